/** MC75, MC76, MA66: a base slides in a straight line until something stops it. */
import { alongX, alongY, unit, vectorX, vectorY } from './directions.ts';
import { anySize, distanceToPiece, standsOn, whyNotStand } from './spot.ts';
import { type Direction, overlapDepth, type Piece, type Plane, type Slide, type Thing } from './types.ts';

/** How a base is moved. */
export interface Shove {
  readonly direction: Direction;
  /** Of the tool; the base goes that far and its own diameter. */
  readonly tool: number;
  /** Whoever pushes or throws is passed (MC33): its index among the bases, −1 for nobody. */
  readonly by: number;
  /** MC76: a thrown figure is not stopped by terrain up to the Size of the one it starts on. */
  readonly isThrow: boolean;
}

/** Where the base ends, and what stopped it. */
export function slide(plane: Plane, base: number, { direction, tool, by, isThrow }: Shove): Slide {
  const { bases } = plane;
  const x = bases[3 * base] ?? 0;
  const y = bases[3 * base + 1] ?? 0;
  const r = bases[3 * base + 2] ?? 0;
  const length = tool + 2 * r;
  const path: Path = { x, y, r, ux: vectorX(direction) / unit, uy: vectorY(direction) / unit, length };
  const stops = [...edgeStops(plane, path), ...discStops('base', bases, path, base, by)];
  stops.push(...discStops('noEntry', plane.noEntry, path, -1, -1));
  const on = isThrow ? standsOn(plane, x, y, r) : -1;
  const roof = on < 0 ? 0 : (plane.pieces[on]?.size ?? 0);
  for (const piece of plane.pieces) {
    if (!plane.standing[piece.index] || piece.size <= roof) continue;
    const at = pieceStop(piece, path);
    if (at < length) stops.push({ thing: { kind: 'piece', index: piece.index }, at });
  }
  const reached = stops.reduce((least, { at }) => Math.min(least, at), length);
  const travelled = rest(plane, base, direction, path, reached);
  return {
    x: alongX(x, direction, travelled),
    y: alongY(y, direction, travelled),
    travelled,
    stoppedBy: stops.filter(({ at }) => at === reached).map(({ thing }) => thing),
    back: reached - travelled,
  };
}

interface Path {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly ux: number;
  readonly uy: number;
  readonly length: number;
}

interface Stop {
  readonly thing: Thing;
  /** Whole thousandths along the path. */
  readonly at: number;
}

/** MA66: back along the line to the last legal spot, at worst to the start. */
function rest(plane: Plane, base: number, direction: Direction, { x, y, r }: Path, reached: number): number {
  let travelled = reached;
  while (travelled > 0) {
    const reason = whyNotStand(
      plane,
      alongX(x, direction, travelled),
      alongY(y, direction, travelled),
      r,
      base,
      anySize,
    );
    if (reason === null) return travelled;
    // No spot on the way back is freer by more than the way itself, so none of these steps can miss a legal one.
    travelled -= Math.max(1, Math.floor(reason.by - 3));
  }
  return 0;
}

function edgeStops({ width, height }: Plane, { x, y, r, ux, uy, length }: Path): Stop[] {
  const inX = ux === 0 ? length : (ux < 0 ? x - r : width - r - x) / Math.abs(ux);
  const inY = uy === 0 ? length : (uy < 0 ? y - r : height - r - y) / Math.abs(uy);
  const at = Math.max(0, Math.floor(Math.min(inX, inY)));
  return at < length ? [{ thing: { kind: 'edge', index: -1 }, at }] : [];
}

function discStops(
  kind: 'base' | 'noEntry',
  discs: readonly number[],
  path: Path,
  self: number,
  by: number,
): Stop[] {
  const found: Stop[] = [];
  for (let index = 0; 3 * index < discs.length; index++) {
    if (index === self || index === by) continue;
    const dx = (discs[3 * index] ?? 0) - path.x;
    const dy = (discs[3 * index + 1] ?? 0) - path.y;
    const far = (discs[3 * index + 2] ?? 0) + path.r;
    const at = discStop(dx, dy, far, path);
    if (at < path.length) found.push({ thing: { kind, index }, at });
  }
  return found;
}

const never = Number.POSITIVE_INFINITY;

/** How far until it touches a disc that it would go on to overlap; what it overlaps at the start does not count. */
function discStop(dx: number, dy: number, far: number, path: Path): number {
  const deep = far - overlapDepth;
  if (dx * dx + dy * dy < deep * deep) return never;
  if (!(entry(dx, dy, deep, path) < path.length)) return never;
  return Math.max(0, Math.floor(entry(dx, dy, far, path)));
}

/** Where the path comes within so much of a point ahead, `never` if it does not. */
export function entry(dx: number, dy: number, far: number, { ux, uy }: Path): number {
  const square = ux * ux + uy * uy;
  const forward = ux * dx + uy * dy;
  const under = forward * forward - square * (dx * dx + dy * dy - far * far);
  return forward <= 0 || under <= 0 ? never : (forward - Math.sqrt(under)) / square;
}

function pieceStop(piece: Piece, path: Path): number {
  const { edges } = piece;
  const dx = piece.x - path.x;
  const dy = piece.y - path.y;
  if (edges.length === 0) return discStop(dx, dy, piece.r + path.r, path);
  const reach = piece.r + path.r + path.length;
  if (dx * dx + dy * dy > reach * reach) return never;
  const deep = path.r - overlapDepth;
  if (distanceToPiece(piece, path.x, path.y) < deep) return never;
  const overlapping = polygonEntry(piece, path, deep);
  // Before the start means that it lies behind.
  if (!(overlapping >= 0 && overlapping < path.length)) return never;
  return Math.max(0, Math.floor(polygonEntry(piece, path, path.r)));
}

/** Where the path comes within so much of a polygon: at one of its sides, or around one of its corners. */
function polygonEntry({ edges }: Piece, path: Path, far: number): number {
  let least = never;
  for (const edge of edges) {
    least = Math.min(least, entry(edge.x - path.x, edge.y - path.y, far, path));
    const closing = path.ux * edge.nx + path.uy * edge.ny;
    if (closing >= 0) continue;
    const apart = (path.x - edge.x) * edge.nx + (path.y - edge.y) * edge.ny;
    // A side that lies behind is not met, though the path leads the way it faces.
    if (apart < far - overlapDepth) continue;
    const at = (far - apart) / closing;
    const forward = (path.x + at * path.ux - edge.x) * edge.dx + (path.y + at * path.uy - edge.y) * edge.dy;
    if (forward >= 0 && forward <= edge.length * edge.length) least = Math.min(least, at);
  }
  return least;
}
