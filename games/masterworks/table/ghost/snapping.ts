/** The nearest spot that will do, quickly enough for every frame of a drag: rings outwards, then inwards along spokes. */
import { alongX, alongY, directionCount } from '../../rules/plane/directions.ts';
import type { Spot } from '../map/camera.ts';

/** Rings are tried in so many directions; the one found is refined in more. */
const spokes = 32;
const fine = 4;
/** No farther than this is a ghost moved against its person's will. */
const farthestSnap = 14_000;

export function snapped(wanted: Spot, isLegal: (spot: Spot) => boolean, reach = farthestSnap): Spot | null {
  if (isLegal(wanted)) return wanted;
  const at = (direction: number, far: number): Spot => ({
    x: alongX(wanted.x, direction, far),
    y: alongY(wanted.y, direction, far),
  });
  let inner = 0;
  for (let outer = 40; inner < reach; outer = Math.ceil(outer * 1.3)) {
    const hits = directionsAt(spokes).filter((direction) => isLegal(at(direction, outer)));
    if (hits.length > 0) return inwards(at, isLegal, inner, outer, hits);
    inner = outer;
  }
  return null;
}

const directionsAt = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => (i * directionCount) / count);

/** Around each direction that did, how far in does one do? */
function inwards(
  at: (direction: number, far: number) => Spot,
  isLegal: (spot: Spot) => boolean,
  inner: number,
  outer: number,
  hits: readonly number[],
): Spot {
  const step = directionCount / spokes / fine;
  const around = hits.flatMap((hit) =>
    Array.from(
      { length: 2 * fine - 1 },
      (_, i) => (hit + (i - fine + 1) * step + directionCount) % directionCount,
    ),
  );
  let best = { direction: hits[0] ?? 0, far: outer };
  for (const direction of new Set(around)) {
    const edge = inwardEdge((far) => isLegal(at(direction, far)), inner, best.far - 1);
    if (edge !== null && edge < best.far) best = { direction, far: edge };
  }
  const first = at(best.direction, best.far);
  const edge = inwardEdge((far) => isLegal(at(best.direction, far)), inner, best.far);
  return edge === null ? first : at(best.direction, edge);
}

/** The innermost legal distance up to a legal one; null if the outermost is not legal. */
function inwardEdge(isLegal: (far: number) => boolean, inner: number, outer: number): number | null {
  if (outer <= inner || !isLegal(outer)) return null;
  let low = inner;
  let high = outer;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (isLegal(middle)) high = middle;
    else low = middle;
  }
  return high;
}
