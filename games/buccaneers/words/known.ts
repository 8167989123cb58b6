/** What a viewer knows of the table, in the form the rules count with: the same functions for play and for the screen. */
import { type Hidden, hidden } from '@accretion/engine';
import type { Card, Cards } from '../rules/cards.ts';
import { countAll, groupsLacking, joinGroup, show } from '../rules/display.ts';
import type { Display, View } from '../rules/state.ts';

export type SeatView = View['seats'][number];

export const isKnown = <T>(value: T | Hidden): value is T => value !== hidden;

/** The cards of a closed pile that this viewer sees. */
export const seenIn = (ids: readonly (number | Hidden)[]): number[] => ids.filter(isKnown);

export interface Known {
  readonly place: Display;
  /** Face-down Toys that this viewer cannot see: left out of every total, and said so (B46). */
  readonly leftOut: number;
}

/** A display as far as this viewer knows it. */
export function knownOf(seat: SeatView): Known {
  const { groups, stack, shown, held } = seat;
  const toys = seat.toys.flatMap(({ card, ...toy }) => (isKnown(card) ? [{ ...toy, card }] : []));
  return { place: { groups, stack, shown, held, toys }, leftOut: seat.toys.length - toys.length };
}

/** Value and Weight of some cards of a display as they lie there. */
export function worthOf(
  cards: Cards,
  place: Display,
  ids: readonly number[],
): { value: number; weight: number } {
  let value = 0;
  let weight = 0;
  for (const one of countAll(cards, place)) {
    if (!ids.includes(one.card)) continue;
    value += one.value;
    weight += one.weight;
  }
  return { value, weight };
}

/** The display as it would be with this card in it, before anything else happens. */
export function withCard(cards: Cards, place: Display, card: Card): Display {
  const after: Display = { ...place };
  if (card.family === 'timeMachine') {
    const lacking = groupsLacking(cards, place, card);
    const size = (group: number): number => place.groups[group]?.length ?? 0;
    const [best] = lacking.sort((a, b) => size(b) - size(a) || a - b);
    joinGroup(after, best ?? place.groups.length, card.id);
  } else if (card.family === 'shapeshifter') after.stack = [...place.stack, card.id];
  else if (card.family === 'toy') after.toys = [...place.toys, { card: card.id, hand: -1, turn: 0 }];
  else show(after, card.id);
  return after;
}
