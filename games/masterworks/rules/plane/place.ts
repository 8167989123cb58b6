/** MC32, MC79: a place ignores all between; some part of the new base lies within the range, on a legal spot. */
import { gap, within } from './gaps.ts';
import { anySize, whyNotStand } from './spot.ts';
import type { Plane, Reason } from './types.ts';

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
