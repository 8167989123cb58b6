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

interface Near {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly range: number;
}

/** The tokens within so much of a disc, those anywhere if no disc is given. */
export function tokensOf({ book, state }: Look, near: Near | null = null): Token[] {
  const { encounter, map } = book.content;
  const radius = encounter.soldierRadius;
  const found: Token[] = [];
  const isNear = (x: number, y: number, r: number): boolean =>
    near === null || within(near.x, near.y, near.r, x, y, r, near.range);
  for (const { token, x, y } of state.soldiers)
    if (isNear(x, y, radius)) found.push({ name: `soldier:${token}`, kind: 'soldier', x, y, radius });
  for (const { token, x, y } of state.codes)
    if (isNear(x, y, radius)) found.push({ name: `code:${token}`, kind: 'shutdownCode', x, y, radius });
  const { x, y } = state.missile;
  if (isNear(x, y, map.missile.radius))
    found.push({ name: 'missile', kind: 'missile', x, y, radius: map.missile.radius });
  book.dampeners.forEach((dampener, index) => {
    const isCovered = state.piles[index]?.isStanding === true;
    if (!isNear(dampener.x, dampener.y, isCovered ? encounter.pile.radius : dampener.radius)) return;
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
