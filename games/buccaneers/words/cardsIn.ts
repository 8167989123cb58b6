/** The cards of a table's box. */
import type { Table } from '@accretion/engine';
import { type Cards, cardsOf } from '../rules/cards.ts';

const kept = new WeakMap<Table, Cards>();

export function cardsIn(table: Table): Cards {
  const known = kept.get(table);
  if (known !== undefined) return known;
  const cards = cardsOf(table.box as never);
  kept.set(table, cards);
  return cards;
}
