/** MC25, MC27-MC29: the terrain a movement tool may not overlap. */
import { distanceToPiece } from './spot.ts';
import { overlapsPiece } from './strip.ts';
import { type Ground, overlapDepth, type Piece, toolHalfWidth } from './types.ts';

/**
 * Puts the pieces within reach of a base that stop its tool into a list that the caller keeps: those larger than the
 * mover's Size, except the one it stands on.
 */
export function gatherBlockers(
  ground: Ground,
  x: number,
  y: number,
  r: number,
  size: number,
  reach: number,
  into: Piece[],
): void {
  let count = 0;
  for (const piece of ground.pieces) {
    if (piece.size <= size) continue;
    const dx = piece.x - x;
    const dy = piece.y - y;
    const far = piece.r + reach;
    const apart = dx * dx + dy * dy;
    if (apart >= far * far || !ground.standing[piece.index]) continue;
    if (apart < piece.r * piece.r && distanceToPiece(piece, x, y) + r <= overlapDepth) continue;
    into[count++] = piece;
  }
  into.length = count;
}

/** The first blocker that a straight part of the tool overlaps, null if none. */
export function blockerOf(
  blockers: readonly Piece[],
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
): Piece | null {
  for (const piece of blockers) {
    if (overlapsPiece(fromX, fromY, toX, toY, toolHalfWidth, piece)) return piece;
  }
  return null;
}

/** The first blocker under the disc of a bent hinge. */
export function blockerOfHinge(blockers: readonly Piece[], x: number, y: number): Piece | null {
  for (const piece of blockers) {
    const dx = piece.x - x;
    const dy = piece.y - y;
    const far = piece.r + toolHalfWidth;
    if (dx * dx + dy * dy >= far * far) continue;
    if (distanceToPiece(piece, x, y) < toolHalfWidth - overlapDepth) return piece;
  }
  return null;
}
