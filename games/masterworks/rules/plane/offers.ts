/** MA70: of the whole plane of answers to an advance, a short list of good ones. */
import { alongX, alongY, directionTo, rounded } from './directions.ts';
import { findLay } from './find.ts';
import { canStand } from './spot.ts';
import type { Discs, Lay, Mover, Piece, Plane, Point } from './types.ts';

interface Offer extends Point, Lay {}

/** What a figure may want. */
export interface Wishes {
  /** Discs to come near, the most wanted first. */
  readonly aims: Discs;
  /** How near to each, in thousandths, edge to edge. */
  readonly ranges: readonly number[];
  /** Those to hide from, the most feared first. */
  readonly foes: Discs;
}

/** For so many a lay is looked for, so that the list is short and quick. */
const mostTried = 12;

/** Positions the mover can advance to with this tool, without the one it has. */
export function offers(plane: Plane, mover: Mover, tool: number, wishes: Wishes): Offer[] {
  const x = plane.bases[3 * mover.base] ?? 0;
  const y = plane.bases[3 * mover.base + 1] ?? 0;
  const r = plane.bases[3 * mover.base + 2] ?? 0;
  const farthest = tool + 2 * r;
  // What is tried lies at most a few thousandths beyond the tool's end.
  const ground = around(plane, mover.base, x, y, r + farthest + 9);
  const found: Offer[] = [];
  let tried = 0;
  const tryAt = (toX: number, toY: number): boolean => {
    if (!canStand(ground, toX, toY, r, none, mover.size)) return false;
    for (const one of found) if (one.x === toX && one.y === toY) return false;
    tried++;
    const lay = findLay(plane, mover, tool, toX, toY);
    if (lay === null) return false;
    found.push({ x: toX, y: toY, first: lay.first, second: lay.second });
    return true;
  };
  const { aims, ranges, foes } = wishes;
  for (let at = 0; at < aims.length && tried < mostTried - 6; at += 3) {
    approach(
      x,
      y,
      farthest,
      aims[at] ?? 0,
      aims[at + 1] ?? 0,
      r + (aims[at + 2] ?? 0),
      ranges[at / 3] ?? 0,
      tryAt,
    );
  }
  if (foes.length > 0) {
    const size = mover.size;
    for (const piece of plane.pieces) {
      if (tried >= mostTried - 5) break;
      if (piece.size < size || !plane.standing[piece.index]) continue;
      hide(x, y, r, farthest, piece, foes[0] ?? 0, foes[1] ?? 0, tryAt);
    }
  }
  const start = aims.length > 0 ? directionTo((aims[0] ?? 0) - x, (aims[1] ?? 0) - y) : 0;
  for (let turn = 0; turn < 2048 && tried < mostTried; turn += 256) {
    const direction = (start + turn) & 2047;
    const isFar = tryAt(alongX(x, direction, farthest - 1), alongY(y, direction, farthest - 1));
    if (!isFar && tried < mostTried) {
      const less = Math.floor(farthest / 2);
      tryAt(alongX(x, direction, less), alongY(y, direction, less));
    }
  }
  return found;
}

const none = -1;

/** The plane with only the pieces and other bases that are within so much of a point. */
function around(plane: Plane, self: number, x: number, y: number, reach: number): Plane {
  const { bases } = plane;
  const near: number[] = [];
  for (let at = 0; at < bases.length; at += 3) {
    const dx = (bases[at] ?? 0) - x;
    const dy = (bases[at + 1] ?? 0) - y;
    const far = reach + (bases[at + 2] ?? 0);
    if (at !== 3 * self && dx * dx + dy * dy <= far * far)
      near.push(bases[at] ?? 0, bases[at + 1] ?? 0, bases[at + 2] ?? 0);
  }
  const { width, height, standing, noRest, noEntry } = plane;
  const pieces: Piece[] = [];
  for (const piece of plane.pieces) {
    const dx = piece.x - x;
    const dy = piece.y - y;
    const far = reach + piece.r;
    if (dx * dx + dy * dy <= far * far && standing[piece.index]) pieces.push(piece);
  }
  return { width, height, pieces, standing, bases: near, noRest, noEntry };
}

type Try = (x: number, y: number) => boolean;

/** As near as wanted on the straight way, then touching, then from both sides; or as far that way as the tool goes. */
function approach(
  x: number,
  y: number,
  farthest: number,
  aimX: number,
  aimY: number,
  touch: number,
  range: number,
  tryAt: Try,
): void {
  const dx = aimX - x;
  const dy = aimY - y;
  const apart = Math.sqrt(dx * dx + dy * dy);
  const direction = directionTo(dx, dy);
  if (apart - touch - range > farthest) {
    tryAt(alongX(x, direction, farthest - 1), alongY(y, direction, farthest - 1));
    return;
  }
  const back = (direction + 1024) & 2047;
  const near = touch + Math.max(0, range - 2);
  tryAt(alongX(aimX, back, near), alongY(aimY, back, near));
  if (apart - touch - 2 <= farthest) tryAt(alongX(aimX, back, touch + 1), alongY(aimY, back, touch + 1));
  for (const turn of [192, -192]) {
    const toX = alongX(aimX, (back + turn) & 2047, near);
    const toY = alongY(aimY, (back + turn) & 2047, near);
    if ((toX - x) * (toX - x) + (toY - y) * (toY - y) <= farthest * farthest) tryAt(toX, toY);
  }
}

/** Behind a piece, as seen by a foe: touching it on the far side. */
function hide(
  x: number,
  y: number,
  r: number,
  farthest: number,
  piece: Piece,
  foeX: number,
  foeY: number,
  tryAt: Try,
): void {
  const px = piece.x - x;
  const py = piece.y - y;
  const far = farthest + piece.r + r;
  if (px * px + py * py > far * far) return;
  const dx = piece.x - foeX;
  const dy = piece.y - foeY;
  const apart = Math.sqrt(dx * dx + dy * dy);
  if (apart < piece.r) return;
  const out = depthTo(piece, dx / apart, dy / apart, r) + 2;
  const toX = piece.x + rounded((out * dx) / apart);
  const toY = piece.y + rounded((out * dy) / apart);
  if ((toX - x) * (toX - x) + (toY - y) * (toY - y) <= farthest * farthest) tryAt(toX, toY);
}

/** How far from a piece's middle, in a direction of length 1, a base beside it stands. */
function depthTo(piece: Piece, ux: number, uy: number, r: number): number {
  if (piece.edges.length === 0) return piece.r + r;
  let least = Number.POSITIVE_INFINITY;
  for (const edge of piece.edges) {
    const rate = edge.nx * ux + edge.ny * uy;
    if (rate <= 0) continue;
    const rim = (edge.x - piece.x) * edge.nx + (edge.y - piece.y) * edge.ny;
    least = Math.min(least, (rim + r) / rate);
  }
  return least;
}
