/** Names of what stands on the table, as moves and the story have them, and where it stands. */
import { none, pieceMark, pileMark, type View } from '../../rules/state.ts';
import type { Round } from './measuring.ts';
import type { Model } from './model.ts';

export const isFigure = (mark: number): boolean => mark >= 0 && mark < pileMark;
export const isPile = (mark: number): boolean => mark >= pileMark && mark < pieceMark;

/** `hulk`, `pile:west`, `jeep-a`. */
export function keyOf(model: Model, view: Pick<View, 'figures'>, mark: number): string {
  if (mark === none) return '';
  if (isFigure(mark)) return model.heroes[view.figures[mark]?.character ?? none]?.key ?? '';
  if (isPile(mark)) return `pile:${model.dampeners[mark - pileMark]?.key}`;
  return model.pieceKeys[mark - pieceMark] ?? `construct:${mark - pieceMark - model.pieces.length}`;
}

/** The mark of a figure, pile or piece, −1 when nothing has this name. */
export function markOf(model: Model, view: Pick<View, 'figures'>, key: string): number {
  if (key.startsWith('pile:')) {
    const pile = model.dampeners.findIndex((one) => key === `pile:${one.key}`);
    return pile < 0 ? none : pileMark + pile;
  }
  if (key.startsWith('construct:')) return pieceMark + model.pieces.length + Number(key.slice(10));
  const piece = model.pieceKeys.indexOf(key);
  if (piece >= 0) return pieceMark + piece;
  return view.figures.findIndex(({ character }) => model.heroes[character]?.key === key);
}

/** A figure as a disc. */
export function roundOf(model: Model, view: Pick<View, 'figures'>, mark: number): Round {
  if (isPile(mark)) {
    const { x = 0, y = 0 } = model.dampeners[mark - pileMark] ?? {};
    return { x, y, r: model.content.encounter.pile.radius };
  }
  const { x = 0, y = 0, character = none } = view.figures[mark] ?? {};
  return { x, y, r: model.heroes[character]?.radius ?? 0 };
}
