import { describe, expect, it } from 'vitest';
import { whyNotAdvance } from '../advance.ts';
import { alongX, alongY } from '../directions.ts';
import { findLay } from '../find.ts';
import { whyNotLay } from '../lay.ts';
import { whyNotStand } from '../spot.ts';
import type { Lay, Mover, Plane } from '../types.ts';
import { series } from './chance.ts';
import { planeWith, tools } from './map.ts';
import { fromPiece, fromSegment, meets, obstacles, type Spot, stripOutline } from './oracle.ts';
import { pick, situation } from './situation.ts';

const times = Number(process.env['PLANE_TIMES'] ?? 1);
const size2: Mover = { base: 0, size: 2 };

/** Alone at the west edge, in front of a wall of Size 3 (x 8250 to 12750, y 10400 to 12600). */
const beforeWall = planeWith([7000, 11_500, 689]);

describe('MC73 a given lay', () => {
  const open = planeWith([2000, 15_000, 689]);

  it('MC25, MC73: the farthest is straight ahead, tool and diameter', () => {
    const far = 2000 + 3375 + 2 * 689;
    expect(whyNotAdvance(open, size2, 3375, far, 15_000, null)).toBeNull();
    expect(whyNotAdvance(open, size2, 3375, far + 214, 15_000, null)).toEqual({
      rule: 'MC73',
      why: 'tooFar',
      by: 214,
    });
    // A base of 35 mm with a Long tool: 8.628 inches.
    expect(whyNotLay(open, size2, 7250, { first: 512, second: 512 }, 2000, 15_000 + 8628)).toBeNull();
    expect(whyNotLay(open, size2, 7250, { first: 512, second: 512 }, 2000, 15_000 + 8629)).toEqual({
      rule: 'MC73',
      why: 'offTool',
      by: 1,
    });
  });

  it('MC7, MA64: the hinge bends up to 90° either way, not 91°', () => {
    const lay = (bend: number): Lay => ({ first: 0, second: bend & 2047 });
    expect(whyNotLay(open, size2, 3375, lay(512), 4377, 16_000)).toBeNull();
    expect(whyNotLay(open, size2, 3375, lay(-512), 4377, 14_000)).toBeNull();
    expect(whyNotLay(open, size2, 3375, lay(518), 4377, 16_000)).toEqual({
      rule: 'MA64',
      why: 'bentTooFar',
      by: 6,
    });
  });

  it('MC73: the base ends where it touches the tool, a thousandth further is off it', () => {
    const lay = { first: 0, second: 0 };
    expect(whyNotLay(open, size2, 5000, lay, 4000, 15_689)).toBeNull();
    expect(whyNotLay(open, size2, 5000, lay, 4000, 15_690)).toEqual({ rule: 'MC73', why: 'offTool', by: 1 });
  });

  it('MC25: the tool may not overlap terrain larger than the mover, and says by how much', () => {
    const lay = { first: 0, second: 0 };
    // From the edge of the base at 7689 the tool reaches 11064: past the wall at 8250.
    expect(whyNotLay(beforeWall, size2, 3375, lay, 7500, 11_500)).toEqual({
      rule: 'MC25',
      why: 'toolBlocked',
      piece: 4,
      by: 1100 + 280,
    });
    expect(whyNotLay(beforeWall, { base: 0, size: 3 }, 3375, lay, 7500, 11_500)).toBeNull();
  });

  it('MC27, MC28: who counts as Size 5 lays the tool over anything', () => {
    expect(whyNotAdvance(beforeWall, { base: 0, size: 5 }, 7250, 14_000, 11_500, null)).toBeNull();
    expect(whyNotAdvance(beforeWall, size2, 7250, 14_000, 11_500, null)).toMatchObject({
      rule: 'MA65',
      why: 'noLay',
    });
  });

  it('MC29: the terrain it stands on does not stop the tool', () => {
    const onWall = planeWith([10_500, 11_500, 689]);
    expect(whyNotAdvance(onWall, size2, 5000, 10_500, 15_000, null)).toBeNull();
  });

  it('MC73, MC95: a tool that only touches a wall is laid', () => {
    // The wall's south side is y = 10400; the tool is 280 to each side.
    const along = planeWith([6000, 10_400 - 280, 689]);
    expect(whyNotLay(along, size2, 5000, { first: 0, second: 0 }, 7000, 10_000)).toBeNull();
    const over = planeWith([6000, 10_400 - 278, 689]);
    expect(whyNotLay(over, size2, 5000, { first: 0, second: 0 }, 7000, 10_000)).toMatchObject({
      why: 'toolBlocked',
      by: 2,
    });
  });

  it('MC73: a bent hinge needs room for its disc', () => {
    // Hinge at 2000 + 689 + 2500 = 5189; the hut's corner lies at 6500, 9500, its west side at x = 3500.
    const plane = planeWith([2500, 5000, 689]);
    const hinge = 2500 + 689 + 1687;
    const lay = { first: 0, second: 1536 };
    // The hut begins at y = 6500: the hinge's disc stays clear of it, a turn north does not.
    expect(whyNotLay(plane, size2, 3375, lay, hinge, 4000)).toBeNull();
    expect(whyNotLay(plane, size2, 3375, { first: 0, second: 512 }, hinge, 5600)).toMatchObject({ piece: 8 });
    const close = planeWith([2500, 6500 - 279, 689]);
    expect(whyNotLay(close, size2, 3375, lay, hinge, 5000)).toBeNull();
    const under = planeWith([2500, 6500 - 270, 689]);
    expect(whyNotLay(under, size2, 3375, lay, hinge, 5000)).toMatchObject({ rule: 'MC25', piece: 8, by: 10 });
  });

  it('MC73: staying put is a legal advance, even where no tool fits', () => {
    const tight = { ...beforeWall, bases: [10_500, 9711, 689] };
    expect(whyNotAdvance(tight, { base: 0, size: 0 }, 3375, 10_500, 9711, null)).toBeNull();
  });
});

describe('MA65 a lay found', () => {
  it('MA65: straight if the straight tool fits', () => {
    expect(findLay(planeWith([2000, 15_000, 689]), size2, 5000, 5000, 15_000)).toEqual({
      first: 0,
      second: 0,
    });
  });

  it('MA65: straight past a corner before bent around it', () => {
    const plane = planeWith([7000, 10_000, 689]);
    const lay = findLay(plane, size2, 5000, 10_500, 9700);
    expect(lay?.first).toBe(lay?.second);
  });

  it('MA65: bent around a wall, and the lay it names is legal', () => {
    const lay = findLay(beforeWall, size2, 7250, 10_500, 9500);
    expect(lay).toEqual({ first: 1757, second: 193 });
    if (lay !== null) expect(whyNotLay(beforeWall, size2, 7250, lay, 10_500, 9500)).toBeNull();
  });

  it('MA65: every lay found is legal, and one named is judged whatever is found', () => {
    const draw = series(31);
    for (let asked = 0; asked < 2000; asked++) {
      const { plane, mover, tool, x, y } = question(draw);
      const lay = findLay(plane, mover, tool, x, y);
      if (lay !== null) expect(whyNotLay(plane, mover, tool, lay, x, y)).toBeNull();
    }
  });

  it('MA65: a search eight times finer finds at most 0.2 % more', () => {
    const draw = series(32);
    const asked = 1500 * times;
    let missed = 0;
    let none = 0;
    for (let count = 0; count < asked; count++) {
      const { plane, mover, tool, x, y } = question(draw);
      if (findLay(plane, mover, tool, x, y) !== null) continue;
      none++;
      if (isFoundByAll(plane, mover, tool, [x, y])) missed++;
    }
    expect(none).toBeGreaterThan(asked / 200);
    expect(missed).toBeLessThanOrEqual(asked * 0.002);
  });
});

interface Question {
  readonly plane: Plane;
  readonly mover: Mover;
  readonly tool: number;
  readonly x: number;
  readonly y: number;
}

/** Somebody wants to a spot within reach where they may stand. */
function question(draw: (below: number) => number): Question {
  for (;;) {
    const plane = situation(draw, 3);
    const mover = { base: 0, size: pick(draw, [1, 2, 2, 2, 3]) };
    const tool = pick(draw, tools);
    const [fromX = 0, fromY = 0, r = 0] = plane.bases;
    for (let tries = 0; tries < 20; tries++) {
      const reach = tool + 2 * r;
      const x = fromX - reach + draw(2 * reach);
      const y = fromY - reach + draw(2 * reach);
      const isNear = (x - fromX) * (x - fromX) + (y - fromY) * (y - fromY) <= reach * reach;
      if (isNear && whyNotStand(plane, x, y, r, 0, mover.size) === null) return { plane, mover, tool, x, y };
    }
  }
}

/** All first directions, eight times as many as `findLay` tries, with every fourth second one. */
function isFoundByAll(plane: Plane, mover: Mover, tool: number, to: Spot): boolean {
  const [x = 0, y = 0, r = 0] = plane.bases;
  const inTheWay = obstacles(plane, 0, mover.size);
  const isFree = (from: Spot, end: Spot): boolean => {
    const outline = stripOutline(from, end, 280);
    return !inTheWay.some((piece) => meets(outline, piece));
  };
  for (let first = 0; first < 2048; first++) {
    const start: Spot = [alongX(x, first, r), alongY(y, first, r)];
    const straight: Spot = [alongX(x, first, r + tool), alongY(y, first, r + tool)];
    if (fromSegment(to, start, straight) <= r && isFree(start, straight)) return true;
    const hinge: Spot = [alongX(x, first, r + tool / 2), alongY(y, first, r + tool / 2)];
    const isOnFirst = fromSegment(to, start, hinge) <= r;
    if (!isOnFirst && fromSegment(to, hinge, hinge) > r + tool / 2) continue;
    if (inTheWay.some((piece) => fromPiece(hinge, piece) < 280) || !isFree(start, hinge)) continue;
    for (let bend = -512; bend <= 512; bend += 4) {
      const second = (first + bend) & 2047;
      const end: Spot = [alongX(hinge[0], second, tool / 2), alongY(hinge[1], second, tool / 2)];
      if ((isOnFirst || fromSegment(to, hinge, end) <= r) && isFree(hinge, end)) return true;
    }
  }
  return false;
}
