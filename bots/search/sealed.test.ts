import type { Judge, Move, Rng, Ruleset, State } from '@accretion/engine';
import { describe, expect, it } from 'vitest';
import { fastRng } from '../rng.ts';
import { searcher } from './search.ts';

interface Rounds extends State {
  round: number;
  marks: number;
}

/**
 * One seat marks what it likes and says ready; everybody else has answered long ago. So its word ends the question, dice
 * are rolled, and the next round asks the same of the same seat.
 */
const ruleset = {
  rules: { steps: { mark: { owes: () => 1 } }, shape: { node: { is: 'any' } } },
  imagine: () => () => ({ agenda: { stack: [{ do: 'mark', seat: 0 }], lanes: [] }, round: 1, marks: 0 }),
  view: (state: Rounds) => state,
  toAct: ({ round }: Rounds) => (round < 4 ? 1 : 0),
  moves: () => [{ do: 'mark' }, { do: 'ready' }],
  anyMove: () => null,
  outcome: () => null,
  refuse: () => null,
  clone: (state: Rounds) => ({ ...state, agenda: { stack: [...state.agenda.stack], lanes: [] } }),
  play: (state: Rounds, _seat: number, move: Move, rng: Rng) => {
    if (move.do === 'mark') state.marks++;
    else {
      state.round++;
      state.marks += rng.below(2);
      state.agenda.stack = [{ do: 'mark', seat: 0 }];
    }
  },
} as unknown as Ruleset;

const judge: Judge = {
  worth: (state) => -Math.abs((state as Rounds).marks - 3),
  order: (_state, _seat, moves) => moves,
  reply: (_state, _seat, [mark]) => mark as Move,
  plan: (state, _seat, moves) => moves[(state as Rounds).marks < 2 ? 0 : 1] ?? null,
};

describe('a sealed answer in small moves', () => {
  it('ends with the question, though the next one may be put to the same seat', () => {
    const captain = searcher('captain', judge, { nodes: 300 });
    for (let n = 0; n < 8; n++) {
      const thought = captain.think?.({ ruleset, view: null, seat: 0, rng: fastRng(`sealed ${n}`) });
      for (const { move, sequence } of thought?.alternatives ?? []) {
        const answer = [move, ...sequence];
        expect(answer.findIndex((one) => one.do === 'ready')).toBe(answer.length - 1);
      }
    }
  });
});
