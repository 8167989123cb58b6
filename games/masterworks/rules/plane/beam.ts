/** MC86: who is within an area, who is under a beam. */
import { within } from './gaps.ts';
import { depthUnder } from './strip.ts';
import { type Direction, overlapDepth, type Plane, rulerHalfWidth } from './types.ts';

/** The bases, other than its own, within a range of a base, in order of index. */
export function inArea(plane: Plane, self: number, range: number): number[] {
  const { bases } = plane;
  const x = bases[3 * self] ?? 0;
  const y = bases[3 * self + 1] ?? 0;
  const r = bases[3 * self + 2] ?? 0;
  const found: number[] = [];
  for (let index = 0; 3 * index < bases.length; index++) {
    const at = 3 * index;
    if (index !== self && within(x, y, r, bases[at] ?? 0, bases[at + 1] ?? 0, bases[at + 2] ?? 0, range))
      found.push(index);
  }
  return found;
}

/** The bases, other than its own, under a ruler of that length laid radially from a base. */
export function underBeam(plane: Plane, self: number, direction: Direction, range: number): number[] {
  const { bases } = plane;
  const r = bases[3 * self + 2] ?? 0;
  const ruler = { x: bases[3 * self] ?? 0, y: bases[3 * self + 1] ?? 0, from: r, to: r + range };
  const found: number[] = [];
  for (let index = 0; 3 * index < bases.length; index++) {
    if (index === self) continue;
    const x = bases[3 * index] ?? 0;
    const y = bases[3 * index + 1] ?? 0;
    const depth = depthUnder(ruler, direction, rulerHalfWidth, x, y, bases[3 * index + 2] ?? 0);
    if (depth > overlapDepth) found.push(index);
  }
  return found;
}
