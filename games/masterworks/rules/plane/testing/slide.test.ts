import { describe, expect, it } from 'vitest';
import { alongX, alongY } from '../directions.ts';
import { gap, gapToPiece } from '../gaps.ts';
import { type Shove, slide } from '../slide.ts';
import { anySize, standsOn, whyNotStand } from '../spot.ts';
import { type Plane, touchGap } from '../types.ts';
import { series } from './chance.ts';
import { planeWith, tools } from './map.ts';
import { pick, situation } from './situation.ts';

const times = Number(process.env['PLANE_TIMES'] ?? 1);
const push = (direction: number, tool = 3375): Shove => ({ direction, tool, by: -1, isThrow: false });
const thrown = (direction: number, tool = 3375): Shove => ({ ...push(direction, tool), isThrow: true });

describe('MC75 pushes', () => {
  it('MC30, MC75: go the tool and the diameter if nothing stops them', () => {
    expect(slide(planeWith([2000, 14_000, 689]), 0, push(0))).toEqual({
      x: 2000 + 3375 + 2 * 689,
      y: 14_000,
      travelled: 4753,
      stoppedBy: [],
      back: 0,
    });
  });

  it('MC24, MC75: stop at the edge of the table', () => {
    expect(slide(planeWith([2000, 14_000, 689]), 0, push(1024))).toMatchObject({
      x: 689,
      stoppedBy: [{ kind: 'edge', index: -1 }],
    });
  });

  it('MC30, MC75: stop touching a base or a piece', () => {
    expect(slide(planeWith([2000, 14_000, 689, 5000, 14_000, 984]), 0, push(0))).toMatchObject({
      x: 5000 - 984 - 689,
      stoppedBy: [{ kind: 'base', index: 1 }],
    });
    expect(slide(planeWith([5500, 18_000, 689]), 0, push(0))).toMatchObject({
      x: 7600 - 689,
      stoppedBy: [{ kind: 'piece', index: 12 }],
    });
  });

  it('MC75: are not stopped by what they move away from, but at once by what they touch ahead', () => {
    const touching = planeWith([5000 - 984 - 689, 14_000, 689, 5000, 14_000, 984]);
    expect(slide(touching, 0, push(1024)).stoppedBy).toEqual([{ kind: 'edge', index: -1 }]);
    expect(slide(touching, 0, push(0))).toMatchObject({
      travelled: 0,
      stoppedBy: [{ kind: 'base', index: 1 }],
    });
  });

  it('MC33: whoever pushes is no obstacle', () => {
    const plane = planeWith([2000, 14_000, 689, 4000, 14_000, 689]);
    expect(slide(plane, 0, { ...push(0), by: 1 })).toMatchObject({ x: 6753, stoppedBy: [] });
  });

  it('MA66: go back if they would rest partly on the terrain they started on', () => {
    // The bunker's roof ends at x = 9000: a push of 4.753 inches from 7000 would end off it, one of 2 inches half on it.
    const plane = planeWith([5000, 31_000, 689]);
    expect(slide(plane, 0, push(0))).toMatchObject({ x: 9000 + 689 + 64, back: 0 });
    expect(slide(plane, 0, push(0, 2622))).toMatchObject({ x: 9000 - 688, back: 688 });
  });

  it('MA28, MA66: pass over the missile, and go back if they would end on it', () => {
    // The missile lies at 18000, 4500 with a radius of an inch.
    const plane = planeWith([15_500, 4500, 689]);
    expect(slide(plane, 0, push(0))).toMatchObject({ x: 20_253, stoppedBy: [] });
    expect(slide(plane, 0, push(0, 1000))).toMatchObject({ x: 18_000 - 1688, stoppedBy: [] });
  });

  it('MA43: stop at the teleporter', () => {
    expect(slide(planeWith([18_000, 29_000, 689]), 0, push(512))).toMatchObject({
      y: 32_500 - 1500 - 689,
      stoppedBy: [{ kind: 'noEntry', index: 0 }],
    });
  });
});

describe('MC76 throws', () => {
  it('MC36, MC76: collide with the first thing contacted', () => {
    expect(slide(planeWith([2000, 14_000, 689, 5000, 14_100, 984]), 0, thrown(0)).stoppedBy).toEqual([
      { kind: 'base', index: 1 },
    ]);
  });

  it('MC40: name both when two are met at the same thousandth', () => {
    const plane = planeWith([2000, 14_000, 689, 5000, 14_800, 689, 5000, 13_200, 689]);
    expect(slide(plane, 0, thrown(0)).stoppedBy.map(({ index }) => index)).toEqual([1, 2]);
  });

  it('MC41, MC76: off a roof are not stopped by terrain up to its Size, and end on a legal spot', () => {
    // From the bunker of Size 4 over the fuel drums of Size 2 at 11500, 32000.
    const plane = planeWith([7500, 32_000, 689]);
    expect(slide(plane, 0, thrown(0)).stoppedBy).toEqual([]);
    expect(slide(plane, 0, push(0)).stoppedBy).toEqual([{ kind: 'piece', index: 17 }]);
  });

  it('MC41, MA66: hit one who stands against the wall, and rest on the last legal spot', () => {
    const plane = planeWith([7500, 31_000, 689, 9000 + 700, 31_000, 689]);
    const end = slide(plane, 0, thrown(0));
    expect(end.stoppedBy).toEqual([{ kind: 'base', index: 1 }]);
    expect(end.x).toBe(9000 - 688);
    expect(end.back).toBe(9700 - 1378 - (9000 - 688));
  });
});

describe('MA66 any slide', () => {
  it('MA66, MC95: ends on a legal spot, touching what stopped it, overlapping nothing', () => {
    const draw = series(41);
    let stopped = 0;
    for (let count = 0; count < 4000 * times; count++) {
      const plane = situation(draw, 8);
      const [x = 0, y = 0, r = 0] = plane.bases;
      const direction = draw(2048);
      const tool = pick(draw, tools);
      const isThrow = draw(2) === 0;
      const end = slide(plane, 0, { direction, tool, by: -1, isThrow });
      expect([end.x, end.y]).toEqual([
        alongX(x, direction, end.travelled),
        alongY(y, direction, end.travelled),
      ]);
      expect(end.travelled).toBeLessThanOrEqual(tool + 2 * r);
      expect(whyNotStand(plane, end.x, end.y, r, 0, anySize)).toBeNull();
      for (const { kind, index } of end.back > 2 ? [] : end.stoppedBy) {
        stopped++;
        expect(gapTo(plane, kind, index, end.x, end.y, r)).toBeLessThan(touchGap);
      }
      if (end.stoppedBy.length === 0) expect(end.travelled + end.back).toBe(tool + 2 * r);
    }
    expect(stopped).toBeGreaterThan(1000);
  });

  it('MC75: nothing that should stop it lies on the way', () => {
    const draw = series(42);
    for (let count = 0; count < 400 * times; count++) {
      const plane = situation(draw, 8);
      const [x = 0, y = 0, r = 0] = plane.bases;
      if (standsOn(plane, x, y, r) >= 0) continue;
      const direction = draw(2048);
      const end = slide(plane, 0, push(direction, pick(draw, tools)));
      const reached = end.travelled + end.back;
      const free = { ...plane, noRest: [] };
      for (let at = 0; at < reached; at += 25) {
        const spot = whyNotStand(free, alongX(x, direction, at), alongY(y, direction, at), r, 0, 0);
        // The line is exact, its points are rounded: half a thousandth more may show.
        if (spot !== null) expect(spot.by).toBeLessThan(2);
      }
    }
  });
});

function gapTo(plane: Plane, kind: string, index: number, x: number, y: number, r: number): number {
  if (kind === 'edge') return Math.min(x - r, y - r, plane.width - r - x, plane.height - r - y);
  const piece = plane.pieces[index];
  if (kind === 'piece' && piece !== undefined) return gapToPiece(piece, x, y, r);
  const discs = kind === 'base' ? plane.bases : plane.noEntry;
  const [otherX = 0, otherY = 0, otherR = 0] = discs.slice(3 * index);
  return gap(x, y, r, otherX, otherY, otherR);
}
