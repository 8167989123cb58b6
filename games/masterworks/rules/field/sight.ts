/** Sight and cover between things on the table (MC44 to MC46, MC81). */
import { coverOf } from '../plane/cover.ts';
import { screenBetween, sees } from '../plane/sight.ts';
import type { Ground } from '../plane/types.ts';
import type { Look } from '../play.ts';
import { none } from '../state.ts';
import { groundOf, pieceAt, roundOf } from './field.ts';
import { figureAt, heroOf, isFigure, isPile } from './figures.ts';

/** MC45: a target on terrain has, for sight, its own Size and the terrain's. */
function sightSize(look: Look, mark: number): number {
  if (!isFigure(mark)) return pieceAt(look, mark)?.size ?? 1;
  const figure = figureAt(look.state, mark);
  const roof = figure.on === none ? 0 : (look.book.pieces[figure.on]?.size ?? 0);
  return heroOf(look.book, figure).card.size + roof;
}

const onOf = (look: Look, mark: number): number => (isFigure(mark) ? figureAt(look.state, mark).on : none);
const pieceIndex = (look: Look, mark: number): number =>
  isFigure(mark) ? none : (pieceAt(look, mark)?.index ?? none);

const screenOf = (look: Look, from: number, to: number) => ({
  size: sightSize(look, to),
  on: onOf(look, from),
  target: pieceIndex(look, to),
});

/** Does one thing see another? */
export const isInSight = (look: Look, from: number, to: number, ground: Ground = groundOf(look)): boolean =>
  sees(ground, roundOf(look, from), roundOf(look, to), screenOf(look, from, to));

/** What stands between the centres of two things, −1 for nothing. */
export const screenOfSight = (look: Look, from: number, to: number): number =>
  screenBetween(groundOf(look), roundOf(look, from), roundOf(look, to), screenOf(look, from, to));

/** MC46: the piece that gives the target cover from the attacker, −1 for none. */
export function terrainCover(look: Look, from: number, to: number): number {
  const size = isPile(to)
    ? (pieceAt(look, to)?.size ?? 0)
    : heroOf(look.book, figureAt(look.state, to)).card.size;
  const covered = { size, on: onOf(look, to), target: pieceIndex(look, to) };
  return coverOf(groundOf(look), roundOf(look, from), roundOf(look, to), covered);
}
