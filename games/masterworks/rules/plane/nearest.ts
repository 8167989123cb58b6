/**
 * MC80: the nearest legal spot. It lies where the base touches what keeps it off: on one of the rims around bases,
 * tokens and pieces (or inside roofs), or where two of them cross.
 */
import { rounded } from './directions.ts';
import { anySize, canStand } from './spot.ts';
import type { Discs, Plane, Point } from './types.ts';

/** Where a centre touches something: a circle, or a line through x, y along dx, dy (of length 1). */
type Rim =
  | { readonly x: number; readonly y: number; readonly r: number }
  | { readonly x: number; readonly y: number; readonly dx: number; readonly dy: number };

/** The nearest spot where a placed base may stand, null if there is none within `reach`. */
export const nearestSpot = (
  plane: Plane,
  self: number,
  r: number,
  x: number,
  y: number,
  reach: number,
): Point | null => nearestSpots(plane, self, r, x, y, reach)[0] ?? null;

/** All spots as near as the nearest, to a thousandth; none if there is none within `reach`. */
export function nearestSpots(
  plane: Plane,
  self: number,
  r: number,
  x: number,
  y: number,
  reach: number,
): Point[] {
  const isLegal = (at: Point): boolean => canStand(plane, at.x, at.y, r, self, anySize);
  if (isLegal({ x, y })) return [{ x, y }];
  const inReach = rimsOf(plane, self, r).filter((rim) => fromRim(rim, x, y) <= reach);
  // What is nearer than the circle before was judged with it; a thousandth more, for rounding.
  for (let within = 1024, before = 0; ; before = within - 1, within *= 2) {
    const most = Math.min(within, reach);
    const rims = inReach.filter((rim) => fromRim(rim, x, y) <= most);
    const near = touching(rims, x, y, before, most).sort((one, other) => one.far - other.far);
    const nearest = near.find(isLegal);
    if (nearest !== undefined)
      return apartFromEachOther(near.filter((at) => Math.abs(at.far - nearest.far) <= 1 && isLegal(at)));
    if (within >= reach) return [];
  }
}

interface Near extends Point {
  readonly far: number;
}

/** Where rims are nearest to a point and where two of them cross, between two distances from it. */
function touching(rims: readonly Rim[], x: number, y: number, before: number, most: number): Near[] {
  const found: Near[] = [];
  const add = (at: Point): void => {
    const far = apart(at.x - x, at.y - y);
    if (far >= before && far <= most) found.push({ x: rounded(at.x), y: rounded(at.y), far });
  };
  rims.forEach((rim, index) => {
    for (const at of projected(rim, x, y)) add(at);
    for (let other = 0; other < index; other++) for (const at of crossings(rim, rims[other] ?? rim)) add(at);
  });
  return found;
}

/** The same point, found on several rims, is rounded in several ways. */
const sameWithin = 3;

function apartFromEachOther(spots: readonly Point[]): Point[] {
  const found: Point[] = [];
  for (const { x, y } of spots)
    if (!found.some((one) => apart(one.x - x, one.y - y) <= sameWithin)) found.push({ x, y });
  return found;
}

const apart = (dx: number, dy: number): number => Math.sqrt(dx * dx + dy * dy);

function rimsOf(plane: Plane, self: number, r: number): Rim[] {
  const others = plane.bases.filter((_, at) => Math.floor(at / 3) !== self);
  const rims: Rim[] = [...circles(others, r), ...circles(plane.noRest, r), ...circles(plane.noEntry, r)];
  rims.push({ x: r, y: r, dx: 1, dy: 0 }, { x: r, y: r, dx: 0, dy: 1 });
  const east = plane.width - r;
  const north = plane.height - r;
  rims.push({ x: east, y: north, dx: 1, dy: 0 }, { x: east, y: north, dx: 0, dy: 1 });
  for (const piece of plane.pieces) {
    if (!plane.standing[piece.index]) continue;
    if (piece.edges.length === 0) {
      rims.push({ x: piece.x, y: piece.y, r: piece.r + r });
      if (piece.r >= r) rims.push({ x: piece.x, y: piece.y, r: piece.r - r });
    }
    for (const { x, y, dx, dy, nx, ny, length } of piece.edges) {
      rims.push({ x, y, r });
      rims.push({ x: x + r * nx, y: y + r * ny, dx: dx / length, dy: dy / length });
      rims.push({ x: x - r * nx, y: y - r * ny, dx: dx / length, dy: dy / length });
    }
  }
  return rims;
}

const circles = (discs: Discs, r: number): Rim[] =>
  Array.from({ length: discs.length / 3 }, (_, index) => ({
    x: discs[3 * index] ?? 0,
    y: discs[3 * index + 1] ?? 0,
    r: r + (discs[3 * index + 2] ?? 0),
  }));

const fromRim = (rim: Rim, x: number, y: number): number =>
  'r' in rim
    ? Math.abs(apart(x - rim.x, y - rim.y) - rim.r)
    : Math.abs((x - rim.x) * rim.dy - (y - rim.y) * rim.dx);

/** The points of a rim nearest to a point; on a circle around that very point, four stand for all. */
function projected(rim: Rim, x: number, y: number): Point[] {
  if (!('r' in rim)) {
    const along = (x - rim.x) * rim.dx + (y - rim.y) * rim.dy;
    return [{ x: rim.x + along * rim.dx, y: rim.y + along * rim.dy }];
  }
  const far = apart(x - rim.x, y - rim.y);
  if (far > 0) return [{ x: rim.x + ((x - rim.x) * rim.r) / far, y: rim.y + ((y - rim.y) * rim.r) / far }];
  return [
    { x: x + rim.r, y },
    { x, y: y + rim.r },
    { x: x - rim.r, y },
    { x, y: y - rim.r },
  ];
}

function crossings(one: Rim, other: Rim): Point[] {
  if ('r' in one) return 'r' in other ? ofCircles(one, other) : ofLine(other, one);
  if ('r' in other) return ofLine(one, other);
  const turn = one.dx * other.dy - one.dy * other.dx;
  if (turn === 0) return [];
  const along = ((other.x - one.x) * other.dy - (other.y - one.y) * other.dx) / turn;
  return [{ x: one.x + along * one.dx, y: one.y + along * one.dy }];
}

type Circle = Extract<Rim, { r: number }>;
type Line = Exclude<Rim, Circle>;

/** Where a line cuts a circle: as far before and behind the point nearest to the circle's middle. */
function ofLine(line: Line, circle: Circle): Point[] {
  const middle = (circle.x - line.x) * line.dx + (circle.y - line.y) * line.dy;
  const aside = (circle.x - line.x) * line.dy - (circle.y - line.y) * line.dx;
  const under = circle.r * circle.r - aside * aside;
  if (under < 0) return [];
  const half = Math.sqrt(under);
  return [middle - half, middle + half].map((along) => ({
    x: line.x + along * line.dx,
    y: line.y + along * line.dy,
  }));
}

/** Two circles cut each other on a line across the one through their middles. */
function ofCircles(one: Circle, other: Circle): Point[] {
  const dx = other.x - one.x;
  const dy = other.y - one.y;
  const square = dx * dx + dy * dy;
  if (square === 0) return [];
  const length = Math.sqrt(square);
  const along = (square + one.r * one.r - other.r * other.r) / (2 * square);
  return ofLine({ x: one.x + along * dx, y: one.y + along * dy, dx: -dy / length, dy: dx / length }, one);
}
