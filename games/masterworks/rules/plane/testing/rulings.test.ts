import { describe, expect, it } from 'vitest';
import { whyNotAdvance } from '../advance.ts';
import { coverOf, isInHull } from '../cover.ts';
import { alongX, alongY, turnBetween, unit, vectorX, vectorY } from '../directions.ts';
import { findLay, firstStep } from '../find.ts';
import { firstHit } from '../hit.ts';
import { whyNotLay } from '../lay.ts';
import { pieceOf } from '../pieces.ts';
import { sees } from '../sight.ts';
import { slide } from '../slide.ts';
import { anySize, whyNotStand } from '../spot.ts';
import type { Plane } from '../types.ts';

const box = (west: number, south: number, east: number, north: number, size: number, index = 0) =>
  pieceOf(
    {
      corners: [
        { x: west, y: south },
        { x: east, y: south },
        { x: east, y: north },
        { x: west, y: north },
      ],
    },
    { index, size, standable: true },
  );
const planeWith = (bases: readonly number[], ...pieces: readonly ReturnType<typeof box>[]): Plane => ({
  ...{ width: 36_000, height: 36_000, pieces, standing: pieces.map(() => true) },
  ...{ bases, noRest: [], noEntry: [] },
});
const r = 689;
const short = 3_375;

describe('rulings of the geometry', () => {
  it('MA80: the tool runs in the exact direction, its end alone is rounded', () => {
    const direction = 100;
    const lay = { first: direction, second: direction };
    const [x, y] = [18_000, 18_000];
    const end = { x: alongX(x, direction, r + short), y: alongY(y, direction, r + short) };
    expect(Number.isInteger(end.x) && Number.isInteger(end.y)).toBe(true);
    const plane = planeWith([x, y, r]);
    // As far as a base may lie from that whole point, and a thousandth farther.
    expect(whyNotLay(plane, { base: 0, size: 2 }, short, lay, end.x + r, end.y)).toBe(null);
    expect(whyNotLay(plane, { base: 0, size: 2 }, short, lay, end.x + r + 1, end.y)).toMatchObject({
      why: 'offTool',
    });
    // A corner beside the tool: in its way exactly if it lies deeper than a thousandth under the exact strip.
    const [ux, uy] = [vectorX(direction) / unit, vectorY(direction) / unit];
    const cornerX = 19_906;
    const judged = new Set<boolean>();
    for (let cornerY = 18_850; cornerY < 18_950; cornerY++) {
      const wall = box(16_000, cornerY, cornerX, 24_000, 3);
      const aside = (cornerY - y) * ux - (cornerX - x) * uy;
      const blocked = whyNotLay(planeWith([x, y, r], wall), { base: 0, size: 2 }, short, lay, end.x, end.y);
      expect(blocked !== null, `corner at ${cornerY}`).toBe(aside < 280 - 1);
      judged.add(blocked !== null);
    }
    expect(judged.size).toBe(2);
  });

  it('MA81: the table’s edge is exact; wholly on terrain leaves a thousandth', () => {
    const roof = box(10_000, 10_000, 13_000, 13_000, 3);
    const plane = planeWith([], roof);
    const stand = (x: number, y: number) => whyNotStand(plane, x, y, r, -1, anySize);
    expect(stand(r, 5_000)).toBe(null);
    expect(stand(r - 1, 5_000)).toMatchObject({ why: 'offTable', by: 1 });
    expect(stand(10_000 + r - 1, 11_500)).toBe(null);
    expect(stand(10_000 + r - 2, 11_500)).toMatchObject({ why: 'partlyOn', by: 2 });
  });

  it('MA82 MC40: what is met at the same thousandth is met at the same time, a thousandth later is later', () => {
    const met = (otherX: number): number[] => {
      const plane = planeWith([3_000, 15_000, r, 6_000, 15_900, r, otherX, 14_100, r]);
      const way = slide(plane, 0, { direction: 0, tool: short, by: -1, isThrow: true });
      return way.stoppedBy.map(({ index }) => index);
    };
    expect(met(6_000)).toEqual([1, 2]);
    expect(met(6_002)).toEqual([1]);
    const thrown = (otherX: number): number =>
      firstHit(planeWith([3_000, 15_000, r, 6_000, 15_700, r, otherX, 14_300, r]), 0, 0, 5_000, []).length;
    expect([thrown(6_000), thrown(6_002)]).toEqual([2, 1]);
  });

  it('MA83 MA65: around a wall the smallest bend is found; another lay that serves may be named', () => {
    expect(firstStep).toBe(8);
    const wall = box(17_000, 19_400, 20_500, 19_700, 4);
    const plane = planeWith([18_000, 18_000, r], wall);
    const mover = { base: 0, size: 2 };
    const [x, y] = [17_000, 20_900];
    expect(whyNotAdvance(plane, mover, 5_000, x, y, null)).toBe(null);
    const found = findLay(plane, mover, 5_000, x, y);
    expect(found).not.toBe(null);
    if (found === null) return;
    const bend = Math.abs(turnBetween(found.first, found.second));
    expect(whyNotLay(plane, mover, 5_000, found, x, y)).toBe(null);
    let others = 0;
    for (let first = 0; first < 2048; first += firstStep)
      for (let second = 0; second < 2048; second += firstStep) {
        if (whyNotLay(plane, mover, 5_000, { first, second }, x, y) !== null) continue;
        others++;
        expect(Math.abs(turnBetween(first, second))).toBeGreaterThanOrEqual(bend - firstStep);
      }
    expect(others).toBeGreaterThan(1);
  });

  it('MA84 MC73: staying put is legal where no tool has room', () => {
    const walls = [
      box(17_000, 18_700, 19_000, 19_000, 4, 0),
      box(17_000, 17_000, 19_000, 17_300, 4, 1),
      box(17_000, 17_301, 17_310, 18_699, 4, 2),
      box(18_690, 17_301, 19_000, 18_699, 4, 3),
    ];
    const plane = planeWith([18_000, 18_000, r], ...walls);
    expect(whyNotAdvance(plane, { base: 0, size: 2 }, short, 18_000, 18_000, null)).toBe(null);
    expect(whyNotAdvance(plane, { base: 0, size: 2 }, short, 18_000, 16_000, null)).not.toBe(null);
  });

  it('MA85 MC46: terrain under the attacker gives the target cover and does not block its sight', () => {
    const roof = box(10_000, 10_000, 14_000, 14_000, 4);
    const ground = planeWith([], roof);
    const from = { x: 10_700, y: 12_000, r };
    const to = { x: 15_500, y: 12_000, r };
    expect(sees(ground, from, to, { size: 2, on: 0, target: -1 })).toBe(true);
    expect(sees(ground, from, to, { size: 2, on: -1, target: -1 })).toBe(false);
    expect(coverOf(ground, from, to, { size: 2, on: -1, target: -1 })).toBe(0);
  });

  it('MA86 MC95: sight passes what a line only grazes; cover needs a thousandth of depth', () => {
    const from = { x: 3_000, y: 10_000, r };
    const to = { x: 12_000, y: 10_000, r };
    const between = (south: number) => box(6_000, south, 11_000, 20_000, 4);
    const top = 10_000 + r;
    expect(isInHull(between(top - 2), from, to)).toBe(true);
    expect(isInHull(between(top - 1), from, to)).toBe(false);
    const lower = box(6_000, 2_000, 11_000, 10_000 - r, 4, 1);
    const slit = (south: number) => planeWith([], { ...between(south), index: 0 }, lower);
    const screen = { size: 2, on: -1, target: -1 };
    expect(sees(slit(10_000 - r), from, to, screen)).toBe(true);
    expect(sees(slit(10_000 - r - 1), from, to, screen)).toBe(false);
  });
});
