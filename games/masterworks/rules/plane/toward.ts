/** MA67: an advance "toward" or "away from" something is laid straight, in a direction MC31 allows. */
import { type Arm, inTheWay, touches } from './arm.ts';
import { gatherBlockers } from './blockers.ts';
import { isAway, isToward } from './cone.ts';
import { directionTo, unit, vectorX, vectorY, wrapped } from './directions.ts';
import { whyNotLay } from './lay.ts';
import type { Disc } from './sight.ts';
import { entry } from './slide.ts';
import { whyNotStand } from './spot.ts';
import { type Direction, type Mover, type Piece, type Plane, type Reason, toolHalfWidth } from './types.ts';

export interface Heading {
  readonly goal: Disc;
  readonly is: 'toward' | 'away';
}

/** Why a straight advance in this direction does not end there, null if it does. */
export function whyNotHead(
  plane: Plane,
  mover: Mover,
  tool: number,
  heading: Heading,
  direction: Direction,
  x: number,
  y: number,
): Reason | null {
  const spot = whyNotStand(plane, x, y, plane.bases[3 * mover.base + 2] ?? 0, mover.base, mover.size);
  if (spot !== null) return spot;
  return (
    whyNotLay(plane, mover, tool, { first: direction, second: direction }, x, y) ??
    whyNotHeading(plane, mover, heading, direction, x, y)
  );
}

/** A straight direction that heads there and ends at the point, the nearest to its bearing; −1 if there is none. */
export function findHeading(
  plane: Plane,
  mover: Mover,
  tool: number,
  heading: Heading,
  x: number,
  y: number,
): Direction | -1 {
  const fromX = plane.bases[3 * mover.base] ?? 0;
  const fromY = plane.bases[3 * mover.base + 1] ?? 0;
  const r = plane.bases[3 * mover.base + 2] ?? 0;
  const blockers: Piece[] = [];
  gatherBlockers(plane, fromX, fromY, r, mover.size, r + tool + toolHalfWidth, blockers);
  const arm: Arm = { blockers, x: fromX, y: fromY, from: r, to: r + tool, hinged: false };
  const bearing = directionTo(x - fromX, y - fromY);
  for (let turn = 0; turn <= 1024; turn++) {
    for (const direction of turn === 0 ? [bearing] : [wrapped(bearing + turn), wrapped(bearing - turn)]) {
      if (!touches(arm, direction, x, y, r) || inTheWay(arm, direction) !== null) continue;
      if (whyNotHeading(plane, mover, heading, direction, x, y) === null) return direction;
    }
    // Once both sides have turned off the point, no further turn brings it back.
    const isOff =
      !touches(arm, wrapped(bearing + turn), x, y, r) && !touches(arm, wrapped(bearing - turn), x, y, r);
    if (turn > 1 && isOff) break;
  }
  return -1;
}

function whyNotHeading(
  plane: Plane,
  mover: Mover,
  { goal, is }: Heading,
  direction: Direction,
  x: number,
  y: number,
): Reason | null {
  const fromX = plane.bases[3 * mover.base] ?? 0;
  const fromY = plane.bases[3 * mover.base + 1] ?? 0;
  const r = plane.bases[3 * mover.base + 2] ?? 0;
  const dx = goal.x - fromX;
  const dy = goal.y - fromY;
  const isAllowed = is === 'toward' ? isToward(direction, dx, dy) : isAway(direction, dx, dy);
  if (!isAllowed)
    return { rule: 'MC31', why: 'offCone', by: offCone(direction, is === 'toward' ? 1 : -1, dx, dy) };
  if (is === 'away') return null;
  const ux = vectorX(direction) / unit;
  const uy = vectorY(direction) / unit;
  const contact = entry(dx, dy, goal.r + r, { x: fromX, y: fromY, r, ux, uy, length: 0 });
  const past = (x - fromX) * ux + (y - fromY) * uy - Math.max(0, contact);
  return past > 1 ? { rule: 'MA67', why: 'pastContact', by: past } : null;
}

/** By how many of the 2048 steps a direction misses the cone of 45°. */
function offCone(direction: Direction, sign: 1 | -1, dx: number, dy: number): number {
  const bearing = directionTo(sign * dx, sign * dy);
  const turn = Math.abs(((direction - bearing + 1024) & 2047) - 1024);
  return Math.max(1, turn - 256);
}
