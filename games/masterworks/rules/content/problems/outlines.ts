/** Whether outlines overlap, and what is wrong with a polygon. */
import { pieceOf } from '../../plane/pieces.ts';
import { type Outline, overlapDepth, type Piece, type Point } from '../../plane/types.ts';

export const prepared = (outline: Outline): Piece => pieceOf(outline, { index: 0, size: 1, standable: true });

const cornersOf = ({ edges }: Piece): readonly Point[] => edges;

/** How far the other reaches behind the line through an edge: negative means it lies wholly outside. */
function depthBehind({ x, y, nx, ny }: Piece['edges'][number], other: Piece): number {
  const outside = (point: Point): number => (point.x - x) * nx + (point.y - y) * ny;
  if (other.edges.length === 0) return other.r - outside(other);
  return -Math.min(...cornersOf(other).map(outside));
}

/** How far a round piece reaches into a corner of a polygon, measured from its centre. */
function depthAtCorner(round: Piece, other: Piece): number {
  let nearest = Number.POSITIVE_INFINITY;
  let at: Point = round;
  for (const corner of cornersOf(other)) {
    const far = (corner.x - round.x) * (corner.x - round.x) + (corner.y - round.y) * (corner.y - round.y);
    if (far < nearest) {
      nearest = far;
      at = corner;
    }
  }
  const length = Math.sqrt(nearest);
  if (length === 0) return round.r;
  const reach = (point: Point): number =>
    ((point.x - round.x) * (at.x - round.x) + (point.y - round.y) * (at.y - round.y)) / length;
  return round.r - Math.min(...cornersOf(other).map(reach));
}

/** MC95: do they overlap by more than a thousandth? Both are convex, so one line that parts them is enough. */
export function overlap(one: Piece, other: Piece): boolean {
  const far = (one.x - other.x) * (one.x - other.x) + (one.y - other.y) * (one.y - other.y);
  if (far >= (one.r + other.r) * (one.r + other.r)) return false;
  const depths = [
    ...one.edges.map((edge) => depthBehind(edge, other)),
    ...other.edges.map((edge) => depthBehind(edge, one)),
  ];
  if (one.edges.length === 0 && other.edges.length === 0) depths.push(one.r + other.r - Math.sqrt(far));
  else if (one.edges.length === 0) depths.push(depthAtCorner(one, other));
  else if (other.edges.length === 0) depths.push(depthAtCorner(other, one));
  return depths.every((depth) => depth > overlapDepth);
}

/** MA63: the first corner at which the outline does not turn to the left; null if it always does. */
export function badCorner(corners: readonly Point[]): number | null {
  const size = corners.length;
  const turn = (i: number): number => {
    const [a, b, c] = [corners[i], corners[(i + 1) % size], corners[(i + 2) % size]];
    if (a === undefined || b === undefined || c === undefined) return 0;
    return (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x);
  };
  for (let i = 0; i < size; i++) if (turn(i) <= 0) return (i + 1) % size;
  return null;
}

/** Twice the area, positive if the corners run anticlockwise. */
export function turned(corners: readonly Point[]): number {
  return corners.reduce((sum, { x, y }, i) => {
    const next = corners[(i + 1) % corners.length] ?? { x, y };
    return sum + x * next.y - y * next.x;
  }, 0);
}
