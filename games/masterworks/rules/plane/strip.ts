/** A straight strip with square ends: a half of the movement tool, a ruler (MC73, MC86), and what it overlaps. */
import { type Edge, overlapDepth, type Piece } from './types.ts';

/** How deep a disc reaches into a strip from one point to another; zero or less when it does not. */
export function depthUnder(
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
  halfWidth: number,
  x: number,
  y: number,
  r: number,
): number {
  const dx = toX - fromX;
  const dy = toY - fromY;
  const length = Math.sqrt(dx * dx + dy * dy);
  const forward = ((x - fromX) * dx + (y - fromY) * dy) / length;
  const aside = Math.abs((x - fromX) * dy - (y - fromY) * dx) / length - halfWidth;
  const past = Math.max(-forward, forward - length);
  if (aside <= 0 || past <= 0) return r - Math.max(aside, past);
  return r - Math.sqrt(aside * aside + past * past);
}

/** How deep a piece and a strip overlap; zero or less when they do not. */
export function depthOfPiece(
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
  halfWidth: number,
  piece: Piece,
): number {
  const { edges } = piece;
  if (edges.length === 0) return depthUnder(fromX, fromY, toX, toY, halfWidth, piece.x, piece.y, piece.r);
  const dx = toX - fromX;
  const dy = toY - fromY;
  const length = Math.sqrt(dx * dx + dy * dy);
  return Math.min(
    depthAlong(edges, fromX, fromY, dx, dy, length, halfWidth),
    depthAcross(edges, fromX, fromY, dx, dy, length, halfWidth),
  );
}

/** The overlap seen along the strip's own two axes, whichever is less. */
function depthAlong(
  edges: readonly Edge[],
  fromX: number,
  fromY: number,
  dx: number,
  dy: number,
  length: number,
  halfWidth: number,
): number {
  let nearest = Number.POSITIVE_INFINITY;
  let farthest = Number.NEGATIVE_INFINITY;
  let left = Number.NEGATIVE_INFINITY;
  let right = Number.POSITIVE_INFINITY;
  for (const { x, y } of edges) {
    const forward = (x - fromX) * dx + (y - fromY) * dy;
    const aside = (y - fromY) * dx - (x - fromX) * dy;
    if (forward < nearest) nearest = forward;
    if (forward > farthest) farthest = forward;
    if (aside > left) left = aside;
    if (aside < right) right = aside;
  }
  const across = Math.min(left / length + halfWidth, halfWidth - right / length);
  return Math.min(across, farthest / length, length - nearest / length);
}

/** The overlap seen along the normals of the piece's edges, whichever is least. */
function depthAcross(
  edges: readonly Edge[],
  fromX: number,
  fromY: number,
  dx: number,
  dy: number,
  length: number,
  halfWidth: number,
): number {
  let least = Number.POSITIVE_INFINITY;
  for (const { x, y, nx, ny } of edges) {
    const start = (fromX - x) * nx + (fromY - y) * ny;
    const turn = dx * nx + dy * ny;
    const spread = (halfWidth * Math.abs(dx * ny - dy * nx)) / length;
    const depth = spread - start - (turn < 0 ? turn : 0);
    if (depth < least) least = depth;
  }
  return least;
}

/** Does a strip overlap a piece (MC95)? Most pieces are ruled out by the circle around them. */
export function overlapsPiece(
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
  halfWidth: number,
  piece: Piece,
): boolean {
  const dx = toX - fromX;
  const dy = toY - fromY;
  const px = piece.x - fromX;
  const py = piece.y - fromY;
  const length = Math.sqrt(dx * dx + dy * dy);
  const aside = px * dy - py * dx;
  const clear = (halfWidth + piece.r) * length;
  if (aside > clear || aside < -clear) return false;
  const forward = px * dx + py * dy;
  const beyond = piece.r * length;
  if (forward < -beyond || forward > length * length + beyond) return false;
  const { edges } = piece;
  if (edges.length === 0)
    return depthUnder(fromX, fromY, toX, toY, halfWidth, piece.x, piece.y, piece.r) > overlapDepth;
  const isApart = isAcross(edges, fromX, fromY, dx, dy, length, halfWidth);
  return !isApart && depthAlong(edges, fromX, fromY, dx, dy, length, halfWidth) > overlapDepth;
}

/** Does the normal of some edge show that the two are apart? The same sums as in `depthAcross`. */
function isAcross(
  edges: readonly Edge[],
  fromX: number,
  fromY: number,
  dx: number,
  dy: number,
  length: number,
  halfWidth: number,
): boolean {
  for (const { x, y, nx, ny } of edges) {
    const start = (fromX - x) * nx + (fromY - y) * ny;
    const turn = dx * nx + dy * ny;
    const spread = (halfWidth * Math.abs(dx * ny - dy * nx)) / length;
    if (spread - start - (turn < 0 ? turn : 0) <= overlapDepth) return true;
  }
  return false;
}
