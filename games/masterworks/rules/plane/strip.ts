/**
 * A straight strip with square ends, laid from a point in one of the 2048 directions: a part of the movement tool, a
 * ruler (MC73, MC86); and what it overlaps. `from` and `to` say where it begins and ends, from that point.
 */
import { unit, vectorX, vectorY } from './directions.ts';
import { type Direction, type Edge, overlapDepth, type Piece } from './types.ts';

export interface Strip {
  readonly x: number;
  readonly y: number;
  readonly from: number;
  readonly to: number;
}

/** How deep a disc reaches into a strip; zero or less when it does not. */
export function depthUnder(
  strip: Strip,
  direction: Direction,
  halfWidth: number,
  x: number,
  y: number,
  r: number,
): number {
  const ux = vectorX(direction) / unit;
  const uy = vectorY(direction) / unit;
  const px = x - strip.x;
  const py = y - strip.y;
  const forward = px * ux + py * uy;
  const aside = Math.abs(px * uy - py * ux) - halfWidth;
  const past = Math.max(strip.from - forward, forward - strip.to);
  if (aside <= 0 || past <= 0) return r - Math.max(aside, past);
  return r - Math.sqrt(aside * aside + past * past);
}

/** How deep a piece and a strip overlap; zero or less when they do not. */
export function depthOfPiece(strip: Strip, direction: Direction, halfWidth: number, piece: Piece): number {
  const { edges } = piece;
  if (edges.length === 0) return depthUnder(strip, direction, halfWidth, piece.x, piece.y, piece.r);
  const ux = vectorX(direction) / unit;
  const uy = vectorY(direction) / unit;
  let least = depthAlong(edges, strip, ux, uy, halfWidth);
  for (const edge of edges) {
    const depth = depthAcross(edge, strip, ux, uy, halfWidth);
    if (depth < least) least = depth;
  }
  return least;
}

/** Does a strip overlap a piece (MC95)? */
export function overlapsPiece(strip: Strip, direction: Direction, halfWidth: number, piece: Piece): boolean {
  const ux = vectorX(direction) / unit;
  const uy = vectorY(direction) / unit;
  // Most pieces are ruled out by the circle around them, or in by the one inside; vectors are rounded, hence margins.
  const px = piece.x - strip.x;
  const py = piece.y - strip.y;
  const aside = px * uy - py * ux;
  const clear = halfWidth + piece.r + margin;
  if (aside > clear || aside < -clear) return false;
  const forward = px * ux + py * uy;
  const beyond = piece.r + margin;
  if (forward < strip.from - beyond || forward > strip.to + beyond) return false;
  const sure = halfWidth + piece.inner - margin - overlapDepth;
  if (aside < sure && aside > -sure && forward > strip.from && forward < strip.to) return true;
  const { edges } = piece;
  if (edges.length === 0)
    return depthUnder(strip, direction, halfWidth, piece.x, piece.y, piece.r) > overlapDepth;
  for (const edge of edges) {
    if (depthAcross(edge, strip, ux, uy, halfWidth) <= overlapDepth) return false;
  }
  return depthAlong(edges, strip, ux, uy, halfWidth) > overlapDepth;
}

const margin = 2;

/** The overlap seen along the strip's own two axes, whichever is less. */
function depthAlong(edges: readonly Edge[], strip: Strip, ux: number, uy: number, halfWidth: number): number {
  let nearest = Number.POSITIVE_INFINITY;
  let farthest = Number.NEGATIVE_INFINITY;
  let left = Number.NEGATIVE_INFINITY;
  let right = Number.POSITIVE_INFINITY;
  for (const { x, y } of edges) {
    const px = x - strip.x;
    const py = y - strip.y;
    const forward = px * ux + py * uy;
    const aside = py * ux - px * uy;
    if (forward < nearest) nearest = forward;
    if (forward > farthest) farthest = forward;
    if (aside > left) left = aside;
    if (aside < right) right = aside;
  }
  return Math.min(left + halfWidth, halfWidth - right, farthest - strip.from, strip.to - nearest);
}

/** The overlap seen along the normal of an edge of the piece. */
function depthAcross(
  { x, y, nx, ny }: Edge,
  strip: Strip,
  ux: number,
  uy: number,
  halfWidth: number,
): number {
  const apart = (strip.x - x) * nx + (strip.y - y) * ny;
  const rate = ux * nx + uy * ny;
  const spread = halfWidth * Math.abs(ux * ny - uy * nx);
  return spread - apart - rate * (rate < 0 ? strip.to : strip.from);
}
