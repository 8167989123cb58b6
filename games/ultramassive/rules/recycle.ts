/**
 * Recycling: discard, draw, Solar Mass (R17, R77). The deck is shared, and nobody's draw may depend on who was quicker
 * (H17): so the cards for each recycle space lie ready before anybody picks it, and are drawn at once. Where the deck
 * could run out there are none to lay ready; then recycling waits its turn until the others have gained.
 */
import { type Umpire, withId, withoutId } from '@accretion/engine';
import type { Cards } from './cards.ts';
import { discard, draw, drawReady, leaveHand } from './deck.ts';
import { gainMass } from './mass.ts';
import { no } from './refusal.ts';
import {
  type Aside,
  type Move,
  type Of,
  type Pending,
  placeOf,
  type SeatStep,
  type State,
  tell,
  turnOrder,
} from './state.ts';

export type RecycleStep = SeatStep & { readonly max: number; readonly of: string };

/** H17: cards of the deck for every recycle space on offer, unless drawing them all could empty it (A26). */
export function layAside(cards: Cards, state: State, onOffer: readonly Pending[], umpire: Umpire): void {
  const spaces = onOffer.flatMap((one) => recyclingOf(cards, state, one) ?? []);
  const needed = spaces.reduce((sum, { max }) => sum + max, 0);
  if (needed === 0 || needed >= state.deck.length) return;
  state.aside = spaces.map(({ of, max }): Aside => {
    const ready: number[] = [];
    while (ready.length < max) {
      const card = umpire.rng.from(state.deck);
      state.deck = withoutId(state.deck, card);
      ready.push(card);
    }
    return { of, cards: ready };
  });
  tell(umpire, { did: 'setAside', cards: needed });
}

/** What lies ready for spaces that nobody has taken goes back into the deck. */
export function putBackUnused(cards: Cards, state: State): void {
  const taken = state.seats.flatMap(({ pending }) =>
    pending.flatMap((one) => recyclingOf(cards, state, one)?.of ?? []),
  );
  for (const one of state.aside) if (!taken.includes(one.of)) putBack(state, one, one.cards);
}

function putBack(state: State, aside: Aside, unused: readonly number[]): void {
  state.aside = state.aside.filter((one) => one !== aside);
  for (const card of unused) state.deck = withId(state.deck, card);
}

export const recycle: Of<RecycleStep> = {
  moves: (state, { max }, seat) =>
    subsets(placeOf(state, seat).hand, max).map((cards): Move => ({ do: 'recycle', cards })),
  refuse(state, { max }, seat, move) {
    if (move.do !== 'recycle') return no('R17', 'recycleFirst');
    const { hand } = placeOf(state, seat);
    if (move.cards.length > max) return no('R17', 'recycleAtMost', { max });
    if (new Set(move.cards).size < move.cards.length) return no('R17', 'cardTwice');
    return move.cards.every((card) => hand.includes(card)) ? null : no('R17', 'notInHand');
  },
  play(state, { of }, seat, move, umpire) {
    if (move.do !== 'recycle') return;
    const place = placeOf(state, seat);
    for (const card of move.cards) leaveHand(state, place, card);
    const chosen = [...move.cards].sort((a, b) => a - b);
    tell(umpire, { did: 'recycle', seat, cards: chosen });
    const ready = state.aside.find((one) => one.of === of);
    if (ready === undefined && chosen.length > 0) {
      place.recycling = chosen; // open beside the board until the draw
      umpire.post({ do: 'recycled', seat });
      return;
    }
    discard(state, seat, chosen, umpire);
    if (ready !== undefined) {
      drawReady(state, seat, ready.cards.slice(0, chosen.length), umpire);
      putBack(state, ready, ready.cards.slice(chosen.length));
    }
    score(state, seat, chosen.length, umpire);
  },
};

/** R77: the Solar Mass equals the cards discarded even if fewer could be drawn. */
function score(state: State, seat: number, count: number, umpire: Umpire): void {
  gainMass(state, seat, count, umpire);
  umpire.next({ do: 'close', seat }, { do: 'gain', seat });
}

/** H17: from a deck that may run out, in turn order. */
export const recycled = (cards: Cards): Of => ({
  run(state, step, umpire) {
    const { seat } = step;
    if (seatsAheadRecycle(cards, state, seat)) {
      umpire.post(step);
      return;
    }
    const place = placeOf(state, seat);
    const { recycling } = place;
    place.recycling = [];
    discard(state, seat, recycling, umpire);
    draw(state, seat, recycling.length, umpire);
    score(state, seat, recycling.length, umpire);
  },
});

function seatsAheadRecycle(cards: Cards, state: State, seat: number): boolean {
  const order = turnOrder(state);
  return order
    .slice(0, order.indexOf(seat))
    .some((ahead) => placeOf(state, ahead).pending.some((one) => isRecycling(cards, state, one)));
}

/** The recycling that gaining this Resource ends with, and the name of its effects. */
function recyclingOf(cards: Cards, state: State, pending: Pending): { of: string; max: number } | null {
  if (pending.is === 'token') return null;
  const of = cards.nameOf(state, pending);
  const last = cards.effects(of).steps.at(-1);
  return last?.do === 'recycle' ? { of, max: last.max } : null;
}

/** Does gaining this Resource end with recycling? */
export const isRecycling = (cards: Cards, state: State, pending: Pending): boolean =>
  recyclingOf(cards, state, pending) !== null;

/** All choices of at most so many. */
function subsets(ids: readonly number[], max: number): number[][] {
  let found: number[][] = [[]];
  for (const id of ids)
    found = [...found, ...found.filter((one) => one.length < max).map((one) => [...one, id])];
  return found;
}
