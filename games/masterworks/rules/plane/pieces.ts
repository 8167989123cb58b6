/** MA63: terrain made ready for questions: a circle around each piece, its edges with their outward normals. */
import type { Edge, Outline, Piece, Point } from './types.ts';

/** A piece from what content says of it. `index` is its place in the list of all pieces. */
export function pieceOf(
  outline: Outline,
  { index, size, standable }: { readonly index: number; readonly size: number; readonly standable: boolean },
): Piece {
  if ('radius' in outline) {
    return {
      index,
      size,
      standable,
      x: outline.x,
      y: outline.y,
      r: outline.radius,
      inner: outline.radius,
      edges: [],
    };
  }
  const { corners } = outline;
  const edges = corners.map((corner, place) =>
    edgeOf(corner, corners[(place + 1) % corners.length] ?? corner),
  );
  const x = middle(corners.map((corner) => corner.x));
  const y = middle(corners.map((corner) => corner.y));
  const r = Math.ceil(
    Math.max(
      ...corners.map((corner) =>
        Math.sqrt((corner.x - x) * (corner.x - x) + (corner.y - y) * (corner.y - y)),
      ),
    ),
  );
  const inner = Math.max(
    0,
    Math.floor(Math.min(...edges.map((edge) => (edge.x - x) * edge.nx + (edge.y - y) * edge.ny))),
  );
  return { index, size, standable, x, y, r, inner, edges };
}

/** Whole, so that the circles of all pieces are. */
const middle = (values: readonly number[]): number =>
  Math.floor((Math.min(...values) + Math.max(...values)) / 2);

function edgeOf(from: Point, to: Point): Edge {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const length = Math.sqrt(dx * dx + dy * dy);
  return { x: from.x, y: from.y, dx, dy, length, nx: dy / length, ny: -dx / length };
}
