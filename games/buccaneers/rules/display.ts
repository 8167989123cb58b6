/** A display: a player's cards on the table, and what they are worth there. */
import { plus } from '@accretion/engine';
import { type Card, type Cards, cardAt } from './cards.ts';
import type { Effect } from './content.ts';
import type { Counted, Display, Place, State } from './state.ts';

export const placeOf = (state: State, seat: number): Place => state.seats[seat] as Place;

/** B16: only what the top edge shows counts. */
const side = (card: Card, spin: number): { readonly value: number; readonly weight: number } =>
  card.sides[spin] as Card['sides'][number];

function asCounted(cards: Cards, card: number, spin: number): Counted {
  const { value, weight } = side(cardAt(cards, card), spin);
  return { card, value, weight };
}

/** Every card of a display as it counts now, the owner's face-down Toys included. */
export function countAll(cards: Cards, place: Display): Counted[] {
  const counted: Counted[] = [];
  for (const group of place.groups) {
    // B18: the rotation of a group is the number of its parts less one.
    for (const id of group) counted.push(asCounted(cards, id, group.length - 1));
  }
  const top = place.stack.at(-1);
  for (const id of place.stack) {
    // B19: every Shapeshifter weighs what the top one weighs.
    counted.push({
      card: id,
      value: side(cardAt(cards, id), 0).value,
      weight: cardAt(cards, top as number).weight,
    });
  }
  for (const { card, spin } of place.shown) counted.push(asCounted(cards, card, spin));
  for (const { card } of place.toys) counted.push(asCounted(cards, card, 0));
  return counted;
}

/** Total Weight as step E counts it: all cards and the Weight cards held (B10). */
export function totalWeight(cards: Cards, place: Display): number {
  let sum = heldSum(cards, place, 'weight');
  for (const group of place.groups) {
    const spin = group.length - 1;
    for (const id of group) sum += side(cardAt(cards, id), spin).weight;
  }
  const { stack } = place;
  if (stack.length > 0) sum += stack.length * cardAt(cards, stack[stack.length - 1] as number).weight;
  for (const { card, spin } of place.shown) sum += side(cardAt(cards, card), spin).weight;
  for (const { card } of place.toys) sum += cardAt(cards, card).weight;
  return sum;
}

/** A display as others see it, for the totals they are shown: face-down Toys are left out (B46). */
export const asSeenByOthers = (place: Place): Place => ({ ...place, toys: [] });

/** Total Value as step H counts it (B13). */
export function totalValue(cards: Cards, place: Display): number {
  let sum = heldSum(cards, place, 'value');
  for (const group of place.groups) {
    const spin = group.length - 1;
    for (const id of group) sum += side(cardAt(cards, id), spin).value;
  }
  for (const id of place.stack) sum += side(cardAt(cards, id), 0).value;
  for (const { card, spin } of place.shown) sum += side(cardAt(cards, card), spin).value;
  for (const { card } of place.toys) sum += side(cardAt(cards, card), 0).value;
  return sum;
}

function heldSum(cards: Cards, place: Pick<Display, 'held'>, type: 'weight' | 'value'): number {
  let sum = 0;
  for (const id of place.held) {
    const modifier = cards.modifiers[id];
    if (modifier?.type === type) sum += modifier.amount;
  }
  return sum;
}

/** The Weight of the Toys lying open in a display. */
export function toyWeight(cards: Cards, place: Place): number {
  let sum = 0;
  for (const { card } of place.shown)
    if (cardAt(cards, card).family === 'toy') sum += cardAt(cards, card).weight;
  return sum;
}

/** The Value of the best single Spacecraft, null without one: a negative one beats none (B14, BA25). */
export function bestShip(cards: Cards, place: Pick<Display, 'shown'>): number | null {
  const best = bestShipCard(cards, place);
  return best === null ? null : side(cardAt(cards, best), 0).value;
}

/** That Spacecraft itself. */
export function bestShipCard(cards: Cards, place: Pick<Display, 'shown'>): number | null {
  let best: number | null = null;
  let most = 0;
  for (const { card } of place.shown) {
    const { family, sides } = cardAt(cards, card);
    const value = sides[0]?.value ?? 0;
    if (family !== 'spacecraft' || (best !== null && value <= most)) continue;
    best = card;
    most = value;
  }
  return best;
}

/** The face-up card with this effect in a display, or null. */
export function withEffect(cards: Cards, place: Pick<Display, 'shown'>, effect: Effect['do']): Card | null {
  for (const { card } of place.shown) {
    const found = cardAt(cards, card);
    if (found.family === 'relic' && found.does === effect) return found;
  }
  return null;
}

/** B18: the groups that lack this part; a part must join one of them. */
export function groupsLacking(cards: Cards, place: Pick<Display, 'groups'>, card: Card): number[] {
  const lacking: number[] = [];
  place.groups.forEach((group, index) => {
    if (group.every((id) => cardAt(cards, id).part !== card.part)) lacking.push(index);
  });
  return lacking;
}

/** Puts a part into a group; one past the last opens a new group. */
export function joinGroup(place: Pick<Display, 'groups'>, group: number, id: number): void {
  const groups = place.groups.slice();
  groups[group] = plus(groups[group] ?? [], id);
  place.groups = groups;
}

/** Lays a card face up beside the others. */
export function show(place: Pick<Display, 'shown'>, card: number): void {
  place.shown = plus(place.shown, { card, spin: 0, awake: false });
}

/** Takes a face-up card out of a display. */
export function takeShown(place: Place, card: number): void {
  place.shown = place.shown.filter((one) => one.card !== card);
}

/** B16: a quarter turn clockwise; after 270 degrees comes 0. */
export function turnShown(cards: Cards, place: Place, card: number, times: number): number {
  const { sides } = cardAt(cards, card);
  let spin = 0;
  place.shown = place.shown.map((one) => {
    if (one.card !== card) return one;
    spin = (one.spin + times) % sides.length;
    return { card, spin, awake: one.awake };
  });
  return spin;
}
