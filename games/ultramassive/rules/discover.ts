/** Discovery: Anomalies for Discovery Counters (R28 to R32, R83). */
import { nobody, only, type Refusal, type Seats, type Umpire, unheard } from '@accretion/engine';
import type { Cards } from './cards.ts';
import { type Slot, slots, tierOf, typeOf } from './content.ts';
import { no } from './refusal.ts';
import {
  isSolo,
  type Move,
  type Of,
  type OpenPlace,
  placeOf,
  type SeatStep,
  type State,
  tell,
  turnOrder,
} from './state.ts';

/** R29: what an Anomaly needs before it, one of these. */
const before: Readonly<Record<string, readonly string[]>> = {
  '2A': ['1'],
  '2B': ['1'],
  '3': ['2A', '2B'],
  '4': ['3'],
};

export const costOf = (cards: Cards, slot: Slot, discount: number): number =>
  Math.max(0, cards.content.anomalies[slot].cost - discount);

/** Why this Anomaly cannot be had, null when it can. */
export function barred(cards: Cards, place: OpenPlace, slot: Slot, discount: number): Refusal | null {
  const [letter] = slot;
  const owns = (tier: string): boolean => place.anomalies.includes(`${letter}${tier}` as Slot);
  if (place.anomalies.includes(slot)) return no('R30', 'ownedAlready', { anomaly: slot });
  const tier = tierOf(slot);
  if ((tier === '2A' && owns('2B')) || (tier === '2B' && owns('2A')))
    return no('R30', 'otherTierTwo', { anomaly: slot });
  const needed = before[tier];
  if (needed !== undefined && !needed.some(owns)) return no('R29', 'tierBefore', { anomaly: slot });
  const cost = costOf(cards, slot, discount);
  return cost > place.discovery ? no('R83', 'tooDear', { cost, discovery: place.discovery }) : null;
}

export const discoverable = (cards: Cards, place: OpenPlace, discount: number): Slot[] =>
  slots.filter((slot) => barred(cards, place, slot, discount) === null);

/** R31: for good, and usable in the same Round. A42: what was really paid counts for the tie-break. */
export function discover(
  cards: Cards,
  state: State,
  seat: number,
  slot: Slot,
  discount: number,
  umpire: Umpire,
): void {
  const place = placeOf(state, seat);
  const paid = costOf(cards, slot, discount);
  place.discovery -= paid;
  place.spent += paid;
  place.anomalies = slots.filter((one) => one === slot || place.anomalies.includes(one));
  tell(umpire, { did: 'discover', seat, anomaly: slot, paid });
}

/** The Discovery phase of the final edition. Who can afford nothing is not asked: all can see that. */
export const discovery = (cards: Cards): Of => ({
  run(state, _step, umpire) {
    state.phase = 'discovery';
    tell(umpire, { did: 'phase', phase: 'discovery' });
    for (const place of state.seats) {
      place.decided = discoverable(cards, place, 0).length === 0;
      place.choice = null;
    }
    umpire.next({ do: 'discover' });
  },
});

/** H10: sealed; a decision may be changed until the last one is in. */
export const sealedDiscovery = (cards: Cards): Of => ({
  owes(state) {
    let owing: Seats = nobody;
    for (let seat = 0; seat < state.seats.length; seat++)
      if (!placeOf(state, seat).decided) owing |= only(seat);
    return owing;
  },
  moves: (state, _step, seat) => [
    ...discoverable(cards, placeOf(state, seat), 0).map((anomaly): Move => ({ do: 'discover', anomaly })),
    { do: 'pass' },
  ],
  refuse(state, _step, seat, move) {
    if (move.do === 'pass') return null;
    if (move.do !== 'discover') return no('R8', 'discoveryFirst');
    return barred(cards, placeOf(state, seat), move.anomaly, 0);
  },
  play(state, _step, seat, move, umpire) {
    const place = placeOf(state, seat);
    if (place.decided) umpire.tell(unheard, { to: only(seat), event: { did: 'seal', seat } });
    else tell(umpire, { did: 'seal', seat });
    place.decided = true;
    place.choice = move.do === 'discover' ? move.anomaly : null;
  },
  close(state, _step, umpire) {
    for (const seat of turnOrder(state)) {
      const place = placeOf(state, seat);
      const { choice } = place;
      place.decided = false;
      place.choice = null;
      if (choice === null) tell(umpire, { did: 'pass', seat });
      else discover(cards, state, seat, choice, 0, umpire);
    }
    if (isSolo(state)) umpire.next({ do: 'grow', seat: 0 }); // R81
  },
  byDefault: () => ({ do: 'pass' }),
});

export type DiscoverStep = SeatStep & { readonly discount: number };

/** A58: an Effect that Discovers now; not the Round's own Discovery. */
export const discoverNow = (cards: Cards): Of<DiscoverStep> => ({
  moves: (state, { discount }, seat) =>
    discoverable(cards, placeOf(state, seat), discount).map((anomaly): Move => ({ do: 'discover', anomaly })),
  refuse(state, { discount }, seat, move) {
    if (move.do !== 'discover') return no('A58', 'discoverNow');
    return barred(cards, placeOf(state, seat), move.anomaly, discount);
  },
  play(state, { discount }, seat, move, umpire) {
    if (move.do === 'discover') discover(cards, state, seat, move.anomaly, discount, umpire);
  },
});

/** F51: does this seat own the Tier 3 of a type? */
export const isEmpowered = (place: OpenPlace, type: string): boolean =>
  place.anomalies.some((slot) => tierOf(slot) === '3' && typeOf(slot) === type);
