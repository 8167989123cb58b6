/** MC25, MC27-MC29: the terrain a movement tool may not overlap. */
import { distanceToPiece } from './spot.ts';
import { overlapsPiece, type Strip } from './strip.ts';
import { type Direction, type Ground, overlapDepth, type Piece, toolHalfWidth } from './types.ts';

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
export function blockerOf(blockers: readonly Piece[], strip: Strip, direction: Direction): Piece | null {
  for (const piece of blockers) {
    if (overlapsPiece(strip, direction, toolHalfWidth, piece)) return piece;
  }
  return null;
}

/** Is a piece under the disc of a bent hinge? */
export function isUnderHinge(piece: Piece, x: number, y: number): boolean {
  const dx = piece.x - x;
  const dy = piece.y - y;
  const far = piece.r + toolHalfWidth;
  return dx * dx + dy * dy < far * far && distanceToPiece(piece, x, y) < toolHalfWidth - overlapDepth;
}

/** Those of the blockers that are within reach of a point, into a list that the caller keeps. */
export function gatherNear(
  blockers: readonly Piece[],
  x: number,
  y: number,
  reach: number,
  into: Piece[],
): void {
  let count = 0;
  for (const piece of blockers) {
    const dx = piece.x - x;
    const dy = piece.y - y;
    const far = piece.r + reach;
    if (dx * dx + dy * dy < far * far) into[count++] = piece;
  }
  into.length = count;
}
