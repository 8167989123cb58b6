/** What a mask takes away from an area because nobody may stand there (MC74), as shapes around the base's centre. */
import { alongX, alongY, directionTo, rounded, turnBetween, wrapped } from './directions.ts';
import { type Discs, type Mover, overlapDepth, type Piece, type Plane, type Point } from './types.ts';

export interface Mask {
  /** Centres inside this rectangle are on the table. */
  readonly table: {
    readonly west: number;
    readonly south: number;
    readonly east: number;
    readonly north: number;
  };
  /**
   * Taken away first, filled: polygons as large as they keep a centre off, each x, y, x, y … They are outlines and not
   * strokes, because browsers leave holes in strokes that are wider than what they go around.
   */
  readonly outlines: readonly (readonly number[])[];
  /** The same of round pieces. */
  readonly rounds: Discs;
  /** Given back: where the base lies wholly on a piece that it may stand on. */
  readonly roofs: readonly Roof[];
  /** Taken away last: bases and tokens, as large as they keep a centre off. */
  readonly discs: Discs;
}

/** A smaller circle, or a smaller polygon. */
export type Roof =
  | { readonly x: number; readonly y: number; readonly r: number }
  | { readonly corners: readonly Point[] };

export function maskOf(plane: Plane, { base, size }: Mover): Mask {
  const r = plane.bases[3 * base + 2] ?? 0;
  const grown = r - overlapDepth;
  const pieces = plane.pieces.filter(({ index }) => plane.standing[index]);
  const others = plane.bases.filter((_, at) => Math.floor(at / 3) !== base);
  const discs = [...others, ...plane.noRest, ...plane.noEntry].map((value, at) =>
    at % 3 === 2 ? value + grown : value,
  );
  const roofs = pieces
    .filter((piece) => piece.standable && piece.size <= size)
    .map((piece) => roofOf(piece, grown))
    .filter((roof) => roof !== null);
  const table = { west: r, south: r, east: plane.width - r, north: plane.height - r };
  const outlines = pieces.filter(({ edges }) => edges.length > 0).map((piece) => grownOutline(piece, grown));
  const rounds = pieces.flatMap((piece) =>
    piece.edges.length === 0 ? [piece.x, piece.y, piece.r + grown] : [],
  );
  return { table, outlines, rounds, roofs, discs };
}

/** Arcs around corners are followed in steps of this many directions: less than two thousandths off. */
const arcStep = 32;

/** A polygon with a rim put on: its sides moved out, and an arc around each corner. */
function grownOutline({ edges }: Piece, rim: number): number[] {
  const points: number[] = [];
  for (const [index, edge] of edges.entries()) {
    const before = edges.at(index - 1) ?? edge;
    const start = directionTo(before.nx, before.ny);
    const turn = turnBetween(start, directionTo(edge.nx, edge.ny));
    points.push(rounded(edge.x + rim * before.nx), rounded(edge.y + rim * before.ny));
    for (let at = arcStep; at < turn; at += arcStep)
      points.push(alongX(edge.x, wrapped(start + at), rim), alongY(edge.y, wrapped(start + at), rim));
    points.push(rounded(edge.x + rim * edge.nx), rounded(edge.y + rim * edge.ny));
  }
  return points;
}

/** What is left of a piece when a rim is taken off; null if nothing is. */
function roofOf({ x, y, r, edges }: Piece, rim: number): Roof | null {
  if (edges.length === 0) return r >= rim ? { x, y, r: r - rim } : null;
  let corners: readonly Point[] = edges.map((edge) => ({ x: edge.x, y: edge.y }));
  for (const { x: ex, y: ey, nx, ny } of edges) {
    const depth = (corner: Point): number => (ex - corner.x) * nx + (ey - corner.y) * ny - rim;
    corners = corners.flatMap((corner, index) => {
      const after = corners[(index + 1) % corners.length] ?? corner;
      const here = depth(corner);
      const there = depth(after);
      const kept = here >= 0 ? [corner] : [];
      if (here >= 0 === there >= 0) return kept;
      const part = here / (here - there);
      return [
        ...kept,
        { x: corner.x + part * (after.x - corner.x), y: corner.y + part * (after.y - corner.y) },
      ];
    });
  }
  return corners.length === 0 ? null : { corners };
}
