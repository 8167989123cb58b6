import type { Move, Ruleset, State } from '@accretion/engine';
import { describe, expect, it } from 'vitest';
import { withoutDetours } from './detours.ts';
import { noChance } from './sequence.ts';
import type { Study } from './study.ts';

interface Plan extends State {
  readonly free: number;
  readonly marks: readonly number[];
}

/** Marks are put on numbers and taken back; there are three of them. */
const ruleset = {
  rules: { steps: { plan: {} } },
  refuse: ({ free, marks }: Plan, _seat: number, { do: kind, at }: Move & { at: number }) => {
    const may = kind === 'put' ? free > 0 : kind === 'take' ? marks[at] !== 0 : true;
    return may ? null : { why: 'no' };
  },
  clone: (state: Plan) => ({ ...state }),
  play: (state: Plan, _seat: number, { do: kind, at }: Move & { at: number }) => {
    const change = kind === 'put' ? 1 : kind === 'take' ? -1 : 0;
    const marks = state.marks.map((mark, n) => (n === at ? mark + change : mark));
    Object.assign(state, { marks, free: state.free - change });
  },
} as unknown as Ruleset;

const study = { ruleset, seat: 0, rng: noChance } as unknown as Study;
const open = {
  agenda: { stack: [{ do: 'plan' }], lanes: [] },
  free: 3,
  marks: [0, 0, 0, 0],
} as unknown as Plan;
const movesOf = (text: string): Move[] =>
  text.split(' ').map((word) => {
    if (word === 'ready') return { do: 'ready' };
    return { do: word[0] === '+' ? 'put' : 'take', at: Number(word.slice(1)) };
  });

describe('an answer without detours', () => {
  it.each([
    ['+0 +1 +2 ready', '+0 +1 +2 ready'],
    ['+0 -0 +1 ready', '+1 ready'],
    ['+0 +1 -0 +2 ready', '+1 +2 ready'],
    ['+0 +1 +2 -0 +3 ready', '+1 +2 +3 ready'],
    ['+0 +1 +2 -0 -1 +3 +3 ready', '+2 +3 +3 ready'],
    ['+0 +0 -0 ready', '+0 ready'],
  ])('%s is %s', (long, short) => {
    expect(withoutDetours(study, open, movesOf(long))).toEqual(movesOf(short));
  });

  it('keeps moves that lead elsewhere', () => {
    const begun = { ...open, marks: [0, 0, 0, 1], free: 0 };
    const moves = movesOf('-3 +2 ready');
    expect(withoutDetours(study, begun, moves)).toEqual(moves);
  });
});
