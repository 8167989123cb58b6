/** Sizes as they count for a purpose. */
import { forcesOn } from '../effects/force.ts';
import type { Look } from '../play.ts';
import { pieceAt } from './field.ts';
import { figureAt, heroOf, isFigure } from './figures.ts';

/** Size for being thrown or pushed, and when colliding; a piece has its own. */
export function sizeFor(look: Look, mark: number, purpose: 'throw' | 'push' | 'collision'): number {
  if (!isFigure(mark)) return pieceAt(look, mark)?.size ?? 0;
  for (const { effect } of forcesOn(look, mark, 'sizeAs'))
    if (effect.args.for.includes(purpose)) return effect.args.size;
  return printedSize(look, mark);
}

const printedSize = ({ book, state }: Look, figure: number): number =>
  heroOf(book, figureAt(state, figure)).card.size;

/** Size for laying the tool of an advance (MC28). */
export function moveSize(look: Look, figure: number): number {
  let size = printedSize(look, figure);
  for (const { effect } of forcesOn(look, figure, 'moveSize')) size = Math.max(size, effect.args.size);
  return size;
}
