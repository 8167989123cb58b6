/** MC46, MC81, MA68: cover from terrain, by the hull of the two bases. */
import { within, withinPiece } from './gaps.ts';
import type { Disc } from './sight.ts';
import { type Ground, overlapDepth, type Piece } from './types.ts';

/** MC6: Range 1 and Range 2 in thousandths. */
const range1 = 1000;
const range2 = 3000;

interface Covered {
  /** The target's own Size, whatever it stands on. */
  readonly size: number;
  /** What the target stands on gives it none (−1: nothing). */
  readonly on: number;
  /** The target itself, if it is a piece (MA41); −1 otherwise. */
  readonly target: number;
}

/** The piece that gives the target cover, −1 if none does. */
export function coverOf(ground: Ground, from: Disc, to: Disc, covered: Covered): number {
  if (within(from.x, from.y, from.r, to.x, to.y, to.r, range2)) return -1;
  const near = to.r + range1;
  for (const piece of ground.pieces) {
    if (piece.size < covered.size || !ground.standing[piece.index]) continue;
    const dx = piece.x - to.x;
    const dy = piece.y - to.y;
    const far = piece.r + near;
    if (dx * dx + dy * dy > far * far) continue;
    if (piece.index === covered.on || piece.index === covered.target) continue;
    if (!withinPiece(piece, to.x, to.y, to.r, range1)) continue;
    if (isInHull(piece, from, to)) return piece.index;
  }
  return -1;
}

/** Does the hull of two discs overlap a piece? They do not if some straight line keeps them apart, but for MC95. */
export function isInHull(piece: Piece, from: Disc, to: Disc): boolean {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const apart = Math.sqrt(dx * dx + dy * dy);
  const fromR = from.r - overlapDepth;
  const toR = to.r - overlapDepth;
  const ux = dx / apart;
  const uy = dy / apart;
  // The two sides of the hull: their normals lean by the difference of the radii.
  const lean = (fromR - toR) / apart;
  const up = Math.sqrt(1 - lean * lean);
  const plan: Hull = { from, to, fromR, toR };
  if (isBeyond(piece, lean * ux - up * uy, lean * uy + up * ux, plan)) return false;
  if (isBeyond(piece, lean * ux + up * uy, lean * uy - up * ux, plan)) return false;
  if (piece.edges.length === 0)
    return (
      !isBeyondDisc(piece, piece.x, piece.y, from, plan) && !isBeyondDisc(piece, piece.x, piece.y, to, plan)
    );
  for (const edge of piece.edges) {
    if (isBeyond(piece, -edge.nx, -edge.ny, plan)) return false;
    if (isBeyondDisc(piece, edge.x, edge.y, from, plan)) return false;
    if (isBeyondDisc(piece, edge.x, edge.y, to, plan)) return false;
  }
  return true;
}

interface Hull {
  readonly from: Disc;
  readonly to: Disc;
  readonly fromR: number;
  readonly toR: number;
}

/** Seen in a direction of length 1, does the piece begin only where the hull has ended? */
function isBeyond(piece: Piece, nx: number, ny: number, { from, to, fromR, toR }: Hull): boolean {
  const end = Math.max(nx * from.x + ny * from.y + fromR, nx * to.x + ny * to.y + toR);
  if (piece.edges.length === 0) return nx * piece.x + ny * piece.y - piece.r >= end;
  for (const { x, y } of piece.edges) {
    if (nx * x + ny * y < end) return false;
  }
  return true;
}

/** The same, seen from the centre of a disc towards a point. */
function isBeyondDisc(piece: Piece, x: number, y: number, disc: Disc, hull: Hull): boolean {
  const dx = x - disc.x;
  const dy = y - disc.y;
  const length = Math.sqrt(dx * dx + dy * dy);
  return length > 0 && isBeyond(piece, dx / length, dy / length, hull);
}
