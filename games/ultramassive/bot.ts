/**
 * What a strong player of ULTRAMASSIVE looks at. Everything a seat can still do this Round is laid out as a plan on
 * a sketch of its board: gain tokens, exchange spaces, orbit, absorb. The plan's result, with what tokens, counters
 * and Anomalies promise for the Rounds to come, is what the position is worth; so a whole phase is weighed at once.
 */
import { type Judge, type JudgeMaker, openStep, type Seat, type Step } from '@accretion/engine';
import { cardsPerRound } from './rules/act.ts';
import { lastSpace, riftSpace, stackLimit } from './rules/board.ts';
import { Cards } from './rules/cards.ts';
import { challengeOf, progressOf } from './rules/challenges.ts';
import { type Content, type Effect, type Slot, type Token, tierOf } from './rules/content.ts';
import { isEmpowered } from './rules/discover.ts';
import { amountOf } from './rules/effects.ts';
import { rounds } from './rules/round.ts';
import { channels, isSolo, type Move, type Place, placeOf, type State } from './rules/state.ts';

/** Found by playing. */
const taste = {
  /** Spaces a token may hope to move in each Round to come. */
  steps: 2,
  /** What an Anomaly brings in each Round, by tier. */
  tiers: { '1': 2.1, '2A': 1.9, '2B': 1.7, '3': 3.4, '4': 5.5 } as Readonly<Record<string, number>>,
  cores: { alpha: 4, beta: 3, gamma: 2.6, delta: 2.6, epsilon: 2.2, omega: 2 } as Readonly<
    Record<string, number>
  >,
  /** A Discovery Counter, while there is something to buy. */
  counter: 1.15,
  /** An open Wormhole, for each Round until they open again. */
  wormhole: 0.5,
  card: 0.25,
  envy: 0.15,
  challenge: 5,
  progress: 2.5,
};

/** What a seat can still do in this Round. */
interface Plan {
  /** Orbits of one Channel, by spaces; both Channels at once. */
  one: number[];
  both: number[];
  tokens: { mass: number; anti: boolean; anywhere: boolean }[];
  siphons: number;
  mass: number;
  discovery: number;
  pairs: number;
  /** Stacks moved on their own, by spaces. */
  moves: number[];
}

/** A board in outline: fourteen spaces, blue first; how much Matter, how many tokens, which Antimatter. */
interface Sketch {
  readonly matter: number[];
  readonly count: number[];
  readonly anti: number[];
  gained: number;
  counters: number;
}

export const judgeOf: JudgeMaker<Content, State, Move> = (box): Judge<State, Move> => {
  const cards = new Cards(box);
  return {
    worth: (state, seat) => worth(cards, state, seat),
    order: (state, _seat, moves) => [...moves].sort((a, b) => eagerness(b, state) - eagerness(a, state)),
    reply: (_state, _seat, moves, rng) => moves[rng.below(Math.min(moves.length, 3))] as Move,
  };
};

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

/** The own outlook, less a little of the best other one. */
function worth(cards: Cards, state: State, seat: Seat): number {
  const own = outlook(cards, state, seat);
  let rival = 0;
  state.seats.forEach((place, other) => {
    if (other !== seat) rival = Math.max(rival, place.mass);
  });
  return own - taste.envy * rival;
}

function outlook(cards: Cards, state: State, seat: Seat): number {
  const place = placeOf(state, seat);
  if (state.phase === 'over') return place.mass + challengeWorth(cards, state, place);
  const mayAct = canStillAct(state, seat);
  const left = rounds - state.round;
  let best = Number.NEGATIVE_INFINITY;
  const forced = emptyPlan();
  addAgenda(cards, state, seat, place, forced);
  for (const played of mayAct ? choicesOf(place) : [none]) {
    const plan: Plan = {
      ...forced,
      one: [...forced.one],
      both: [...forced.both],
      tokens: [...forced.tokens],
      moves: [...forced.moves],
    };
    if (mayAct) addActions(cards, place, played, plan);
    const saved = left > 0 ? taste.card * (place.hand.length - played.length) : 0;
    best = Math.max(best, saved + carryOut(cards, state, place, plan, left, mayAct));
  }
  return best + promises(cards, state, place, left) + challengeWorth(cards, state, place);
}

const none: readonly number[] = [];
const emptyPlan = (): Plan => ({
  one: [],
  both: [],
  tokens: [],
  siphons: 0,
  mass: 0,
  discovery: 0,
  pairs: 0,
  moves: [],
});

/** Is this seat's Actions phase of the Round still to come, or running? */
function canStillAct(state: State, seat: Seat): boolean {
  switch (state.phase) {
    case 'setup':
    case 'bonus':
    case 'intermission':
      return false;
    case 'actions': {
      const { lanes, stack } = state.agenda;
      const waits = stack.some((step) => step.do === 'lane' && step.seat === seat);
      return (
        waits || lanes.some((lane) => lane.seat === seat && lane.stack.some((step) => step.do === 'act'))
      );
    }
    default:
      return true;
  }
}

/** Which cards of the hand to play: any choice of what may still be played. */
function choicesOf(place: Place): (readonly number[])[] {
  const most = cardsPerRound - place.played.length;
  const found: (readonly number[])[] = [none];
  const { hand } = place;
  for (let a = 0; a < hand.length && most > 0; a++) {
    found.push([hand[a] as number]);
    for (let b = a + 1; b < hand.length && most > 1; b++) found.push([hand[a] as number, hand[b] as number]);
  }
  return found;
}

/** What is under way or drafted. */
function addAgenda(cards: Cards, state: State, seat: Seat, place: Place, plan: Plan): void {
  const { lanes, stack } = state.agenda;
  const lane = lanes.find((one) => one.seat === seat);
  const steps = lane?.stack ?? (openStep(state.agenda, seat)?.seat === seat ? stack.slice(-3) : none);
  for (const step of steps) addStep(cards, place, step as Step, plan);
  for (const pending of place.pending) {
    if (pending.is === 'token') addToken(cards, pending.token, false, plan);
    else addEffects(cards, place, cards.effects(cards.nameOf(state, pending)).steps, 0, plan);
  }
  if (state.phase === 'draft') {
    place.picks.forEach((space, set) => {
      const { steps: drafted = [] } = cards.draftSet(state, set)[space] ?? {};
      addEffects(cards, place, drafted, 0, plan);
    });
  }
}

function addStep(cards: Cards, place: Place, step: Step, plan: Plan): void {
  switch (step.do) {
    case 'effects':
      addEffects(
        cards,
        place,
        cards.effects(step['of'] as string).steps.slice(step['at'] as number),
        step['x'] as number,
        plan,
      );
      return;
    case 'orbit':
      plan.one.push(step['spaces'] as number);
      return;
    case 'orbitOne':
      plan.one.push(step['spaces'] as number);
      return;
    case 'siphon':
      plan.siphons++;
      return;
    case 'place':
    case 'gainToken':
      addToken(cards, step['token'] as Token, step['where'] !== 'first', plan);
      return;
    case 'upgrade':
      plan.mass += 0.7 * (step['left'] as number);
      return;
    case 'moveStack':
      plan.moves.push(step['spaces'] as number);
      return;
    case 'empower':
      addEffects(cards, place, cards.effects(cards.action(step['card'] as number).empowered).steps, 0, plan);
      return;
    case 'discard': {
      const power = Math.max(0, ...place.hand.map((id) => cards.action(id).power));
      addEffects(
        cards,
        place,
        cards.effects(step['of'] as string).steps.slice(step['at'] as number),
        power,
        plan,
      );
      return;
    }
    case 'recycle':
      plan.mass += 0.9 * Math.min(place.hand.length, step['max'] as number);
      return;
    case 'discoverNow':
      plan.discovery += 2;
  }
}

function addToken(cards: Cards, token: Token, anywhere: boolean, plan: Plan): void {
  const anti = token === 'major' || token === 'minor';
  plan.tokens.push({ mass: anti ? (token === 'major' ? 4 : 1) : cards.mass[token], anti, anywhere });
}

function addEffects(cards: Cards, place: Place, effects: readonly Effect[], x: number, plan: Plan): void {
  for (const effect of effects) {
    switch (effect.do) {
      case 'orbit':
        (effect.channel === 'both' ? plan.both : plan.one).push(effect.spaces);
        break;
      case 'siphon':
        plan.siphons += amountOf(effect.times, x);
        break;
      case 'gainMatter':
        for (let n = 0; n < effect.count; n++)
          addToken(cards, effect.token, effect.placement.toLowerCase().includes('wormhole'), plan);
        break;
      case 'gainMatterByPower':
        if (x > 0)
          addToken(
            cards,
            (['blueGiant', 'supergiant', 'primordial'] as const)[Math.min(x, 3) - 1] ?? 'blueGiant',
            false,
            plan,
          );
        break;
      case 'gainAntimatter':
        addToken(cards, effect.size, false, plan);
        break;
      case 'handOutAntimatter':
        addToken(cards, 'major', false, plan);
        break;
      case 'gainSolarMass':
        plan.mass += amountOf(effect.amount, x);
        break;
      case 'loseSolarMass':
        plan.mass -= effect.amount;
        break;
      case 'gainDiscovery':
        plan.discovery += amountOf(effect.amount, x);
        break;
      case 'loseDiscovery':
        plan.discovery -= Math.min(effect.amount, place.discovery);
        break;
      case 'upgradeMatter':
        plan.mass += 0.6 * effect.max;
        break;
      case 'moveStack':
        plan.moves.push(effect.spaces);
        break;
      case 'openWormholes':
        plan.mass += 0.8;
        break;
      case 'recycle':
        plan.mass += 0.9 * Math.min(place.hand.length, effect.max);
        break;
      case 'discover':
        plan.discovery += 2;
        break;
      case 'eachOtherPlayer':
        plan.mass -= 0.4;
    }
  }
}

/** Cards chosen, Effects not used, Wormholes open. What is left of the hand pays for Effects, the strongest first. */
function addActions(cards: Cards, place: Place, played: readonly number[], plan: Plan): void {
  for (const id of played) {
    const { primary, empowered, type } = cards.action(id);
    addEffects(cards, place, cards.effects(primary).steps, 0, plan);
    if (isEmpowered(place, type)) addEffects(cards, place, cards.effects(empowered).steps, 0, plan);
  }
  const spare = place.hand
    .filter((id) => !played.includes(id))
    .map((id) => cards.action(id).power)
    .sort((a, b) => b - a);
  const use = (of: string | null): void => {
    if (of === null) return;
    const { steps } = cards.effects(of);
    if (steps[0]?.do !== 'discardCards') addEffects(cards, place, steps, 0, plan);
    else if (spare.length > 0) addEffects(cards, place, steps.slice(1), spare.shift() ?? 0, plan);
  };
  for (const core of place.cores) if (!place.usedCores.includes(core)) use(cards.core(core).effect);
  for (const slot of place.anomalies) if (!place.used.includes(slot)) use(cards.anomaly(slot).effect);
  plan.pairs += Math.floor(place.wormholes.filter((one) => one.open).length / 2);
}

/** Carries a plan out on a sketch: tokens first, then pairs, then Orbits. */
function carryOut(
  cards: Cards,
  state: State,
  place: Place,
  plan: Plan,
  left: number,
  mayAct: boolean,
): number {
  const last = lastSpace(place.size);
  const extra = place.anomalies.includes('M4') ? 1 : 0;
  const sketch = sketchOf(cards, place);
  const future = taste.steps * left;
  const steps = plan.one.reduce((sum, k) => sum + k, 0) / 2 + plan.both.reduce((sum, k) => sum + k, 0);
  const reach = future + steps;
  const orbitGain = (place.anomalies.includes('O4') ? 1 : 0) * (plan.one.length + 2 * plan.both.length);
  const siphonGain = (place.anomalies.includes('S4') ? 1 : 0) * plan.siphons;
  let discovery = plan.discovery;
  const drawn = { primordial: [2, 1], stellar: [3, 2], supermassive: [4, 2] }[place.size] as [number, number];
  const counter = counterWorth(state, place, left, mayAct);
  for (let n = 0; n < plan.siphons; n++) {
    const [token, counters] = drawn;
    if (token * promise(last, reach) > counters * counter)
      put(sketch, last, { mass: token, anti: false, anywhere: place.anomalies.includes('S2A') }, place);
    else discovery += counters;
  }
  for (const token of plan.tokens) put(sketch, last, token, place);
  for (let n = 0; n < plan.pairs; n++) exchange(sketch, last, reach, place, 2 * openWorth(state, left));
  for (const k of plan.both) for (const channel of [0, 7]) orbit(sketch, channel, k, last, extra);
  for (const k of plan.moves) moveOne(sketch, k, last, reach, extra);
  for (const k of plan.one.sort((a, b) => b - a)) {
    const [blue, pink] = [0, 7].map((channel) => orbitWorth(sketch, channel, k, last, reach, extra));
    orbit(sketch, (blue ?? 0) >= (pink ?? 0) ? 0 : 7, k, last, extra);
  }
  const counters = Math.max(0, Math.min(10, place.discovery + discovery + sketch.counters));
  const mass = place.mass + 0.995 * (plan.mass + sketch.gained + orbitGain + siphonGain);
  return mass + boardWorth(sketch, last, future, extra) + counters * counter + growth(place, mass, left);
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
  if (!wanted) return 1;
  return state.phase === 'actions' && !mayAct ? taste.counter : taste.counter - 0.02;
}

function sketchOf(cards: Cards, place: Place): Sketch {
  const sketch: Sketch = {
    matter: new Array<number>(14).fill(0),
    count: new Array<number>(14).fill(0),
    anti: new Array<number>(14).fill(0),
    gained: 0,
    counters: 0,
  };
  channels.forEach((channel, c) => {
    place[channel].forEach((tokens, i) => {
      for (const token of tokens) {
        if (token === 'major') sketch.anti[c * 7 + i] = 4;
        else if (token === 'minor') sketch.anti[c * 7 + i] = 1;
        else {
          sketch.matter[c * 7 + i] = (sketch.matter[c * 7 + i] as number) + cards.mass[token];
          sketch.count[c * 7 + i] = (sketch.count[c * 7 + i] as number) + 1;
        }
      }
    });
  });
  for (const token of place.hole) {
    if (token === 'minor') sketch.counters++;
    else sketch.gained += cards.mass[token];
  }
  return sketch;
}

/** The share of its value a token may hope for, so many spaces from the hole. */
const promise = (distance: number, reach: number): number => Math.max(0, 1 - distance / (1 + reach));

/** Puts a token where it stands best: far inward by a Wormhole, else into the heavier Channel. */
function put(sketch: Sketch, last: number, token: Plan['tokens'][number], place: Place): void {
  const { matter, anti, count } = sketch;
  const spots = [0, 7];
  if (token.anywhere)
    for (const { channel, space } of place.wormholes) spots.push((channel === 'blue' ? 0 : 7) + space - 1);
  let best = -1;
  let highest = Number.NEGATIVE_INFINITY;
  for (const at of spots) {
    if (anti[at] !== 0 || (token.anti && matter[at] !== 0)) continue;
    if (!token.anti && (matter[at] as number) + token.mass > stackLimit) continue;
    let weight = (at % 7) * 100;
    const from = at < 7 ? 0 : 7;
    for (let i = from; i < from + last; i++) weight += matter[i] as number;
    if (token.anti) weight = -weight;
    if (weight > highest) {
      highest = weight;
      best = at;
    }
  }
  if (best < 0) return;
  if (token.anti) anti[best] = token.mass;
  else {
    matter[best] = (matter[best] as number) + token.mass;
    count[best] = (count[best] as number) + 1;
  }
}

/** Uses the pair of open Wormholes that brings most. */
function exchange(sketch: Sketch, last: number, reach: number, place: Place, price: number): void {
  const { matter, anti, count } = sketch;
  const open = place.wormholes
    .filter((one) => one.open)
    .map(({ channel, space }) => (channel === 'blue' ? 0 : 7) + space - 1);
  const weight = (at: number): number => (matter[at] as number) + (anti[at] === 4 ? 4 : (anti[at] as number));
  let best: [number, number] | null = null;
  let highest = 0.3 + price;
  for (let a = 0; a < open.length; a++) {
    for (let b = a + 1; b < open.length; b++) {
      const [p, q] = [open[a] as number, open[b] as number];
      const gain =
        (weight(p) - weight(q)) * (promise(last - (q % 7), reach) - promise(last - (p % 7), reach));
      const rift = [p, q].some((at, i) => at % 7 === riftSpace - 1 && anti[i === 0 ? q : p] !== 0) ? 1.5 : 0;
      if (gain + rift > highest) {
        highest = gain + rift;
        best = [p, q];
      }
    }
  }
  if (best === null) return;
  const [p, q] = best;
  sketch.gained -= price;
  for (const row of [matter, anti, count]) {
    const kept = row[p] as number;
    row[p] = row[q] as number;
    row[q] = kept;
  }
  settle(sketch);
}

/** Antimatter on a Rift is absorbed. */
function settle(sketch: Sketch): void {
  for (const at of [riftSpace - 1, riftSpace + 6]) {
    const anti = sketch.anti[at] as number;
    if (anti === 4) sketch.gained += 4;
    else sketch.counters += anti;
    sketch.anti[at] = 0;
  }
}

function orbit(sketch: Sketch, from: number, k: number, last: number, extra: number): void {
  const { matter, anti, count } = sketch;
  for (let i = last - 1; i >= 0; i--) {
    const at = from + i;
    if (matter[at] === 0 && anti[at] === 0) continue;
    if (i + k >= last) {
      sketch.gained += (matter[at] as number) + extra * (count[at] as number) + (anti[at] === 4 ? 4 : 0);
      if (anti[at] === 1) sketch.counters++;
    } else {
      matter[at + k] = matter[at] as number;
      count[at + k] = count[at] as number;
      anti[at + k] = anti[at] as number;
    }
    matter[at] = 0;
    count[at] = 0;
    anti[at] = 0;
  }
  settle(sketch);
}

function orbitWorth(
  sketch: Sketch,
  from: number,
  k: number,
  last: number,
  reach: number,
  extra: number,
): number {
  let gain = 0;
  for (let i = 0; i < last; i++) {
    const weight =
      (sketch.matter[from + i] as number) +
      extra * (sketch.count[from + i] as number) +
      (sketch.anti[from + i] as number);
    if (weight === 0) continue;
    const now = promise(last - i, reach);
    gain += weight * ((i + k >= last ? 1.3 : promise(last - i - k, reach)) - now);
    if (i + k === riftSpace - 1 && sketch.anti[from + i] !== 0) gain += weight * 0.5;
  }
  return gain;
}

/** The stack that gains most from moving on its own. */
function moveOne(sketch: Sketch, k: number, last: number, reach: number, extra: number): void {
  let best = -1;
  let highest = 0;
  for (let at = 0; at < 14; at++) {
    const weight = sketch.matter[at] as number;
    if (weight === 0 || at % 7 >= last) continue;
    const to = (at % 7) + k;
    const free = to >= last || (sketch.matter[at + k] === 0 && sketch.anti[at + k] === 0);
    const gain = weight * ((to >= last ? 1 : promise(last - to, reach)) - promise(last - (at % 7), reach));
    if (free && gain > highest) {
      highest = gain;
      best = at;
    }
  }
  if (best < 0) return;
  const weight = sketch.matter[best] as number;
  if ((best % 7) + k >= last) sketch.gained += weight + extra * (sketch.count[best] as number);
  else {
    sketch.matter[best + k] = weight;
    sketch.count[best + k] = sketch.count[best] as number;
  }
  sketch.matter[best] = 0;
  sketch.count[best] = 0;
}

function boardWorth(sketch: Sketch, last: number, reach: number, extra: number): number {
  let worthOf = 0;
  for (let at = 0; at < 14; at++) {
    const i = at % 7;
    const share = promise(last - i, reach);
    worthOf += ((sketch.matter[at] as number) + extra * (sketch.count[at] as number)) * share;
    const anti = sketch.anti[at] as number;
    if (anti > 0) worthOf += anti * (i < riftSpace - 1 ? (reach > 0 ? 0.7 : 0) : share);
  }
  return worthOf + 0.01 * sketch.matter.reduce((sum, one) => sum + one, 0);
}

/** What Anomalies and open Wormholes promise for the Rounds to come. */
function promises(cards: Cards, state: State, place: Place, left: number): number {
  let sum = openWorth(state, left) * place.wormholes.filter((one) => one.open).length;
  for (const slot of place.anomalies) sum += left * anomalyWorth(slot);
  for (const core of place.cores) sum += left * (taste.cores[cards.coreKey(core)] ?? 2);
  return sum;
}

/** An open Wormhole is worth keeping, unless all open again after this Round. */
const openWorth = (state: State, left: number): number =>
  left === 0 || state.round === 2 || state.round === 4 ? 0 : taste.wormhole;

const anomalyWorth = (slot: Slot): number => taste.tiers[tierOf(slot)] ?? 0;

/** Solo: Challenges done, and how far the others have come. */
function challengeWorth(cards: Cards, state: State, place: Place): number {
  if (!isSolo(state)) return 0;
  let sum = 0;
  for (const { card, states } of state.challenges) {
    states.forEach((one, which) => {
      if (one === 'done') sum += taste.challenge;
      if (one !== 'open') return;
      const { metric, value, test, reward } = challengeOf(cards, card, which);
      if (test === 'atLeast' && value > 0)
        sum += (taste.progress + 0.4 * reward) * Math.min(1, progressOf(cards, place, metric) / value) * 0.7;
    });
  }
  return sum;
}
