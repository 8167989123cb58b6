/** MA65: looks for a lay in a fixed order: straight, then the smallest detour, then the smallest bend. */
import { type Arm, freeTurn, inTheWay, touches, touchingTurn } from './arm.ts';
import { gatherBlockers, gatherNear } from './blockers.ts';
import { alongX, alongY, directionTo, turnBetween, wrapped } from './directions.ts';
import { isBeside, maxBend } from './lay.ts';
import { type Direction, type Lay, type Mover, type Piece, type Plane, toolHalfWidth } from './types.ts';

/** The first half of a bent lay is tried in every so many-th direction, and where it just passes a piece. */
export const firstStep = 8;

const never = Number.POSITIVE_INFINITY;

const near: Piece[] = [];
const nearFirst: Piece[] = [];

/** What `near` was gathered for: lays are looked for many times from the same place. A plane is never changed. */
let gathered: {
  readonly plane: Plane;
  readonly base: number;
  readonly size: number;
  readonly tool: number;
} | null = null;

function gather(plane: Plane, { base, size }: Mover, tool: number, x: number, y: number, r: number): void {
  const isSame =
    gathered !== null &&
    gathered.plane === plane &&
    gathered.base === base &&
    gathered.size === size &&
    gathered.tool === tool;
  if (isSame) return;
  gatherBlockers(plane, x, y, r, size, r + tool + toolHalfWidth, near);
  gathered = { plane, base, size, tool };
}

interface Search {
  readonly blockers: readonly Piece[];
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly half: number;
  readonly toX: number;
  readonly toY: number;
  readonly firstArm: Arm;
}

/** A lay that takes the mover there, null if the search finds none. The spot itself is judged by `whyNotStand`. */
export function findLay(plane: Plane, mover: Mover, tool: number, toX: number, toY: number): Lay | null {
  const x = plane.bases[3 * mover.base] ?? 0;
  const y = plane.bases[3 * mover.base + 1] ?? 0;
  const r = plane.bases[3 * mover.base + 2] ?? 0;
  const dx = toX - x;
  const dy = toY - y;
  const farthest = tool + 2 * r;
  if (dx * dx + dy * dy > farthest * farthest) return null;
  gather(plane, mover, tool, x, y, r);
  const bearing = directionTo(dx, dy);
  const apart = Math.sqrt(dx * dx + dy * dy);
  const whole: Arm = { blockers: near, x, y, from: r, to: r + tool, hinged: false };
  const turn = straightTurn(whole, bearing, apart, toX, toY, r);
  if (turn !== null) {
    const direction = wrapped(bearing + turn);
    return { first: direction, second: direction };
  }
  const half = tool / 2;
  gatherNear(near, x, y, r + half + toolHalfWidth, nearFirst);
  const firstArm: Arm = { blockers: nearFirst, x, y, from: r, to: r + half, hinged: true };
  return bentLay({ blockers: near, x, y, r, half, toX, toY, firstArm }, bearing, apart);
}

/** The turn of a straight lay from the bearing, the smallest that serves. */
function straightTurn(
  arm: Arm,
  bearing: Direction,
  apart: number,
  toX: number,
  toY: number,
  r: number,
): number | null {
  if (inTheWay(arm, bearing) === null) return touches(arm, bearing, toX, toY, r) ? 0 : null;
  const limit = apart === 0 ? 1024 : touchingTurn(arm, apart, r);
  const up = freeTurn(arm, bearing, 1, 1, limit);
  const down = freeTurn(arm, bearing, -1, 1, up < 0 ? limit : up);
  const isUp = up >= 0 && touches(arm, wrapped(bearing + up), toX, toY, r);
  const isDown = down >= 0 && touches(arm, wrapped(bearing - down), toX, toY, r);
  if (isDown && !(isUp && up <= down)) return -down;
  return isUp ? up : null;
}

/** Both ways from the bearing, the smaller detour first; of two alike, the smaller bend. */
function bentLay(search: Search, bearing: Direction, apart: number): Lay | null {
  const { firstArm, r, half } = search;
  const limit = widestDetour(apart, r, half, firstArm);
  const over = (bearing + firstStep - 1) & -firstStep;
  const up: Side = { sign: 1, at: over, isFree: isFreeAt(firstArm, over), queued: null };
  const under = over - firstStep;
  const down: Side = { sign: -1, at: under, isFree: isFreeAt(firstArm, under), queued: null };
  const middle = up.isFree === down.isFree ? null : edgeBetween(firstArm, under, down.isFree);
  let next = start(up, middle !== null && middle >= bearing ? middle : null);
  let other = start(down, middle !== null && middle < bearing ? middle : null);
  for (;;) {
    next ??= following(firstArm, up, bearing + limit);
    other ??= following(firstArm, down, limit - bearing);
    if (next === null && other === null) return null;
    const turn = next === null ? never : next - bearing;
    const back = other === null ? never : bearing - other;
    const one = next !== null && turn <= back ? layFrom(search, wrapped(next)) : null;
    const two = other !== null && back <= turn ? layFrom(search, wrapped(other)) : null;
    if (one !== null || two !== null) return lessBent(one, two);
    if (turn <= back) next = null;
    if (back <= turn) other = null;
  }
}

/** First directions on one side of the bearing, outwards: a grid, and the outermost free ones between two of it. */
interface Side {
  readonly sign: 1 | -1;
  /** The grid direction reached, not wrapped. */
  at: number;
  isFree: boolean;
  /** The one after the one given out last, if it is known already. */
  queued: number | null;
}

const isFreeAt = (arm: Arm, direction: number): boolean => inTheWay(arm, wrapped(direction)) === null;

function start(side: Side, edge: number | null): number | null {
  const first = side.isFree ? side.at : null;
  if (edge === null || edge === first) return first;
  side.queued = first;
  return edge;
}

/** The next free direction of a side, null past its limit (counted in the side's own sense). */
function following(arm: Arm, side: Side, limit: number): number | null {
  const { queued, sign } = side;
  side.queued = null;
  if (queued !== null) return queued;
  while (sign * side.at <= limit) {
    const from = side.at;
    const next = from + sign * firstStep;
    const wasFree = side.isFree;
    side.at = next;
    side.isFree = isFreeAt(arm, next);
    if (side.isFree === wasFree) {
      if (wasFree) return next;
      continue;
    }
    const edge = edgeBetween(arm, Math.min(from, next), sign > 0 ? wasFree : side.isFree);
    if (edge === from) continue;
    if (side.isFree && edge !== next) side.queued = next;
    return edge;
  }
  return null;
}

function lessBent(one: Lay | null, two: Lay | null): Lay | null {
  if (one === null || two === null) return one ?? two;
  const isTwo = Math.abs(turnBetween(two.first, two.second)) < Math.abs(turnBetween(one.first, one.second));
  return isTwo ? two : one;
}

/** How far the first half may turn from the bearing and the tool still reach: itself, or the second half. */
function widestDetour(apart: number, r: number, half: number, firstArm: Arm): number {
  const byFirst = apart <= 2 * r + half ? touchingTurn(firstArm, Math.max(1, apart), r) : 0;
  if (apart <= half) return 1 + byFirst;
  // The hinge must be near enough, and the second half may not have to turn back.
  const cosine = Math.min(1, Math.max(apart / (2 * (r + half)), half / apart));
  return 2 + Math.max(byFirst, directionTo(cosine, Math.sqrt(1 - cosine * cosine)));
}

/** Of two neighbours in the grid of directions one is free: the outermost free direction between them. */
export function edgeBetween(arm: Arm, low: number, isLowFree: boolean): number {
  let under = low;
  let over = low + firstStep;
  while (over - under > 1) {
    const middle = (under + over) >> 1;
    if ((inTheWay(arm, wrapped(middle)) === null) === isLowFree) under = middle;
    else over = middle;
  }
  return isLowFree ? under : over;
}

/** A lay whose first half points there, with the smallest bend that serves. */
function layFrom({ blockers, x, y, r, half, toX, toY }: Search, first: Direction): Lay | null {
  const hingeX = alongX(x, first, r + half);
  const hingeY = alongY(y, first, r + half);
  const dx = toX - hingeX;
  const dy = toY - hingeY;
  const apart = Math.sqrt(dx * dx + dy * dy);
  const arm: Arm = { blockers, x: hingeX, y: hingeY, from: 0, to: half, hinged: false };
  if (isBeside(toX, toY, alongX(x, first, r), alongY(y, first, r), hingeX, hingeY, r))
    return bent(arm, first, -maxBend, maxBend);
  if (apart > half + r) return null;
  const turn = turnBetween(first, directionTo(dx, dy));
  const spread = touchingTurn(arm, apart, r);
  let low = turn - spread;
  let high = turn + spread;
  while (low < high && !touches(arm, wrapped(first + low), toX, toY, r)) low++;
  while (low < high && !touches(arm, wrapped(first + high), toX, toY, r)) high--;
  if (low === high && !touches(arm, wrapped(first + low), toX, toY, r)) return null;
  return bent(arm, first, Math.max(-maxBend, low), Math.min(maxBend, high));
}

/** The smallest free bend between two; straight ones were tried before. */
function bent(arm: Arm, first: Direction, low: number, high: number): Lay | null {
  const up = high > 0 ? freeTurn(arm, first, 1, Math.max(1, low), high) : -1;
  const down =
    low < 0 ? freeTurn(arm, first, -1, Math.max(1, -high), up < 0 ? -low : Math.min(up, -low)) : -1;
  if (up < 0 && down < 0) return null;
  return { first, second: wrapped(up >= 0 && (down < 0 || up <= down) ? first + up : first - down) };
}
