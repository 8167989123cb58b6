/**
 * What a strong player of ULTRAMASSIVE looks at. Everything a seat can still do this Round is laid out as a plan on
 * a sketch of its board: gain tokens, exchange spaces, orbit, absorb. The plan's result, with what tokens, counters
 * and Anomalies promise for the Rounds to come, is what the position is worth; so a whole phase is weighed at once.
 */
import type { Judge, JudgeMaker, Seat } from '@accretion/engine';
import { closing } from './bot/closing.ts';
import { hopesOf } from './bot/hopes.ts';
import {
  addActions,
  addAgenda,
  canStillAct,
  choicesOf,
  copyOf,
  emptyPlan,
  none,
  type Plan,
  usesOf,
} from './bot/plan.ts';
import {
  boardWorth,
  exchange,
  moveOne,
  openSpaces,
  orbit,
  orbitWorth,
  promise,
  put,
  redrawn,
  type Sketch,
  sketchOf,
} from './bot/sketch.ts';
import { weights } from './bot/weights.ts';
import { lastSpace } from './rules/board.ts';
import type { Cards } from './rules/cards.ts';
import { challengeOf, progressOf } from './rules/challenges.ts';
import { type Slot, tierOf } from './rules/content.ts';
import { rounds } from './rules/round.ts';
import { isSolo, type Move, type Place, placeOf, type State } from './rules/state.ts';

export { weights } from './bot/weights.ts';

export const judgeOf: JudgeMaker<Cards, State, Move> = (cards): Judge<State, Move> => {
  return {
    worth: (state, seat) => worth(cards, state, seat),
    plan: (state, seat, moves) => closing(state, seat, moves),
    order: (state, _seat, moves) => [...moves].sort((a, b) => eagerness(b, state) - eagerness(a, state)),
    reply: (_state, _seat, moves, rng) => moves[rng.below(Math.min(moves.length, 3))] as Move,
    settled: ({ phase }) =>
      phase === 'draft' || phase === 'intermission' || phase === 'setup' || phase === 'over',
    unseal,
    hopes: (state) => hopesOf(state, (seat) => worth(cards, state, seat)),
    pace: 25,
  };
};

/** Discoveries and Wormholes that were locked in are open again. */
function unseal(state: State, seat: Seat): void {
  const question = state.agenda.stack.at(-1)?.do;
  state.seats.forEach((place, other) => {
    if (other === seat) return;
    if (question === 'discover') {
      place.decided = false;
      place.choice = null;
    } else if (question === 'placeWormholes') {
      place.placed = false;
      place.placing = [];
    }
  });
}

const kinds: readonly Move['do'][] = [
  'end',
  'pass',
  'exchange',
  'done',
  'activate',
  'useCore',
  'use',
  'playCard',
];
const eagerness = (move: Move, state: State): number =>
  move.do === 'exchange' && state.round === rounds ? move.counters : kinds.indexOf(move.do);

/** The outlook of its own, less a little of the best other one. */
function worth(cards: Cards, state: State, seat: Seat): number {
  const own = outlook(cards, state, seat);
  let rival = 0;
  state.seats.forEach((place, other) => {
    if (other !== seat) rival = Math.max(rival, place.mass);
  });
  return own - weights.envy * rival;
}

function outlook(cards: Cards, state: State, seat: Seat): number {
  const place = placeOf(state, seat);
  if (state.phase === 'over') return place.mass + challengeWorth(cards, state, place);
  const mayAct = canStillAct(state, seat);
  const left = rounds - state.round;
  let best = Number.NEGATIVE_INFINITY;
  const forced = emptyPlan();
  addAgenda(cards, state, seat, place, forced);
  const stand = standOf(cards, state, place, left, mayAct);
  const uses = mayAct ? usesOf(cards, place) : [];
  for (const played of mayAct ? choicesOf(place) : [none]) {
    const plan = mayAct ? copyOf(forced) : forced;
    if (mayAct) addActions(cards, place, played, uses, plan);
    const saved = left > 0 ? weights.card * (place.hand.length - played.length) : 0;
    best = Math.max(best, saved + carryOut(stand, plan));
  }
  return best + promises(cards, state, place, left) + challengeWorth(cards, state, place);
}

/** What all plans of a seat have in common. */
interface Stand {
  readonly place: Place;
  readonly sketch: Sketch;
  readonly open: readonly number[];
  readonly last: number;
  readonly left: number;
  /** Solar Mass more: for each token absorbed, for each Orbit, for each Siphon. */
  readonly extra: number;
  readonly perOrbit: number;
  readonly perSiphon: number;
  readonly anywhere: boolean;
  /** What a counter, and an open Wormhole, is worth. */
  readonly counter: number;
  readonly wormhole: number;
}

const standOf = (cards: Cards, state: State, place: Place, left: number, mayAct: boolean): Stand => ({
  place,
  sketch: sketchOf(cards, place),
  open: openSpaces(place),
  last: lastSpace(place.size),
  left,
  extra: place.anomalies.includes('M4') ? 1 : 0,
  perOrbit: place.anomalies.includes('O4') ? 1 : 0,
  perSiphon: place.anomalies.includes('S4') ? 1 : 0,
  anywhere: place.anomalies.includes('S2A'),
  counter: counterWorth(state, place, left, mayAct),
  wormhole: openWorth(state, left),
});

/** What a Siphon draws, by size: a token of so much, or so many counters. */
const drawn = {
  primordial: { mass: 2, counters: 1 },
  stellar: { mass: 3, counters: 2 },
  supermassive: { mass: 4, counters: 2 },
} as const;

/** Carries a plan out on a sketch: tokens first, then pairs, then Orbits. */
function carryOut(stand: Stand, plan: Plan): number {
  const { place, last, extra, left, counter, open } = stand;
  const { one, both, moves, tokens, siphons } = plan;
  const sketch = redrawn(stand.sketch);
  const future = weights.steps * left;
  const reach = future + sum(one) / 2 + sum(both);
  const orbitGain = stand.perOrbit * (one.length + 2 * both.length);
  const siphonGain = stand.perSiphon * siphons;
  let discovery = plan.discovery;
  const { mass: token, counters: few } = drawn[place.size];
  for (let n = 0; n < siphons; n++) {
    if (token * promise(last, reach) > few * counter)
      put(sketch, last, { mass: token, anti: false, anywhere: stand.anywhere }, place);
    else discovery += few;
  }
  for (const found of tokens) put(sketch, last, found, place);
  for (let n = 0; n < plan.pairs; n++) exchange(sketch, last, reach, open, 2 * stand.wormhole);
  for (const k of both) {
    orbit(sketch, 0, k, last, extra);
    orbit(sketch, 7, k, last, extra);
  }
  for (const k of moves) moveOne(sketch, k, last, reach, extra);
  for (const k of one.length > 1 ? one.sort((a, b) => b - a) : one) {
    const blue = orbitWorth(sketch, 0, k, last, reach, extra);
    const pink = orbitWorth(sketch, 7, k, last, reach, extra);
    orbit(sketch, blue >= pink ? 0 : 7, k, last, extra);
  }
  const counters = Math.max(0, Math.min(10, place.discovery + discovery + sketch.counters));
  const mass = place.mass + 0.995 * (plan.mass + sketch.gained + orbitGain + siphonGain);
  return mass + boardWorth(sketch, last, future, extra) + counters * counter + growth(place, mass, left);
}

function sum(numbers: readonly number[]): number {
  let all = 0;
  for (let i = 0; i < numbers.length; i++) all += numbers[i] as number;
  return all;
}

/** Reaching the next size within the Round brings a Core Anomaly. */
function growth(place: Place, mass: number, left: number): number {
  let grown = 0;
  if (place.size === 'primordial' && mass >= 20) grown++;
  if (place.size !== 'supermassive' && mass >= 50) grown++;
  return grown * 3 * (left + 0.5);
}

function counterWorth(state: State, place: Place, left: number, mayAct: boolean): number {
  if (left === 0) return mayAct ? 0.99 : 0;
  const wanted = place.anomalies.length < 8 && left > 1;
  if (!wanted) return 0.999; // a little less than Solar Mass: all are exchanged at one go, not one by one
  return state.phase === 'actions' && !mayAct ? weights.counter : weights.counter - 0.02;
}

/** What Anomalies and open Wormholes promise for the Rounds to come. */
function promises(cards: Cards, state: State, place: Place, left: number): number {
  let sum = openWorth(state, left) * place.wormholes.filter((one) => one.open).length;
  for (const slot of place.anomalies) sum += left * anomalyWorth(slot);
  for (const core of place.cores) sum += left * (weights.cores[cards.coreKey(core)] ?? 2);
  return sum;
}

/** An open Wormhole is worth keeping, unless all open again after this Round. */
const openWorth = (state: State, left: number): number =>
  left === 0 || state.round === 2 || state.round === 4 ? 0 : weights.wormhole;

const anomalyWorth = (slot: Slot): number => weights.tiers[tierOf(slot)] ?? 0;

/** Solo: Challenges done, and how far the others have come. */
function challengeWorth(cards: Cards, state: State, place: Place): number {
  if (!isSolo(state)) return 0;
  let sum = 0;
  for (const { card, states } of state.challenges) {
    states.forEach((one, which) => {
      if (one === 'done') sum += weights.challenge;
      if (one !== 'open') return;
      const { metric, value, test, reward } = challengeOf(cards, card, which);
      if (test === 'atLeast' && value > 0)
        sum +=
          (weights.progress + 0.4 * reward) * Math.min(1, progressOf(cards, place, metric) / value) * 0.7;
    });
  }
  return sum;
}
