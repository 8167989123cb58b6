/**
 * Geometry a second time, written in its own way, for property tests to compare with: outlines as lists of points,
 * cut and measured, instead of separating axes and direction numbers. Slow, and never used by rules.
 */
import type { Piece, Plane } from '../types.ts';

export type Spot = readonly [x: number, y: number];

/** Is the open segment inside a convex outline (corners anticlockwise) for some length? Cut piece by piece. */
export function segmentEnters([ax, ay]: Spot, [bx, by]: Spot, corners: readonly Spot[]): boolean {
  let low = 0;
  let high = 1;
  let before = corners[corners.length - 1] ?? [0, 0];
  for (const corner of corners) {
    const dx = corner[0] - before[0];
    const dy = corner[1] - before[1];
    const atA = dx * (ay - before[1]) - dy * (ax - before[0]);
    const atB = dx * (by - before[1]) - dy * (bx - before[0]);
    if (atA <= 0 && atB <= 0) return false;
    if (atA <= 0) low = Math.max(low, atA / (atA - atB));
    else if (atB <= 0) high = Math.min(high, atA / (atA - atB));
    before = corner;
  }
  return high - low > 1e-12;
}

/** From a point to the nearest of a segment. */
export function fromSegment([x, y]: Spot, [ax, ay]: Spot, [bx, by]: Spot): number {
  const along =
    ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) * (bx - ax) + (by - ay) * (by - ay));
  const part = Math.min(1, Math.max(0, Number.isNaN(along) ? 0 : along));
  return length([x - ax - part * (bx - ax), y - ay - part * (by - ay)]);
}

export const length = ([x, y]: Spot): number => Math.sqrt(x * x + y * y);

export const cornersOf = (piece: Piece): Spot[] => piece.edges.map(({ x, y }): Spot => [x, y]);

const isInside = ([x, y]: Spot, corners: readonly Spot[]): boolean =>
  corners.every(([cx, cy], index) => {
    const [dx, dy] = corners[(index + 1) % corners.length] ?? [cx, cy];
    return (dx - cx) * (y - cy) - (dy - cy) * (x - cx) > 0;
  });

/** From a point to a piece; 0 inside. */
export function fromPiece(spot: Spot, piece: Piece): number {
  const [x, y] = spot;
  if (piece.edges.length === 0) return Math.max(0, length([x - piece.x, y - piece.y]) - piece.r);
  const corners = cornersOf(piece);
  if (isInside(spot, corners)) return 0;
  return Math.min(
    ...corners.map((corner, index) =>
      fromSegment(spot, corner, corners[(index + 1) % corners.length] ?? corner),
    ),
  );
}

/** Do a convex outline and a piece share any point, touching included? */
export function meets(outline: readonly Spot[], piece: Piece): boolean {
  if (piece.edges.length === 0) {
    const middle: Spot = [piece.x, piece.y];
    return (
      isInside(middle, outline) ||
      outline.some(
        (spot, index) => fromSegment(middle, spot, outline[(index + 1) % outline.length] ?? spot) <= piece.r,
      )
    );
  }
  const corners = cornersOf(piece);
  return (
    outline.some((spot) => isInside(spot, corners)) ||
    corners.some((spot) => isInside(spot, outline)) ||
    outline.some((spot, index) => segmentEnters(spot, outline[(index + 1) % outline.length] ?? spot, corners))
  );
}

/** The four corners of a strip of the tool, anticlockwise. */
export function stripOutline([ax, ay]: Spot, [bx, by]: Spot, halfWidth: number): Spot[] {
  const whole = length([bx - ax, by - ay]);
  const sx = ((by - ay) / whole) * halfWidth;
  const sy = (-(bx - ax) / whole) * halfWidth;
  return [
    [ax + sx, ay + sy],
    [bx + sx, by + sy],
    [bx - sx, by - sy],
    [ax - sx, ay - sy],
  ];
}

/** The pieces a tool may not overlap: larger than the mover, standing, and not the one it stands on. */
export function obstacles(plane: Plane, base: number, size: number): Piece[] {
  const [x = 0, y = 0, r = 0] = plane.bases.slice(3 * base);
  return plane.pieces.filter((piece) => {
    if (piece.size <= size || !plane.standing[piece.index]) return false;
    if (piece.edges.length === 0) return length([x - piece.x, y - piece.y]) + r > piece.r + 1;
    const isOn = piece.edges.every((edge) => -((x - edge.x) * edge.nx + (y - edge.y) * edge.ny) >= r - 1);
    return !isOn;
  });
}
