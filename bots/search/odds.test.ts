import type { Judge, Outcome, Ruleset, State } from '@accretion/engine';
import { describe, expect, it } from 'vitest';
import { chancesOf } from './odds.ts';

const state: State = { agenda: { stack: [], lanes: [] } };
const at = (outcome: Partial<Outcome> | null, hopes?: Judge['hopes']): number[] =>
  chancesOf(
    {
      ruleset: { outcome: () => outcome } as unknown as Ruleset,
      judge: { worth: () => 0, order: (_, __, moves) => moves, ...(hopes === undefined ? {} : { hopes }) },
    },
    state,
  );

describe('chances', () => {
  it('are certain at the end, and shared by those who win together', () => {
    expect(at({ ranks: [2, 1, 1] })).toEqual([0, 0.5, 0.5]);
  });

  it('are whole for each seat of a side that wins, as before the end', () => {
    const sides: Judge['hopes'] = () => [
      { seats: 0b011, hope: 1 },
      { seats: 0b100, hope: 0 },
    ];
    expect(at({ ranks: [1, 1, 3] }, sides)).toEqual([1, 1, 0]);
    expect(at({ ranks: [1, 1, 1] }, sides)).toEqual([0.5, 0.5, 0.5]);
  });

  it('are equal for equal hopes, and add up to one', () => {
    const chances = at(null, () => [0, 1, 2].map((seat) => ({ seats: 1 << seat, hope: 700 })));
    for (const chance of chances) expect(chance).toBeCloseTo(1 / 3);
  });

  it('are the same for all of a side, and leave the rest to rivals without a seat', () => {
    const [first = 0, second = 0] = at(null, () => [
      { seats: 0b11, hope: 1 },
      { seats: 0, hope: 1 - Math.log(3) },
    ]);
    expect(first).toBeCloseTo(0.75);
    expect(second).toBeCloseTo(0.75);
  });

  it('are not made up where the judge sees no hopes', () => {
    expect(at(null)).toEqual([]);
  });
});
