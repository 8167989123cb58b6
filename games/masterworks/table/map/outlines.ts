/** Outlines of pieces as the map draws them: paths, shadows and the frame their drawing is laid into. */
import type { Piece, Point } from '../../rules/plane/types.ts';

const at = ({ x, y }: Point): string => `${Math.round(x)} ${Math.round(y)}`;

/** On paper y grows downwards. */
const flipped = ({ x, y }: Point, height: number): Point => ({ x, y: height - y });

const cornersOf = (piece: Piece, height: number): readonly Point[] =>
  piece.edges.map((edge) => flipped(edge, height));

export function outlinePath(piece: Piece, height: number): string {
  if (piece.edges.length === 0) return discPath(piece.x, height - piece.y, piece.r);
  return `M${cornersOf(piece, height).map(at).join('L')}Z`;
}

export const discPath = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** Light comes from the north-west: how far the shadow of a Size reaches. */
const shadowOf = (size: number): Point => ({ x: 170 * size, y: 210 * size });

/** What a piece and its shadow cover together. */
export function shadowPath(piece: Piece, height: number): string {
  const { x: dx, y: dy } = shadowOf(piece.size);
  if (piece.edges.length > 0) {
    const corners = cornersOf(piece, height);
    return `M${hull([...corners, ...corners.map(({ x, y }) => ({ x: x + dx, y: y + dy }))])
      .map(at)
      .join('L')}Z`;
  }
  const { x, r } = piece;
  const y = height - piece.y;
  const length = Math.sqrt(dx * dx + dy * dy);
  const side = { x: (-dy / length) * r, y: (dx / length) * r };
  const [a, b] = [
    { x: x + side.x, y: y + side.y },
    { x: x - side.x, y: y - side.y },
  ];
  const far = ({ x: px, y: py }: Point): Point => ({ x: px + dx, y: py + dy });
  return `M${at(a)}A${r} ${r} 0 0 1 ${at(b)}L${at(far(b))}A${r} ${r} 0 0 1 ${at(far(a))}Z`;
}

/** The smallest convex outline around points, by Andrew's chains. */
export function hull(points: readonly Point[]): readonly Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  const half = (along: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const point of along) {
      while (chain.length > 1 && turn(chain.at(-2), chain.at(-1), point) <= 0) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half([...sorted].reverse())];
}

const turn = (a: Point = { x: 0, y: 0 }, b: Point = a, c: Point = b): number =>
  (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

/** A box turned like the piece: its drawing is laid into −w/2 … w/2 and −d/2 … d/2 around the middle. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  /** Degrees, clockwise on paper. */
  readonly angle: number;
  readonly width: number;
  readonly depth: number;
}

export function frameOf(piece: Piece, height: number): Frame {
  const [first] = piece.edges;
  const middle = { x: piece.x, y: height - piece.y };
  if (first === undefined) return { ...middle, angle: 0, width: 2 * piece.r, depth: 2 * piece.r };
  // Along the longer of the first two edges, so that all pieces of a kind are drawn alike.
  const second = piece.edges[1] ?? first;
  const along = second.length > first.length ? second : first;
  const ux = along.dx / along.length;
  const uy = along.dy / along.length;
  const spread = (dx: number, dy: number): number => {
    const values = piece.edges.map((edge) => edge.x * dx + edge.y * dy);
    return Math.max(...values) - Math.min(...values);
  };
  const angle = (-Math.atan2(uy, ux) * 180) / Math.PI + 0;
  return { ...middle, angle: upright(angle), width: spread(ux, uy), depth: spread(-uy, ux) };
}

/** Half a turn makes no difference to a box; numbers on it stay readable. */
const upright = (angle: number): number => (angle > 90.5 ? angle - 180 : angle <= -90 ? angle + 180 : angle);
