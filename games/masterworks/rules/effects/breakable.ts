/** Terrain an effect may destroy: interactive, constructs included, small enough, near enough (MC80). */
import type { EffectOf } from '../content/effects.ts';
import { isWithin, pieceAt } from '../field/field.ts';
import type { Look } from '../play.ts';
import { none, pieceMark, type Run } from '../state.ts';
import { type Scene, sceneOf } from './scene.ts';
import { anchorOf } from './who.ts';

export function breakable(look: Look, { args }: EffectOf<'destroyTerrain'>, scene: Scene): number[] {
  const { state, book } = look;
  const of = anchorOf(look, args.of, scene);
  if (of === none) return [];
  const loose = state.standing.filter((piece) => book.isInteractive[piece]);
  state.constructs.forEach(({ isStanding }, index) => {
    if (isStanding) loose.push(book.pieces.length + index);
  });
  return loose
    .map((piece) => pieceMark + piece)
    .filter(
      (mark) => (pieceAt(look, mark)?.size ?? 99) <= args.maxSize && isWithin(look, of, mark, args.within),
    );
}

/** What a superpower that names its terrain before anything happens could destroy. */
export function namedTerrain(look: Look, going: Run): number[] {
  const scene = sceneOf(look.state, going);
  for (const { effect } of look.book.lists[going.list] ?? [])
    if (effect.op === 'destroyTerrain') return breakable(look, effect, scene);
  return [];
}
