/** A straight part of the tool that swings around a point: the whole tool or its first half around a base, the second
 * half around the hinge. Directions are walked by jumping over whatever is in the way. */
import { isUnderHinge } from './blockers.ts';
import { alongX, alongY, directionTo } from './directions.ts';
import { isBeside } from './lay.ts';
import { overlapsPiece, type Strip } from './strip.ts';
import { type Direction, type Piece, toolHalfWidth } from './types.ts';

export interface Arm extends Strip {
  readonly blockers: readonly Piece[];
  /** Does a bent hinge sit at its end? */
  readonly hinged: boolean;
}

/** What the arm overlaps in this direction, null if nothing. */
export function inTheWay(arm: Arm, direction: Direction): Piece | null {
  for (const piece of arm.blockers) {
    if (overlapsPiece(arm, direction, toolHalfWidth, piece)) return piece;
  }
  return arm.hinged ? underHinge(arm, direction) : null;
}

function underHinge(arm: Arm, direction: Direction): Piece | null {
  const x = alongX(arm.x, direction, arm.to);
  const y = alongY(arm.y, direction, arm.to);
  for (const piece of arm.blockers) {
    if (isUnderHinge(piece, x, y)) return piece;
  }
  return null;
}

const isInTheWay = (arm: Arm, direction: Direction, piece: Piece): boolean =>
  overlapsPiece(arm, direction, toolHalfWidth, piece);

const wrap = (direction: number): Direction => direction & 2047;

/** The first free turn from `start` on, `from` to `limit` steps to one side (`sign`); −1 if there is none. */
export function freeTurn(arm: Arm, start: Direction, sign: 1 | -1, from: number, limit: number): number {
  let turn = from;
  while (turn <= limit) {
    const piece = inTheWay(arm, wrap(start + sign * turn));
    if (piece === null) return turn;
    turn += past(arm, wrap(start + sign * turn), sign, limit - turn, piece);
  }
  return -1;
}

/** How many steps further the piece is out of the way; more than `limit` if it is not until then. */
function past(arm: Arm, start: Direction, sign: 1 | -1, limit: number, piece: Piece): number {
  let inside = 0;
  let outside = 4;
  while (outside <= limit && isInTheWay(arm, wrap(start + sign * outside), piece)) {
    inside = outside;
    outside = outside === limit ? limit + 1 : Math.min(limit, 2 * outside);
  }
  while (outside - inside > 1) {
    const middle = (inside + outside) >> 1;
    if (isInTheWay(arm, wrap(start + sign * middle), piece)) inside = middle;
    else outside = middle;
  }
  return outside;
}

/** Does a base of that radius touch the arm's centre line there? */
export const touches = (arm: Arm, direction: Direction, x: number, y: number, r: number): boolean =>
  isBeside(
    x,
    y,
    alongX(arm.x, direction, arm.from),
    alongY(arm.y, direction, arm.from),
    alongX(arm.x, direction, arm.to),
    alongY(arm.y, direction, arm.to),
    r,
  );

/** How far an arm may turn away from a point so far off and still be touched by a base there, about: 0 to 512. */
export function touchingTurn({ from, to }: Arm, apart: number, r: number): number {
  const tangent = Math.sqrt(Math.max(0, apart * apart - r * r));
  if (tangent >= from && tangent <= to) return directionTo(tangent, r);
  const end = tangent < from ? from : to;
  const cosine = (apart * apart + end * end - r * r) / (2 * apart * end);
  if (cosine >= 1) return 0;
  if (cosine <= 0) return 512;
  return directionTo(cosine, Math.sqrt(1 - cosine * cosine));
}
