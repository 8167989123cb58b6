/**
 * MC44, MC81, MA68: one free line between two bases is enough. If any line is free, one is that touches two of: the
 * two bases, the corners and the round pieces between them; so only these lines are tried.
 */
import type { Discs, Edge, Ground, Piece, Point } from './types.ts';

/** Somebody or something that sees or is seen: a disc. */
export interface Disc {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** What blocks: pieces larger than `size`, the Size of whoever is seen (MC45), except two that are left out (−1: none). */
export interface Screen {
  readonly size: number;
  /** What the one who looks stands on (MC44). */
  readonly on: number;
  /** What is looked at, if it is a piece itself (MA41). */
  readonly target: number;
}

interface SightLine {
  readonly from: Point;
  readonly to: Point;
}

/** A thousandth of a thousandth: a line that only touches a piece does not cross it (MC81). */
const grazing = 0.001;

const near: Piece[] = [];
/** What lines may touch, as discs one after the other: x, y, radius; a corner has radius 0. */
const marks: number[] = [];
/** The free line found last: from x, y to x, y. */
const found: [number, number, number, number] = [0, 0, 0, 0];

/** Does one disc see the other? */
export function sees(ground: Ground, from: Disc, to: Disc, screen: Screen): boolean {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const apart = Math.sqrt(dx * dx + dy * dy);
  // MC44: everybody sees itself; and nothing stands between bases that touch.
  if (apart <= from.r + to.r) return true;
  gatherBetween(ground, from, to, screen, apart);
  if (near.length === 0) return true;
  if (isFree(from, to, -dy / apart, dx / apart, (from.y * dx - from.x * dy) / apart)) return true;
  marks.length = 0;
  marks.push(from.x, from.y, from.r, to.x, to.y, to.r);
  if (hasFreeTangent(from, to, 0, 3)) return true;
  for (const piece of near) addMarks(piece, from, to, apart);
  for (let one = 0; one < marks.length; one += 3) {
    for (let other = Math.max(6, one + 3); other < marks.length; other += 3) {
      if (hasFreeTangent(from, to, one, other)) return true;
    }
  }
  return false;
}

/** A free line from the edge of one disc to the edge of the other, null if there is none. */
export function sightLine(ground: Ground, from: Disc, to: Disc, screen: Screen): SightLine | null {
  found.fill(Number.NaN);
  if (!sees(ground, from, to, screen)) return null;
  if (Number.isNaN(found[0])) {
    near.length = 0;
    const dx = to.x - from.x;
    const dy = to.y - from.y;
    const apart = Math.max(1, Math.sqrt(dx * dx + dy * dy));
    isFree(from, to, -dy / apart, dx / apart, (from.y * dx - from.x * dy) / apart);
  }
  const [x, y, toX, toY] = found;
  return { from: { x, y }, to: { x: toX, y: toY } };
}

/** The piece in the way between the two centres, −1 if none is: it names a reason for no sight. */
export function screenBetween(ground: Ground, from: Disc, to: Disc, screen: Screen): number {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const apart = Math.sqrt(dx * dx + dy * dy);
  gatherBetween(ground, from, to, screen, apart);
  const nx = -dy / apart;
  const ny = dx / apart;
  const p = (from.y * dx - from.x * dy) / apart;
  const piece = near.find((one) => crosses(one, nx, ny, p, 0, apart, from.x, from.y));
  return piece?.index ?? -1;
}

/** The pieces that block and reach into the hull of the two discs, roughly. */
function gatherBetween(ground: Ground, from: Disc, to: Disc, screen: Screen, apart: number): void {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const wide = Math.max(from.r, to.r);
  let count = 0;
  for (const piece of ground.pieces) {
    if (piece.size <= screen.size || !ground.standing[piece.index]) continue;
    const px = piece.x - from.x;
    const py = piece.y - from.y;
    const clear = (wide + piece.r) * apart;
    const aside = px * dy - py * dx;
    if (aside >= clear || aside <= -clear) continue;
    const forward = px * dx + py * dy;
    const past = piece.r * apart;
    if (forward <= -past || forward >= apart * apart + past) continue;
    if (piece.index !== screen.on && piece.index !== screen.target) near[count++] = piece;
  }
  near.length = count;
}

/** Corners and round pieces outside the hull of the two discs can be touched by no line between them. */
function addMarks(piece: Piece, from: Disc, to: Disc, apart: number): void {
  if (piece.edges.length === 0) marks.push(piece.x, piece.y, piece.r);
  for (const { x, y } of piece.edges) {
    if (isInHull(x, y, from, to, apart)) marks.push(x, y, 0);
  }
}

function isInHull(x: number, y: number, from: Disc, to: Disc, apart: number): boolean {
  const ux = (to.x - from.x) / apart;
  const uy = (to.y - from.y) / apart;
  const forward = (x - from.x) * ux + (y - from.y) * uy;
  const aside = Math.abs((y - from.y) * ux - (x - from.x) * uy);
  if (forward < -from.r || forward > apart + to.r) return false;
  // The side of the hull touches both discs; its normal leans by the difference of their radii.
  const lean = (from.r - to.r) / apart;
  return forward * lean + aside * Math.sqrt(1 - lean * lean) <= from.r + grazing;
}

/** The up to four lines that touch two marks, each on one side. */
function hasFreeTangent(from: Disc, to: Disc, one: number, other: number): boolean {
  const r1 = marks[one + 2] ?? 0;
  const r2 = marks[other + 2] ?? 0;
  if (hasFree(from, to, one, other, r1, r2)) return true;
  if (r1 > 0 && hasFree(from, to, one, other, -r1, r2)) return true;
  if (r2 > 0 && hasFree(from, to, one, other, r1, -r2)) return true;
  return r1 > 0 && r2 > 0 && hasFree(from, to, one, other, -r1, -r2);
}

/** The line that leaves one mark at a signed distance r1 and the other at r2. */
function hasFree(from: Disc, to: Disc, one: number, other: number, r1: number, r2: number): boolean {
  const x = marks[one] ?? 0;
  const y = marks[one + 1] ?? 0;
  const dx = (marks[other] ?? 0) - x;
  const dy = (marks[other + 1] ?? 0) - y;
  const square = dx * dx + dy * dy;
  const lean = r2 - r1;
  const rest = square - lean * lean;
  if (rest <= 0) return false;
  const root = Math.sqrt(rest);
  const nx = (lean * dx - root * dy) / square;
  const ny = (lean * dy + root * dx) / square;
  return isFree(from, to, nx, ny, nx * x + ny * y - r1);
}

/** Does the line n · x = p meet both discs, and cross no piece between them? */
function isFree(from: Disc, to: Disc, nx: number, ny: number, p: number): boolean {
  const offFrom = nx * from.x + ny * from.y - p;
  if (offFrom > from.r + grazing || offFrom < -from.r - grazing) return false;
  const offTo = nx * to.x + ny * to.y - p;
  if (offTo > to.r + grazing || offTo < -to.r - grazing) return false;
  const ahead = ny * (to.x - from.x) - nx * (to.y - from.y);
  const ux = ahead < 0 ? -ny : ny;
  const uy = ahead < 0 ? nx : -nx;
  // Along the line, counted from the point nearest to the first disc's centre.
  const start = Math.sqrt(Math.max(0, from.r * from.r - offFrom * offFrom));
  const end = Math.abs(ahead) - Math.sqrt(Math.max(0, to.r * to.r - offTo * offTo));
  const footX = from.x - offFrom * nx;
  const footY = from.y - offFrom * ny;
  for (const piece of near) {
    if (crosses(piece, nx, ny, p, start, end, footX, footY, ux, uy)) return false;
  }
  found[0] = footX + start * ux;
  found[1] = footY + start * uy;
  found[2] = footX + end * ux;
  found[3] = footY + end * uy;
  return true;
}

/** Does the part of a line from `start` to `end` pass through the inside of a piece? */
function crosses(
  piece: Piece,
  nx: number,
  ny: number,
  p: number,
  start: number,
  end: number,
  footX: number,
  footY: number,
  ux = ny,
  uy = -nx,
): boolean {
  const off = nx * piece.x + ny * piece.y - p;
  const depth = piece.r - Math.abs(off);
  if (depth <= grazing) return false;
  const { edges } = piece;
  if (edges.length > 0) return crossesPolygon(edges, ux, uy, start, end, footX, footY);
  const middle = (piece.x - footX) * ux + (piece.y - footY) * uy;
  const half = Math.sqrt(piece.r * piece.r - off * off);
  return Math.min(end, middle + half) - Math.max(start, middle - half) > grazing;
}

/** What of the line is left when each edge has cut off what is outside; and is that deep enough inside? */
function crossesPolygon(
  edges: readonly Edge[],
  ux: number,
  uy: number,
  start: number,
  end: number,
  footX: number,
  footY: number,
): boolean {
  let enter = start;
  let leave = end;
  for (const edge of edges) {
    const apart = (footX - edge.x) * edge.nx + (footY - edge.y) * edge.ny + grazing;
    const rate = ux * edge.nx + uy * edge.ny;
    if (rate > 0) {
      const at = -apart / rate;
      if (at < leave) leave = at;
    } else if (rate < 0) {
      const at = -apart / rate;
      if (at > enter) enter = at;
    } else if (apart >= 0) return false;
    if (leave <= enter) return false;
  }
  return true;
}

/** A base among many, as a disc. */
export const discOf = (discs: Discs, index: number): Disc => ({
  x: discs[3 * index] ?? 0,
  y: discs[3 * index + 1] ?? 0,
  r: discs[3 * index + 2] ?? 0,
});
