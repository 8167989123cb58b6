import {
  erased,
  firstSeat,
  type Judge,
  nobody,
  type Outcome,
  only,
  type Ruleset,
  rulesetOf,
} from '@accretion/engine';
import { type DartsMove, type DartsState, darts } from '@accretion/engine/kit/tiny';
import { describe, expect, it } from 'vitest';
import type { Bot } from '../bot.ts';
import { fastRng } from '../rng.ts';
import { searcher } from './search.ts';

const ruleset: Ruleset = erased(rulesetOf(darts));

/** Points, and nothing about where to aim: that is left to the search. */
const judge: Judge = {
  worth(state, seat) {
    const { points } = state as DartsState;
    return (points[seat] ?? 0) - (points[1 - seat] ?? 0);
  },
  order: (_state, _seat, moves) => moves,
};

const listed = searcher('listed', judge, { nodes: 400 });
const beyond = searcher('beyond', { ...judge, widen: 24 }, { nodes: 400 });

function played(bots: readonly Bot[], name: string, see: (aim: number) => void): Outcome | null {
  const rng = fastRng(name);
  const state = ruleset.setup({}, 2, rng);
  for (let asked = ruleset.toAct(state); asked !== nobody; asked = ruleset.toAct(state)) {
    const seat = firstSeat(asked);
    const ask = { ruleset, view: ruleset.view(state, only(seat)), seat, rng };
    const move = (bots[seat] as Bot).choose(ask) as DartsMove;
    see(move.aim);
    ruleset.play(state, seat, move, rng);
  }
  return ruleset.outcome(state);
}

describe('search beyond the list, with a continuum of moves and dice', () => {
  it('beats search among the moves that are offered', () => {
    const aims = new Set<number>();
    let wins = 0;
    for (let match = 0; match < 20; match++) {
      const bots = match % 2 === 0 ? [beyond, listed] : [listed, beyond];
      const outcome = played(bots, `darts ${match >> 1}`, (aim) => aims.add(aim));
      if (outcome?.ranks[match % 2] === 1) wins++;
    }
    expect(wins).toBeGreaterThan(15);
    expect(aims.size).toBeGreaterThan(50);
  });
});
