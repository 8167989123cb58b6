/** Passives are unlimited and work in every phase (R38). */
import type { Umpire } from '@accretion/engine';
import type { Cards, Powers } from './cards.ts';
import type { Passive, Trigger } from './content.ts';
import { type OpenPlace, placeOf, type State } from './state.ts';

function powersOf(cards: Cards, place: OpenPlace, cores: readonly number[] = place.cores): Powers[] {
  const found: Powers[] = [];
  for (const slot of place.anomalies) found.push(cards.anomaly(slot));
  for (const core of cores) found.push(cards.core(core));
  return found;
}

/** H15: Anomalies in the order of their slots, then Core Anomalies in the order of their letters. */
const inOrder = (cards: Cards, place: OpenPlace): Powers[] =>
  powersOf(cards, place, cards.byLetter(place.cores));

/** Does the seat own a Passive of this kind? */
export const hasPassive = (cards: Cards, place: OpenPlace, kind: Passive['is']): boolean =>
  powersOf(cards, place).some(({ passives }) => passives.some((one) => one.is === kind));

/** F45: what Passives add to the value of a token absorbed. */
export function extraValue(cards: Cards, place: OpenPlace, kind: 'matterValue' | 'antimatterValue'): number {
  let extra = 0;
  if (place.anomalies.length + place.cores.length === 0) return extra;
  for (const { passives } of powersOf(cards, place))
    for (const one of passives) if (one.is === kind) extra += one.amount;
  return extra;
}

/** The effects of all Passives that answer to this come next. */
export function trigger(cards: Cards, state: State, seat: number, when: Trigger, umpire: Umpire): void {
  const place = placeOf(state, seat);
  if (place.anomalies.length + place.cores.length === 0) return;
  for (const { triggers } of inOrder(cards, place)) {
    for (const one of triggers)
      if (one.when === when) umpire.next({ do: 'effects', seat, of: one.of, at: 0, x: 0 });
  }
}

/** H14: who reacts to others is noted when an open step, the bonus or a wave begins. */
export function noteReactions(cards: Cards, state: State): void {
  for (const place of state.seats) {
    if (place.anomalies.length + place.cores.length === 0) continue;
    const reacts = inOrder(cards, place).flatMap(({ triggers }) => reactions(triggers));
    if (reacts.length > 0 || place.reacts.length > 0) place.reacts = reacts;
  }
}

const none: readonly string[] = [];
const reactions = (triggers: Powers['triggers']): readonly string[] =>
  triggers.length === 0
    ? none
    : triggers.filter((one) => one.when === 'otherPlayerExpands').map((one) => one.of);
