/** MC73, MA64: a given lay of the hinged tool, judged. */
import { blockerOf, gatherBlockers, isUnderHinge } from './blockers.ts';
import { alongX, alongY, turnBetween } from './directions.ts';
import { isProductAtMost } from './gaps.ts';
import { distanceToPiece } from './spot.ts';
import { depthOfPiece, type Strip } from './strip.ts';
import {
  type Direction,
  type Lay,
  type Mover,
  type Piece,
  type Plane,
  type Reason,
  toolHalfWidth,
} from './types.ts';

/** MC7: the hinge bends up to 90° either way. */
export const maxBend = 512;

const near: Piece[] = [];

/** Why this lay does not take the mover there, null if it does. The spot itself is judged by `whyNotStand`. */
export function whyNotLay(
  plane: Plane,
  mover: Mover,
  tool: number,
  { first, second }: Lay,
  toX: number,
  toY: number,
): Reason | null {
  const x = plane.bases[3 * mover.base] ?? 0;
  const y = plane.bases[3 * mover.base + 1] ?? 0;
  const r = plane.bases[3 * mover.base + 2] ?? 0;
  const bend = Math.abs(turnBetween(first, second));
  if (bend > maxBend) return { rule: 'MA64', why: 'bentTooFar', by: bend - maxBend };
  const half = tool / 2;
  const startX = alongX(x, first, r);
  const startY = alongY(y, first, r);
  const hingeX = alongX(x, first, r + half);
  const hingeY = alongY(y, first, r + half);
  const endX = bend === 0 ? alongX(x, first, r + tool) : alongX(hingeX, second, half);
  const endY = bend === 0 ? alongY(y, first, r + tool) : alongY(hingeY, second, half);
  const isOnTool =
    bend === 0
      ? isBeside(toX, toY, startX, startY, endX, endY, r)
      : isBeside(toX, toY, startX, startY, hingeX, hingeY, r) ||
        isBeside(toX, toY, hingeX, hingeY, endX, endY, r);
  if (!isOnTool) {
    const apart = Math.min(
      distanceToSegment(toX, toY, startX, startY, hingeX, hingeY),
      distanceToSegment(toX, toY, hingeX, hingeY, endX, endY),
    );
    return { rule: 'MC73', why: 'offTool', by: apart - r };
  }
  gatherBlockers(plane, x, y, r, mover.size, r + tool + toolHalfWidth, near);
  const firstPart = { x, y, from: r, to: bend === 0 ? r + tool : r + half };
  const inFirst = blockerOf(near, firstPart, first);
  if (inFirst !== null) return blocked(inFirst, firstPart, first);
  if (bend === 0) return null;
  const secondPart = { x: hingeX, y: hingeY, from: 0, to: half };
  const inSecond = blockerOf(near, secondPart, second);
  if (inSecond !== null) return blocked(inSecond, secondPart, second);
  for (const piece of near) {
    if (!isUnderHinge(piece, hingeX, hingeY)) continue;
    const by = toolHalfWidth - distanceToPiece(piece, hingeX, hingeY);
    return { rule: 'MC25', why: 'toolBlocked', piece: piece.index, by };
  }
  return null;
}

const blocked = (piece: Piece, part: Strip, direction: Direction): Reason => ({
  rule: 'MC25',
  why: 'toolBlocked',
  piece: piece.index,
  by: depthOfPiece(part, direction, toolHalfWidth, piece),
});

/** Is a point at most so far from a segment between whole points? Exact. */
export function isBeside(
  x: number,
  y: number,
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
  far: number,
): boolean {
  const dx = toX - fromX;
  const dy = toY - fromY;
  const px = x - fromX;
  const py = y - fromY;
  const forward = px * dx + py * dy;
  if (forward < 0) return px * px + py * py <= far * far;
  const whole = dx * dx + dy * dy;
  if (forward <= whole) return isProductAtMost(px * dy - py * dx, far, whole);
  const qx = px - dx;
  const qy = py - dy;
  return qx * qx + qy * qy <= far * far;
}

/** From a point to a segment, for people. */
function distanceToSegment(
  x: number,
  y: number,
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
): number {
  const dx = toX - fromX;
  const dy = toY - fromY;
  const whole = dx * dx + dy * dy;
  const forward = (x - fromX) * dx + (y - fromY) * dy;
  const part = Math.max(0, Math.min(1, forward / whole));
  const px = x - fromX - part * dx;
  const py = y - fromY - part * dy;
  return Math.sqrt(px * px + py * py);
}
