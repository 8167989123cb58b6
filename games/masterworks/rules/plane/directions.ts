/** MA64: 2048 directions as whole-number vectors, made without sine and cosine, so the same everywhere. */
import type { Direction } from './types.ts';

export const directionCount = 2048;
const quarter = directionCount / 4;
/** The length of each vector, before rounding. */
export const unit = 32_768;

/** The vectors of one quarter, from east to north: a right angle halved again and again. */
function quarterTurn(): { x: number; y: number }[] {
  let rays = [
    { x: 1, y: 0 },
    { x: 0, y: 1 },
  ];
  while (rays.length <= quarter) {
    rays = rays.flatMap((ray, index) => {
      const after = rays[index + 1];
      if (after === undefined) return [ray];
      const x = ray.x + after.x;
      const y = ray.y + after.y;
      const length = Math.sqrt(x * x + y * y);
      return [ray, { x: x / length, y: y / length }];
    });
  }
  return rays.slice(0, quarter).map(({ x, y }) => ({ x: Math.round(x * unit), y: Math.round(y * unit) }));
}

const first = quarterTurn();
const turned = (x: number, y: number, quarters: number): { x: number; y: number } =>
  quarters === 0 ? { x, y } : turned(-y, x, quarters - 1);
const vectors = [0, 1, 2, 3].flatMap((quarters) => first.map(({ x, y }) => turned(x, y, quarters)));
const xs = Int32Array.from(vectors, ({ x }) => x);
const ys = Int32Array.from(vectors, ({ y }) => y);

/** The vector of a direction, 32768 long. */
export const vectorX = (direction: Direction): number => xs[direction] ?? 0;
export const vectorY = (direction: Direction): number => ys[direction] ?? 0;

/**
 * Halves go away from zero, so that mirrored situations have mirrored answers. `| 0` makes it a small integer for the
 * engine too: one position kept as a floating-point number slows down every figure of every match.
 */
export const rounded = (value: number): number =>
  (value < 0 ? -Math.floor(0.5 - value) : Math.floor(value + 0.5)) | 0;

/** The point so far along a direction. */
export const alongX = (x: number, direction: Direction, distance: number): number =>
  x + rounded((distance * vectorX(direction)) / unit);
export const alongY = (y: number, direction: Direction, distance: number): number =>
  y + rounded((distance * vectorY(direction)) / unit);

/** Any whole number as one of the 2048. */
export const wrapped = (direction: number): Direction => direction & (directionCount - 1);

/** From one direction to another the short way: −1024 to 1023, anticlockwise positive. */
export const turnBetween = (from: Direction, to: Direction): number =>
  ((to - from + directionCount / 2) & (directionCount - 1)) - directionCount / 2;

/** The direction nearest to a vector; east for none. */
export function directionTo(dx: number, dy: number): Direction {
  const ax = Math.abs(dx);
  const ay = Math.abs(dy);
  const steep = ay > ax;
  const small = steep ? ax : ay;
  const large = steep ? ay : ax;
  if (large === 0) return 0;
  // Within an eighth of a turn: a guess by a polynomial for the arc tangent, off by a step at most, then mended.
  const t = small / large;
  const guess = Math.round(t * (256 + (1 - t) * (79.76 + 21.6 * t))) | 0;
  const eighth = mended(Math.max(0, Math.min(256, guess)), large, small);
  const inQuarter = steep ? quarter - eighth : eighth;
  if (dx >= 0) return dy >= 0 ? inQuarter : wrapped(-inQuarter);
  return dy >= 0 ? 2 * quarter - inQuarter : 2 * quarter + inQuarter;
}

/** Steps to the neighbour as long as the vector lies beyond the middle between the two. */
function mended(guess: number, x: number, y: number): number {
  let best = guess;
  while (best < 256 && isBeyondMiddle(best, x, y)) best++;
  while (best > 0 && !isBeyondMiddle(best - 1, x, y)) best--;
  return best;
}

const isBeyondMiddle = (direction: Direction, x: number, y: number): boolean =>
  (vectorX(direction) + vectorX(direction + 1)) * y > (vectorY(direction) + vectorY(direction + 1)) * x;
