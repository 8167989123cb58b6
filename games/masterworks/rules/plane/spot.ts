/** MC74: where a base may stand. */
import { distanceToPolygon, gap } from './gaps.ts';
import { type Discs, type Ground, overlapDepth, type Piece, type Plane, type Reason } from './types.ts';

/** What was placed, pushed or thrown may stand on terrain of any Size (MC74). */
export const anySize = 99;

/**
 * Why a base may not stand here, null if it may. `self` is its own index among the bases, −1 if it has none yet;
 * `size` is the largest terrain it may stand on (MC26): what was placed, pushed or thrown may stand on any.
 */
export function whyNotStand(
  plane: Plane,
  x: number,
  y: number,
  r: number,
  self: number,
  size: number,
): Reason | null {
  if (canStand(plane, x, y, r, self, size)) return null;
  const over = Math.max(r - x, r - y, x + r - plane.width, y + r - plane.height);
  if (over > 0) return { rule: 'MC74', why: 'offTable', by: over };
  const base = overlapped(plane.bases, x, y, r, self);
  if (base >= 0) return { rule: 'MC74', why: 'onBase', base, by: depthOn(plane.bases, base, x, y, r) };
  const stop = overlapped(plane.noEntry, x, y, r, -1);
  if (stop >= 0)
    return { rule: 'MA43', why: 'onNoEntry', token: stop, by: depthOn(plane.noEntry, stop, x, y, r) };
  const token = overlapped(plane.noRest, x, y, r, -1);
  if (token >= 0) return { rule: 'MA28', why: 'onNoRest', token, by: depthOn(plane.noRest, token, x, y, r) };
  for (const piece of plane.pieces) {
    const dx = x - piece.x;
    const dy = y - piece.y;
    const far = piece.r + r - overlapDepth;
    if (dx * dx + dy * dy >= far * far || !plane.standing[piece.index]) continue;
    const reason = whyNotOn(piece, x, y, r, size);
    if (reason !== null) return reason;
  }
  return null;
}

/** The same as a yes or no: asked far more often, and mostly about spots that will not do. */
export function canStand(plane: Plane, x: number, y: number, r: number, self: number, size: number): boolean {
  const { width, height, standing } = plane;
  if (x < r || y < r || x + r > width || y + r > height) return false;
  if (overlapped(plane.bases, x, y, r, self) >= 0 || overlapped(plane.noEntry, x, y, r, -1) >= 0)
    return false;
  if (overlapped(plane.noRest, x, y, r, -1) >= 0) return false;
  for (const piece of plane.pieces) {
    const dx = x - piece.x;
    const dy = y - piece.y;
    const far = piece.r + r - overlapDepth;
    if (dx * dx + dy * dy >= far * far || !standing[piece.index]) continue;
    const apart = distanceToPiece(piece, x, y);
    if (apart >= r - overlapDepth) continue;
    if (!piece.standable || apart + r > overlapDepth || piece.size > size) return false;
  }
  return true;
}

/** The first disc that a base overlaps, −1 if none. */
export function overlapped(discs: Discs, x: number, y: number, r: number, self: number): number {
  for (let at = 0, index = 0; at < discs.length; at += 3, index++) {
    const dx = x - (discs[at] ?? 0);
    const dy = y - (discs[at + 1] ?? 0);
    const far = r + (discs[at + 2] ?? 0) - overlapDepth;
    if (dx * dx + dy * dy < far * far && index !== self) return index;
  }
  return -1;
}

const depthOn = (discs: Discs, index: number, x: number, y: number, r: number): number =>
  -gap(x, y, r, discs[3 * index] ?? 0, discs[3 * index + 1] ?? 0, discs[3 * index + 2] ?? 0);

/** The piece is near: wholly on it, off it, or neither? */
function whyNotOn(piece: Piece, x: number, y: number, r: number, size: number): Reason | null {
  const apart = distanceToPiece(piece, x, y);
  if (apart >= r - overlapDepth) return null;
  const off = r - apart;
  if (!piece.standable) return { rule: 'MC74', why: 'onPile', piece: piece.index, by: off };
  const lacking = apart + r;
  if (lacking > overlapDepth)
    return { rule: 'MC74', why: 'partlyOn', piece: piece.index, by: Math.min(off, lacking) };
  if (piece.size > size) return { rule: 'MC26', why: 'tooTall', piece: piece.index, by: piece.size - size };
  return null;
}

/** From a point to a piece's outline; negative inside. */
export const distanceToPiece = (piece: Piece, x: number, y: number): number =>
  piece.edges.length === 0 ? gap(x, y, 0, piece.x, piece.y, piece.r) : distanceToPolygon(piece.edges, x, y);

/** The piece that a base stands wholly on, −1 if it is on the ground. */
export function standsOn(ground: Ground, x: number, y: number, r: number): number {
  for (const piece of ground.pieces) {
    const dx = x - piece.x;
    const dy = y - piece.y;
    if (dx * dx + dy * dy > piece.r * piece.r || !ground.standing[piece.index]) continue;
    if (distanceToPiece(piece, x, y) + r <= overlapDepth) return piece.index;
  }
  return -1;
}
