/** Weight against Threshold, with what is still open: the card of the pile, and Toys face down. */
import { type Card, type Cards, cardAt } from '../rules/cards.ts';
import { totalValue, totalWeight, withEffect } from '../rules/display.ts';
import { thresholdSoFar } from '../rules/score.ts';
import type { View } from '../rules/state.ts';
import { knownOf, type SeatView, seenIn, withCard } from './known.ts';

/** The Weights the pile card of step F may have, from light to heavy, as far as this viewer can tell. */
export interface PileCard {
  readonly weights: readonly number[];
  /** Turned up already. */
  readonly isOpen: boolean;
}

export function pileCardOf(cards: Cards, view: View): PileCard {
  const weightOf = (id: number): number => cardAt(cards, id).weight;
  if (view.turnedUp !== null) return { weights: [weightOf(view.turnedUp)], isOpen: true };
  const gone = new Set<number>(view.discard);
  for (const seat of view.seats) {
    for (const group of seat.groups) for (const id of group) gone.add(id);
    for (const id of seat.stack) gone.add(id);
    for (const { card } of seat.shown) gone.add(card);
    for (const id of seenIn(seat.toys.map((toy) => toy.card))) gone.add(id);
  }
  const weights = cards.allTrash.filter((id) => !gone.has(id)).map(weightOf);
  return { weights: weights.sort((a, b) => a - b), isOpen: false };
}

export interface Outlook {
  readonly value: number;
  readonly weight: number;
  /** Face-down Toys of others, left out. */
  readonly leftOut: number;
  /** Threshold of the hole and the cards beside it. */
  readonly base: number;
  /** The lowest and highest possible final Threshold, and its range in four cases out of five. */
  readonly least: number;
  readonly most: number;
  readonly likely: readonly [number, number];
  readonly isOpen: boolean;
  /** The pile card counts twice (XXL). */
  readonly isDouble: boolean;
  /** The share of possible pile cards with which this display is safe as it is. */
  readonly safe: number;
}

export const baseOf = (cards: Cards, view: View): number => thresholdSoFar(cards, view);

export function outlookOf(cards: Cards, view: View, pile: PileCard, seat: SeatView, added?: Card): Outlook {
  const known = knownOf(seat);
  const place = added === undefined ? known.place : withCard(cards, known.place, added);
  const weight = totalWeight(cards, place);
  const isDouble = withEffect(cards, place, 'countPileCardAgain') !== null;
  const base = baseOf(cards, view);
  const limits = pile.weights.map((one) => base + (isDouble ? 2 * one : one));
  const at = (share: number): number => limits[Math.round((limits.length - 1) * share)] ?? base;
  const safe = limits.filter((limit) => weight <= limit).length;
  return {
    value: totalValue(cards, place),
    weight,
    leftOut: known.leftOut,
    base,
    least: at(0),
    most: at(1),
    likely: [at(0.1), at(0.9)],
    isOpen: pile.isOpen,
    isDouble,
    safe: limits.length === 0 ? 1 : safe / limits.length,
  };
}
