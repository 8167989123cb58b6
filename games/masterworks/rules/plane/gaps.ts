/** MC9, MC95: distances are edge to edge, seen from above; "within" is exact and includes equality. */
import type { Edge, Piece } from './types.ts';

/** Are two discs within a range of each other? Exact: squares of whole numbers are compared. */
export function within(
  x1: number,
  y1: number,
  r1: number,
  x2: number,
  y2: number,
  r2: number,
  range: number,
): boolean {
  const dx = x2 - x1;
  const dy = y2 - y1;
  const far = range + r1 + r2;
  return far >= 0 && dx * dx + dy * dy <= far * far;
}

/** The gap between two discs in thousandths, for people; negative when they overlap. */
export function gap(x1: number, y1: number, r1: number, x2: number, y2: number, r2: number): number {
  const dx = x2 - x1;
  const dy = y2 - y1;
  return Math.sqrt(dx * dx + dy * dy) - r1 - r2;
}

/** Is a disc within a range of a piece? Exact. */
export function withinPiece(piece: Piece, x: number, y: number, r: number, range: number): boolean {
  const { edges } = piece;
  if (edges.length === 0) return within(piece.x, piece.y, piece.r, x, y, r, range);
  const far = range + r;
  if (far < 0 || !within(piece.x, piece.y, piece.r, x, y, r, range)) return false;
  let isInside = true;
  for (const edge of edges) {
    const px = x - edge.x;
    const py = y - edge.y;
    const beyond = px * edge.dy - py * edge.dx;
    if (beyond <= 0) continue;
    isInside = false;
    const forward = px * edge.dx + py * edge.dy;
    const whole = edge.dx * edge.dx + edge.dy * edge.dy;
    if (forward < 0) {
      if (px * px + py * py <= far * far) return true;
    } else if (forward > whole) {
      const qx = px - edge.dx;
      const qy = py - edge.dy;
      if (qx * qx + qy * qy <= far * far) return true;
    } else if (isProductAtMost(beyond, far, whole)) return true;
  }
  return isInside;
}

/**
 * Is a² at most b² × n, for whole numbers? The squares may need more than 53 bits. Where floating point finds them
 * close, their difference is small, and its lowest 32 bits are all of it.
 */
export function isProductAtMost(a: number, b: number, n: number): boolean {
  const difference = a * a - b * b * n;
  if (difference > 1e9) return false;
  if (difference < -1e9) return true;
  return ((Math.imul(a, a) - Math.imul(Math.imul(b, b), n)) | 0) <= 0;
}

/** The gap between a disc and a piece in thousandths, for people; negative when they overlap, by the depth. */
export function gapToPiece(piece: Piece, x: number, y: number, r: number): number {
  const { edges } = piece;
  if (edges.length === 0) return gap(piece.x, piece.y, piece.r, x, y, r);
  return distanceToPolygon(edges, x, y) - r;
}

/** From a point to a polygon: negative inside, by the depth. */
export function distanceToPolygon(edges: readonly Edge[], x: number, y: number): number {
  let deepest = Number.NEGATIVE_INFINITY;
  let nearest = Number.POSITIVE_INFINITY;
  for (const edge of edges) {
    const px = x - edge.x;
    const py = y - edge.y;
    const beyond = (px * edge.dy - py * edge.dx) / edge.length;
    if (beyond > deepest) deepest = beyond;
    if (beyond <= 0) continue;
    const forward = px * edge.dx + py * edge.dy;
    const whole = edge.dx * edge.dx + edge.dy * edge.dy;
    const apart =
      forward < 0 ? length(px, py) : forward > whole ? length(px - edge.dx, py - edge.dy) : beyond;
    if (apart < nearest) nearest = apart;
  }
  return deepest <= 0 ? deepest : nearest;
}

const length = (dx: number, dy: number): number => Math.sqrt(dx * dx + dy * dy);
