/** Recycling: discard, draw, Solar Mass (R17, R77). Chance is shared, so it waits for the seats ahead (H17). */
import type { Cards } from './cards.ts';
import { discard, draw, leaveHand } from './deck.ts';
import { gainMass } from './mass.ts';
import { no } from './refusal.ts';
import { type Move, type Of, type Pending, placeOf, type SeatStep, type State, turnOrder } from './state.ts';

export type RecycleStep = SeatStep & { readonly max: number };

/** Chooses the cards. They lie open beside the board until the draw, after the seats ahead. */
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
  play(state, _step, seat, move, umpire) {
    if (move.do !== 'recycle') return;
    const place = placeOf(state, seat);
    for (const card of move.cards) leaveHand(state, place, card);
    place.recycling = [...move.cards].sort((a, b) => a - b);
    if (move.cards.length === 0) umpire.next({ do: 'close', seat }, { do: 'gain', seat });
    else umpire.post({ do: 'recycled', seat });
  },
};

/** H17: in turn order. R77: the Solar Mass equals the cards discarded even if fewer could be drawn. */
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
    gainMass(state, seat, recycling.length, umpire);
    umpire.next({ do: 'close', seat }, { do: 'gain', seat });
  },
});

function seatsAheadRecycle(cards: Cards, state: State, seat: number): boolean {
  const order = turnOrder(state);
  return order
    .slice(0, order.indexOf(seat))
    .some((ahead) => placeOf(state, ahead).pending.some((one) => isRecycling(cards, state, one)));
}

/** Does gaining this Resource end with recycling? */
export function isRecycling(cards: Cards, state: State, pending: Pending): boolean {
  if (pending.is === 'token') return false;
  return cards.effects(cards.nameOf(state, pending)).steps.at(-1)?.do === 'recycle';
}

/** All choices of at most so many. */
function subsets(ids: readonly number[], max: number): number[][] {
  let found: number[][] = [[]];
  for (const id of ids)
    found = [...found, ...found.filter((one) => one.length < max).map((one) => [...one, id])];
  return found;
}
