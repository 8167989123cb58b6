/** The Actions phase: cards, Effects, Wormholes, exchange, in any order (R33 to R39). */
import { type Refusal, type Step, type Umpire, withId } from '@accretion/engine';
import { mostDiscovery } from './board.ts';
import type { Cards } from './cards.ts';
import { type Slot, slots } from './content.ts';
import { discard, leaveHand } from './deck.ts';
import { barred, discover, discoverable, isEmpowered } from './discover.ts';
import { gainMass } from './mass.ts';
import { noteReactions } from './passives.ts';
import { no } from './refusal.ts';
import { type Move, type Of, type Place, placeOf, type SeatStep, type State, tell } from './state.ts';
import { inLanes } from './turns.ts';
import { activate, pairProblem, pairs } from './wormholes.ts';

export const cardsPerRound = 2;

/** H11: open, each at their own pace. ER8: in the earlier edition each begins with Discover. */
export const actions = (cards: Cards): Of => ({
  run(state, _step, umpire) {
    state.phase = 'actions';
    tell(umpire, { did: 'phase', phase: 'actions' });
    noteReactions(cards, state);
    inLanes(state, 'act', umpire);
  },
});

/** `discover`: may this seat still Discover in its turn (ER9)? */
export type ActStep = SeatStep & { readonly discover: boolean };

const act = (seat: number): Step => ({ do: 'act', seat, discover: false });

/** Moves that are the same in every match, made once. */
const end: Move = { do: 'end' };
const pass: Move = { do: 'pass' };
const exchanges: readonly Move[] = Array.from({ length: mostDiscovery }, (_, n) => ({
  do: 'exchange',
  counters: n + 1,
}));
const discoveries = new Map(slots.map((anomaly): [Slot, Move] => [anomaly, { do: 'discover', anomaly }]));
const uses = new Map(slots.map((anomaly): [Slot, Move] => [anomaly, { do: 'use', anomaly }]));

export const actStep = (cards: Cards): Of<ActStep> => ({
  moves(state, step, seat) {
    const place = placeOf(state, seat);
    const moves: Move[] = [];
    if (step.discover) {
      for (const anomaly of discoverable(cards, place, 0)) moves.push(discoveries.get(anomaly) as Move);
      moves.push(pass);
    }
    if (place.played.length < cardsPerRound)
      for (const card of place.hand) moves.push({ do: 'playCard', card });
    for (const anomaly of place.anomalies)
      if (!place.used.includes(anomaly) && unusable(cards, place, cards.anomaly(anomaly).effect) === null)
        moves.push(uses.get(anomaly) as Move);
    for (const core of place.cores)
      if (!place.usedCores.includes(core) && unusable(cards, place, cards.core(core).effect) === null)
        moves.push({ do: 'useCore', core });
    for (const [first, second] of pairs(place)) moves.push({ do: 'activate', first, second });
    for (let n = 0; n < place.discovery; n++) moves.push(exchanges[n] as Move);
    moves.push(end);
    return moves;
  },
  refuse: (state, step, seat, move) => problem(cards, placeOf(state, seat), step, move, state),
  play(state, _step, seat, move, umpire) {
    const place = placeOf(state, seat);
    switch (move.do) {
      case 'discover':
        discover(cards, state, seat, move.anomaly, 0, umpire);
        umpire.next(act(seat));
        return;
      case 'pass':
        tell(umpire, { did: 'pass', seat });
        umpire.next(act(seat));
        return;
      case 'playCard':
        playCard(cards, state, seat, move.card, umpire);
        return;
      case 'use':
        place.used = slots.filter((one) => one === move.anomaly || place.used.includes(one));
        tell(umpire, { did: 'use', seat, anomaly: move.anomaly });
        carryOut(seat, cards.anomaly(move.anomaly).effect, umpire);
        return;
      case 'useCore':
        place.usedCores = withId(place.usedCores, move.core);
        tell(umpire, { did: 'useCore', seat, core: move.core });
        carryOut(seat, cards.core(move.core).effect, umpire);
        return;
      case 'activate':
        activate(cards, state, seat, move.first, move.second, umpire);
        umpire.next({ do: 'close', seat }, act(seat));
        return;
      case 'exchange': // R37, A62
        place.discovery -= move.counters;
        tell(umpire, { did: 'exchange', seat, counters: move.counters });
        gainMass(state, seat, move.counters, umpire);
        umpire.next({ do: 'close', seat }, act(seat));
        return;
      case 'end':
        tell(umpire, { did: 'end', seat });
    }
  },
  byDefault: () => ({ do: 'end' }),
});

/** R36: an action is completed as a whole before anything is absorbed. */
function carryOut(seat: number, effect: string | null, umpire: Umpire): void {
  if (effect !== null) umpire.next({ do: 'effects', seat, of: effect, at: 0, x: 0 });
  umpire.next({ do: 'close', seat }, act(seat));
}

/** R34, A58: a Tier 3 owned as the card is played empowers it. */
function playCard(cards: Cards, state: State, seat: number, card: number, umpire: Umpire): void {
  const place = placeOf(state, seat);
  const { type, primary } = cards.action(card);
  leaveHand(state, place, card);
  place.played = [...place.played, card];
  tell(umpire, { did: 'playCard', seat, card });
  umpire.next({ do: 'effects', seat, of: primary, at: 0, x: 0 });
  if (isEmpowered(place, type)) umpire.next({ do: 'empower', seat, card });
  umpire.next({ do: 'close', seat }, act(seat));
}

function problem(cards: Cards, place: Place, step: ActStep, move: Move, state: State): Refusal | null {
  switch (move.do) {
    case 'end':
      return null;
    case 'discover':
    case 'pass': {
      if (!step.discover)
        return state.options.edition === 'earlier'
          ? no('ER9', 'discoverWasFirst')
          : no('R28', 'discoveredInPhase');
      return move.do === 'pass' ? null : barred(cards, place, move.anomaly, 0);
    }
    case 'playCard':
      if (!place.hand.includes(move.card)) return no('R33', 'notInHand');
      return place.played.length < cardsPerRound ? null : no('R33', 'twoCards', { count: cardsPerRound });
    case 'use':
      if (!place.anomalies.includes(move.anomaly)) return no('R31', 'notOwned');
      if (place.used.includes(move.anomaly)) return no('R33', 'usedAlready');
      return unusable(cards, place, cards.anomaly(move.anomaly).effect);
    case 'useCore':
      if (!place.cores.includes(move.core)) return no('R57', 'notOwned');
      if (place.usedCores.includes(move.core)) return no('R33', 'usedAlready');
      return unusable(cards, place, cards.core(move.core).effect);
    case 'activate':
      return pairProblem(place, move.first, move.second);
    case 'exchange':
      return move.counters <= place.discovery
        ? null
        : no('R37', 'tooFewCounters', { discovery: place.discovery });
    default:
      return no('R33', 'actNow');
  }
}

/** R78, A33, A59: a cost must be payable in full, and to Discover something must be there to be had. */
function unusable(cards: Cards, place: Place, effect: string | null): Refusal | null {
  if (effect === null) return no('R38', 'noEffect');
  for (const step of cards.effects(effect).steps) {
    if (step.do === 'discardCards' && place.hand.length < step.min)
      return no('A33', 'noCardToDiscard', { count: step.min });
    if (step.do === 'discover' && discoverable(cards, place, step.discount).length === 0)
      return no('A59', 'nothingToDiscover');
  }
  return null;
}

export type EmpowerStep = SeatStep & { readonly card: number };

/** A31: all or none, decided after the primary effects. */
export const empower = (cards: Cards): Of<EmpowerStep> => ({
  moves: () => [
    { do: 'empower', yes: true },
    { do: 'empower', yes: false },
  ],
  refuse: (_state, _step, _seat, move) => (move.do === 'empower' ? null : no('R34', 'empowerOrNot')),
  play(state, { card }, seat, move, umpire) {
    if (move.do !== 'empower' || !move.yes) return;
    const place = placeOf(state, seat);
    place.tally = { ...place.tally, empowered: place.tally.empowered + 1 };
    tell(umpire, { did: 'empower', seat, card });
    umpire.next({ do: 'effects', seat, of: cards.action(card).empowered, at: 0, x: 0 });
  },
});

/** Discarding for an Effect; X is the Power so far. */
export type DiscardStep = SeatStep & {
  readonly of: string;
  readonly at: number;
  readonly x: number;
  readonly min: number;
  readonly max: number;
};

/** R35: discarding a card is not playing it. */
export const discardStep = (cards: Cards): Of<DiscardStep> => ({
  moves(state, { min }, seat) {
    const moves = placeOf(state, seat).hand.map((card): Move => ({ do: 'discard', card }));
    return min > 0 ? moves : [...moves, { do: 'done' }];
  },
  refuse(state, { min }, seat, move) {
    if (move.do === 'done') return min > 0 ? no('R78', 'payFirst', { count: min }) : null;
    if (move.do !== 'discard') return no('R78', 'payFirst', { count: min });
    return placeOf(state, seat).hand.includes(move.card) ? null : no('R78', 'notInHand');
  },
  play(state, { of, at, x, min, max }, seat, move, umpire) {
    let power = x;
    if (move.do === 'discard') {
      const place = placeOf(state, seat);
      power += cards.action(move.card).power;
      leaveHand(state, place, move.card);
      discard(state, seat, [move.card], umpire);
      if (max > 1 && place.hand.length > 0) {
        umpire.next({ do: 'discard', seat, of, at, x: power, min: Math.max(0, min - 1), max: max - 1 });
        return;
      }
    }
    umpire.next({ do: 'effects', seat, of, at, x: power });
  },
});
