/** Terrain an effect may destroy: interactive, small enough, near enough (MC80). */
import type { EffectOf } from '../content/effects.ts';
import { isWithin, pieceAt } from '../field/field.ts';
import type { Look } from '../play.ts';
import { none, pieceMark } from '../state.ts';
import type { Scene } from './scene.ts';
import { anchorOf } from './who.ts';

export function breakable(look: Look, { args }: EffectOf<'destroyTerrain'>, scene: Scene): number[] {
  const { state, book } = look;
  const of = anchorOf(look, args.of, scene);
  if (of === none) return [];
  return state.standing
    .filter((piece) => book.isInteractive[piece])
    .map((piece) => pieceMark + piece)
    .filter(
      (mark) => (pieceAt(look, mark)?.size ?? 99) <= args.maxSize && isWithin(look, of, mark, args.within),
    );
}
