/** Terrain is destroyed: the tracker rises, whoever stood on it stands lower (ME26, MC80, MA4, MA46). */
import { withId, withoutId } from '@accretion/engine';
import { isStandingAt, pieceAt } from '../field/field.ts';
import { nameOf } from '../field/figures.ts';
import { next, type Play } from '../play.ts';
import { pieceMark, pileMark } from '../state.ts';
import { tell } from '../story.ts';
import { moveTracker } from './storm.ts';

/** Destroys a piece, pile or construct; then others may answer. Returns its Size, 0 when it was gone already. */
export function destroy(play: Play, mark: number): number {
  const size = tearDown(play, mark);
  if (size > 0) next(play, ruinsOf(size));
  return size;
}

/** Opens the reactions to destroyed terrain where an effect destroys it halfway through. */
export const ruinsOf = (size: number) => ({ do: 'ruins', size });

/** The same without the moment to answer it, which comes when the whole effect is over. */
export function tearDown(play: Play, mark: number): number {
  const { state, book } = play;
  if (!isStandingAt(state, play, mark)) return 0;
  const size = pieceAt(play, mark)?.size ?? 0;
  const piece = mark - pieceMark;
  if (mark < pieceMark) {
    state.piles = state.piles.map((pile, i) =>
      i === mark - pileMark ? { damage: 0, isStanding: false } : pile,
    );
  } else if (piece >= book.pieces.length) {
    state.constructs = state.constructs.map((one, i) =>
      i === piece - book.pieces.length ? { ...one, isStanding: false } : one,
    );
  } else {
    state.standing = withoutId(state.standing, piece);
    state.destroyed = withId(state.destroyed, piece);
  }
  const debris = Math.min(book.content.encounter.storm.cap, state.debris + size);
  tell(play.umpire, { did: 'destroy', piece: nameOf(play, mark), size, debris });
  moveTracker(play, size);
  for (const [mover, figure] of state.figures.entries()) {
    if (figure.on !== piece || mark < pieceMark) continue;
    figure.on = -1;
    next(play, { do: 'settle', figure: mover });
  }
  return size;
}
