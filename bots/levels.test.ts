import type { Judge, Move, Ruleset, State } from '@accretion/engine';
import { describe, expect, it } from 'vitest';
import { levels } from './levels.ts';
import { type LevelName, levelNames } from './names.ts';
import { fastRng } from './rng.ts';

/** One seat takes one of ten piles; the last is worth most, and the judge lists the better half first. */
const ruleset = {
  imagine: () => () => ({ agenda: { stack: [{ do: 'take', seat: 0 }], lanes: [] }, taken: -1 }),
  rules: { steps: { take: {} } },
  toAct: ({ taken }: State & { taken: number }) => (taken < 0 ? 1 : 0),
  moves: () => Array.from({ length: 10 }, (_, pile) => ({ do: 'take', pile })),
  anyMove: () => null,
  outcome: () => null,
  clone: (state: State) => ({ ...state }),
  play: (state: State & { taken: number }, _seat: number, move: Move & { pile: number }) => {
    state.taken = move.pile;
  },
} as unknown as Ruleset;

const judge: Judge = {
  worth: (state) => (state as State & { taken: number }).taken,
  order: (_state, _seat, moves) => [...moves].reverse(),
};

const takenBy = (name: LevelName): number[] => {
  const rng = fastRng(name);
  const bot = levels[name](judge);
  return Array.from({ length: 200 }, () => {
    const move = bot.choose({ ruleset, view: null, seat: 0, rng, budget: { nodes: 100 } });
    return (move as Move & { pile: number }).pile;
  });
};

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

describe('levels', () => {
  it('are named from the weakest to the strongest', () => {
    expect(levelNames).toEqual(['cadet', 'pilot', 'captain', 'singularity']);
    expect(Object.keys(levels)).toEqual(levelNames);
  });

  it('choose better from level to level, and those that search choose the best', () => {
    const [cadet = 0, pilot = 0, captain = 0, singularity = 0] = levelNames.map((name) =>
      mean(takenBy(name)),
    );
    expect(cadet).toBeLessThan(pilot);
    expect(pilot).toBeLessThan(captain);
    expect(captain).toBe(9);
    expect(singularity).toBe(9);
  });

  it('never choose far below the best, not even the weakest', () => {
    expect(Math.min(...takenBy('cadet'))).toBeGreaterThan(2);
    expect(new Set(takenBy('cadet')).size).toBeGreaterThan(2);
  });
});
