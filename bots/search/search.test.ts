import {
  erased,
  firstSeat,
  type Judge,
  type Move,
  nobody,
  only,
  type Ruleset,
  rulesetOf,
  type Seat,
  type State,
} from '@accretion/engine';
import { type TinyState, tiny } from '@accretion/engine/kit/tiny';
import { describe, expect, it } from 'vitest';
import type { Ask, Bot, Budget } from '../bot.ts';
import { greedy } from '../greedy.ts';
import { fastRng } from '../rng.ts';
import { thoughtful } from '../thoughtful.ts';
import { searcher } from './search.ts';

const ruleset: Ruleset = erased(rulesetOf(tiny));

/** Coins count, and good cards in the hand a little, also those about to be drawn. */
const judge: Judge = {
  worth(state, seat) {
    const { coins, offered, hand, stash } = (state as TinyState).seats[seat] as TinyState['seats'][number];
    const draws = state.agenda.lanes.flatMap(({ posts }) => posts).filter((post) => post.do === 'draw');
    const cards = hand.reduce((sum, card) => sum + card, 6 * draws.filter((one) => one.seat === seat).length);
    return coins + 0.9 * offered + 0.02 * cards + 0.01 * stash.length;
  },
  order: (_state, _seat, moves) => moves,
  settled: (state) => state.agenda.stack.at(-1)?.do === 'pick' && state.agenda.lanes.length === 0,
  unseal(state, seat) {
    if (state.agenda.stack.at(-1)?.do !== 'pick') return;
    (state as TinyState).seats.forEach((place, other) => {
      if (other === seat || !place.picked) return;
      if (place.pick !== null) place.hand = [...place.hand, place.pick].sort((a, b) => a - b);
      place.pick = null;
      place.picked = false;
    });
  },
  hopes: (state) => (state as TinyState).seats.map(({ coins }, seat) => ({ seats: only(seat), hope: coins })),
};

const captain = searcher('captain', judge, { nodes: 300 });

interface Moment {
  readonly state: State;
  readonly seat: Seat;
}

/** A match in which each seat plays as its bot does; every moment at which somebody was asked. */
function played(bots: readonly Bot[], name: string, seats = bots.length): { moments: Moment[]; end: State } {
  const rng = fastRng(name);
  const state = ruleset.setup({ pairs: false }, seats, rng);
  const moments: Moment[] = [];
  for (let asked = ruleset.toAct(state); asked !== nobody; asked = ruleset.toAct(state)) {
    const seat = firstSeat(asked);
    moments.push({ state: ruleset.clone(state), seat });
    const ask = { ruleset, view: ruleset.view(state, only(seat)), seat, rng };
    const move = (bots[seat] as Bot).choose(ask);
    expect(ruleset.refuse(state, seat, move)).toBeNull();
    ruleset.play(state, seat, move, rng);
  }
  return { moments, end: state };
}

const askAt = ({ state, seat }: Moment, chance: string, view = ruleset.view(state, only(seat))): Ask => ({
  ruleset,
  view,
  seat,
  rng: fastRng(chance),
});

const { moments } = played([captain, captain, captain], 'moments');
const thoughtAt = (moment: Moment, chance = 'think'): unknown => captain.think?.(askAt(moment, chance));

describe('a search', () => {
  it('has the same thought with the same chance and nodes', () => {
    for (const moment of moments) expect(thoughtAt(moment)).toEqual(thoughtAt(moment));
  });

  it('thinks the same to the byte when all that is hidden is changed', () => {
    for (const [i, moment] of moments.entries()) {
      const { state, seat } = moment;
      const view = ruleset.view(state, only(seat));
      const other = ruleset.imagine(view, only(seat))(fastRng(`other ${i}`));
      expect(JSON.stringify(thoughtAt({ state: other, seat }))).toBe(JSON.stringify(thoughtAt(moment)));
    }
  });

  it('would be found out if it saw more than its seat', () => {
    const everyone = 0b111;
    const leaky = ({ state, seat }: Moment): string =>
      JSON.stringify(
        captain.think?.({
          ...askAt({ state, seat }, 'think', ruleset.view(state, everyone)),
          viewer: everyone,
        }),
      );
    const told = moments.filter((moment, i) => {
      const view = ruleset.view(moment.state, only(moment.seat));
      const other = ruleset.imagine(view, only(moment.seat))(fastRng(`other ${i}`));
      return leaky({ ...moment, state: other }) !== leaky(moment);
    });
    expect(told.length).toBeGreaterThan(0);
  });

  it('keeps to its nodes, and to its time', () => {
    const [moment] = moments as [Moment];
    const nodes = (budget: Budget): number =>
      captain.think?.({ ...askAt(moment, 'think'), budget })?.nodes ?? 0;
    expect(nodes({ nodes: 2000 })).toBeGreaterThan(nodes({ nodes: 500 }));
    expect(nodes({ nodes: 500 })).toBeLessThan(800);
    let now = 0;
    const clock = { millis: 10, now: () => now++ };
    expect(nodes({ nodes: 1_000_000, clock })).toBeLessThan(5000);
  });

  it('plays lanes as whole sequences, and thinks again when it sees something else', () => {
    let thoughts = 0;
    const counting: Bot = {
      ...captain,
      think(ask) {
        thoughts++;
        return captain.think?.(ask) as ReturnType<NonNullable<Bot['think']>>;
      },
    };
    const clicks = played([thoughtful(counting), thoughtful(counting)], 'sequence').moments.length;
    expect(thoughts).toBeGreaterThan(4);
    expect(thoughts).toBeLessThan(clicks);
  });

  it('tells what it considered, the best first, with chances between 0 and 1', () => {
    for (const moment of moments) {
      const thought = captain.think?.(askAt(moment, 'think'));
      if (thought === undefined || thought.nodes === 0) continue;
      expect(thought.alternatives[0]?.move).toEqual(thought.move);
      for (const { chance } of thought.alternatives) {
        expect(chance).toBeGreaterThanOrEqual(0);
        expect(chance).toBeLessThanOrEqual(1);
      }
    }
  });

  it('beats looking one move ahead', () => {
    let points = 0;
    for (let match = 0; match < 60; match++) {
      const bots = [thoughtful(captain), greedy(judge)];
      if (match % 2 === 1) bots.reverse();
      const { end } = played(bots, `match ${match >> 1}`);
      points += (ruleset.outcome(end)?.ranks[match % 2] ?? 2) === 1 ? 1 : 0;
    }
    expect(points).toBeGreaterThan(30);
  });
});

describe('a search where more is legal than is offered', () => {
  it('finds a better move beyond the list, if the judge wants to see more', () => {
    const state = ruleset.setup({ pairs: false, calls: true }, 2, fastRng('calls'));
    const call: Judge = {
      ...judge,
      worth: (after) => -Math.abs((after as TinyState).called - 613),
      settled: () => true,
    };
    const rng = fastRng('to the call');
    while (state.agenda.stack.at(-1)?.do !== 'call') {
      const seat = firstSeat(ruleset.toAct(state));
      ruleset.play(state, seat, ruleset.byDefault(state, seat, rng), rng);
    }
    const seat = firstSeat(ruleset.toAct(state));
    const called = (widen: number): number => {
      const bot = searcher('captain', { ...call, widen }, { nodes: 500 });
      const move = bot.choose(askAt({ state, seat }, 'wide')) as Move & { number: number };
      return Math.abs(move.number - 613);
    };
    expect(called(40)).toBeLessThan(called(0));
  });
});
