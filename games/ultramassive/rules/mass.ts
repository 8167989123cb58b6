/** Solar Mass and Discovery Counters come and go here, and nowhere else. */
import type { Umpire } from '@accretion/engine';
import { mostDiscovery } from './board.ts';
import { placeOf, type State, tell } from './state.ts';

/** R74: added at once; thresholds wait until the action is closed. R70: not all of it counts as gained in the Round. */
export function gainMass(state: State, seat: number, amount: number, umpire: Umpire, counts = true): void {
  if (amount === 0) return;
  const place = placeOf(state, seat);
  place.mass += amount;
  if (counts) place.tally = { ...place.tally, mass: place.tally.mass + amount };
  tell(umpire, { did: 'mass', seat, amount });
}

/** ER21: never below 0, and a size once reached stays. */
export function loseMass(state: State, seat: number, amount: number, umpire: Umpire): void {
  const place = placeOf(state, seat);
  const lost = Math.min(amount, place.mass);
  place.mass -= lost;
  if (lost > 0) tell(umpire, { did: 'mass', seat, amount: -lost });
}

/** R26, A23: capped at 10, floored at 0; what is above is lost. */
export function gainDiscovery(state: State, seat: number, amount: number, umpire: Umpire): void {
  const place = placeOf(state, seat);
  const next = Math.max(0, Math.min(mostDiscovery, place.discovery + amount));
  if (next === place.discovery) return;
  tell(umpire, { did: 'discovery', seat, amount: next - place.discovery });
  place.discovery = next;
}
