/** MC25, MA65: an advance names its tool and its resting point, and may name the lay. */
import { blockerOf, gatherBlockers } from './blockers.ts';
import { directionTo } from './directions.ts';
import { findLay } from './find.ts';
import { whyNotLay } from './lay.ts';
import { whyNotStand } from './spot.ts';
import { depthOfPiece } from './strip.ts';
import { type Lay, type Mover, type Piece, type Plane, type Reason, toolHalfWidth } from './types.ts';

/** Why the mover cannot advance there, null if it can. Without a lay the rules look for one. */
export function whyNotAdvance(
  plane: Plane,
  mover: Mover,
  tool: number,
  x: number,
  y: number,
  lay: Lay | null,
): Reason | null {
  const fromX = plane.bases[3 * mover.base] ?? 0;
  const fromY = plane.bases[3 * mover.base + 1] ?? 0;
  const r = plane.bases[3 * mover.base + 2] ?? 0;
  // MC73: staying put is a legal advance, and needs no room for the tool.
  if (x === fromX && y === fromY && lay === null) return null;
  const apart = Math.sqrt((x - fromX) * (x - fromX) + (y - fromY) * (y - fromY));
  const farthest = tool + 2 * r;
  if (apart > farthest) return { rule: 'MC73', why: 'tooFar', by: apart - farthest };
  const spot = whyNotStand(plane, x, y, r, mover.base, mover.size);
  if (spot !== null) return spot;
  if (lay !== null) return whyNotLay(plane, mover, tool, lay, x, y);
  return findLay(plane, mover, tool, x, y) === null ? noLay(plane, mover, tool, x, y) : null;
}

/** What is in the way of the straight tool. */
function noLay(plane: Plane, mover: Mover, tool: number, toX: number, toY: number): Reason {
  const x = plane.bases[3 * mover.base] ?? 0;
  const y = plane.bases[3 * mover.base + 1] ?? 0;
  const r = plane.bases[3 * mover.base + 2] ?? 0;
  const direction = directionTo(toX - x, toY - y);
  const strip = { x, y, from: r, to: r + tool };
  const blockers: Piece[] = [];
  gatherBlockers(plane, x, y, r, mover.size, r + tool + toolHalfWidth, blockers);
  const piece = blockerOf(blockers, strip, direction);
  if (piece === null) return { rule: 'MA65', why: 'noLay', piece: -1, by: 0 };
  const by = depthOfPiece(strip, direction, toolHalfWidth, piece);
  return { rule: 'MA65', why: 'noLay', piece: piece.index, by };
}
