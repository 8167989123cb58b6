/** The cards of a ruleset's box. */
import type { Ruleset } from '@accretion/engine';
import { type Cards, cardsOf } from '../rules/cards.ts';

const kept = new WeakMap<Ruleset, Cards>();

export function cardsIn(ruleset: Ruleset): Cards {
  const known = kept.get(ruleset);
  if (known !== undefined) return known;
  const cards = cardsOf(ruleset.box as never);
  kept.set(ruleset, cards);
  return cards;
}
