/** MC32, MC79: a place ignores all between; some part of the new base lies within the range, on a legal spot. */
import { gap, within } from './gaps.ts';
import { nearestSpot } from './nearest.ts';
import { anySize, whyNotStand } from './spot.ts';
import type { Plane, Point, Reason } from './types.ts';

/** The disc a place is measured from: the old base, or the named object. */
interface Origin {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** Why a base cannot be placed here, null if it can. */
export function whyNotPlace(
  plane: Plane,
  self: number,
  r: number,
  x: number,
  y: number,
  origin: Origin,
  range: number,
): Reason | null {
  if (!within(x, y, r, origin.x, origin.y, origin.r, range))
    return { rule: 'MC79', why: 'outOfRange', by: gap(x, y, r, origin.x, origin.y, origin.r) - range };
  return whyNotStand(plane, x, y, r, self, anySize);
}

/** The legal spot nearest to what the place is measured from, null if there is none in range at all (MC79). */
export function nearestPlace(
  plane: Plane,
  self: number,
  r: number,
  origin: Origin,
  range: number,
): Point | null {
  const spot = nearestSpot(plane, self, r, origin.x, origin.y, range + origin.r + r);
  return spot !== null && whyNotPlace(plane, self, r, spot.x, spot.y, origin, range) === null ? spot : null;
}
