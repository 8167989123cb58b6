/** For the table: an advance that cannot end here snaps to a point near by, found ring by ring and then inwards. */
import { whyNotAdvance } from './advance.ts';
import { alongX, alongY, directionCount, wrapped } from './directions.ts';
import type { Mover, Plane, Point } from './types.ts';

/** Each ring is tried in so many directions at first. */
const spokes = 64;
const stride = directionCount / spokes;

/** A point near by that the mover can advance to, null if there is none within `reach`. */
export const nearestAdvance = (
  plane: Plane,
  mover: Mover,
  tool: number,
  x: number,
  y: number,
  reach: number,
): Point | null =>
  nearest(x, y, reach, (atX, atY) => whyNotAdvance(plane, mover, tool, atX, atY, null) === null);

function nearest(
  x: number,
  y: number,
  reach: number,
  isFine: (x: number, y: number) => boolean,
): Point | null {
  if (isFine(x, y)) return { x, y };
  let inner = 0;
  for (let ring = 8; inner < reach; ring += Math.max(8, ring >> 3)) {
    const radius = Math.min(ring, reach);
    for (let spoke = 0; spoke < spokes; spoke++) {
      const direction = spoke * stride;
      if (isFine(alongX(x, direction, radius), alongY(y, direction, radius)))
        return inward(x, y, inner, radius, isFine);
    }
    inner = radius;
  }
  return null;
}

/** Some point of the ring will do: in all its directions, how far in does one do? */
function inward(
  x: number,
  y: number,
  inner: number,
  outer: number,
  isFine: (x: number, y: number) => boolean,
): Point {
  let best = outer + 1;
  let direction = 0;
  for (let turn = 0; turn < directionCount; turn += 4) {
    let radius = best - 1;
    if (!isFine(alongX(x, turn, radius), alongY(y, turn, radius))) continue;
    let low = inner;
    while (radius - low > 1) {
      const middle = (low + radius) >> 1;
      if (isFine(alongX(x, turn, middle), alongY(y, turn, middle))) radius = middle;
      else low = middle;
    }
    best = radius;
    direction = turn;
  }
  for (let turn = direction - 3; turn <= direction + 3; turn++) {
    while (best > 1 && isFine(alongX(x, wrapped(turn), best - 1), alongY(y, wrapped(turn), best - 1))) {
      best--;
      direction = wrapped(turn);
    }
  }
  return { x: alongX(x, direction, best), y: alongY(y, direction, best) };
}
