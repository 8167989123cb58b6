/** Objective tokens on the table: soldiers, codes, the missile, the teleporter, dampeners, Rally Points (MC91). */
import { rangeOf, roundOf } from '../field/field.ts';
import { figureAt, isUp } from '../field/figures.ts';
import { within } from '../plane/gaps.ts';
import type { Look } from '../play.ts';

/** A token that can be interacted with, as a disc with the name it has in moves. */
export interface Token {
  readonly name: string;
  readonly kind: 'soldier' | 'shutdownCode' | 'missile' | 'dampener' | 'debrisPile';
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

export function tokensOf({ book, state }: Look): Token[] {
  const { encounter, map } = book.content;
  const radius = encounter.soldierRadius;
  const found: Token[] = [];
  for (const { token, x, y } of state.soldiers)
    found.push({ name: `soldier:${token}`, kind: 'soldier', x, y, radius });
  for (const { token, x, y } of state.codes)
    found.push({ name: `code:${token}`, kind: 'shutdownCode', x, y, radius });
  const { x, y } = state.missile;
  found.push({ name: 'missile', kind: 'missile', x, y, radius: map.missile.radius });
  book.dampeners.forEach((dampener, index) => {
    const isCovered = state.piles[index]?.isStanding === true;
    found.push({
      name: isCovered ? `pile:${dampener.key}` : `dampener:${dampener.key}`,
      kind: isCovered ? 'debrisPile' : 'dampener',
      x: dampener.x,
      y: dampener.y,
      radius: isCovered ? encounter.pile.radius : dampener.radius,
    });
  });
  return found;
}

/** MC91: within Range 1 of an objective token, not Dazed. */
export function isContesting(look: Look, figure: number): boolean {
  const { book, state } = look;
  if (!isUp(figureAt(state, figure))) return false;
  const { x, y, r } = roundOf(look, figure);
  const near = (one: { x: number; y: number; radius: number }): boolean =>
    within(x, y, r, one.x, one.y, one.radius, rangeOf(1));
  return tokensOf(look).some(near) || near(book.content.map.teleporter) || book.rallyPoints.some(near);
}
