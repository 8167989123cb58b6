import { describe, expect, it } from 'vitest';
import { whyNotAdvance } from '../advance.ts';
import { inArea, underBeam } from '../beam.ts';
import { isAway, isToward } from '../cone.ts';
import { firstHit } from '../hit.ts';
import { nearestSpot, nearestSpots } from '../nearest.ts';
import { offers } from '../offers.ts';
import { whyNotPlace } from '../place.ts';
import { nearestAdvance } from '../snap.ts';
import { anySize, whyNotStand } from '../spot.ts';
import { findHeading, whyNotHead } from '../toward.ts';
import { series } from './chance.ts';
import { planeWith, side, tools } from './map.ts';
import { pick, situation } from './situation.ts';

describe('MC31, MA67 toward and away', () => {
  it('MC31: 45° are included, a step more is not', () => {
    expect([isToward(256, 1000, 0), isToward(257, 1000, 0), isToward(1792, 1000, 0)]).toEqual([
      true,
      false,
      true,
    ]);
    expect([isAway(1024 + 256, 1000, 0), isAway(256, 1000, 0)]).toEqual([true, false]);
  });

  it('MC31: with one centre on the other every direction is allowed', () => {
    expect([0, 700, 1500].every((direction) => isToward(direction, 0, 0) && isAway(direction, 0, 0))).toBe(
      true,
    );
  });

  it('MA67: an advance toward is straight, within 45°, and not past the point where the bases touch', () => {
    const plane = planeWith([3000, 13_000, 689, 7000, 13_000, 689]);
    const mover = { base: 0, size: 2 };
    const heading = { goal: { x: 7000, y: 13_000, r: 689 }, is: 'toward' } as const;
    expect(whyNotHead(plane, mover, 5000, heading, 0, 5622, 13_000)).toBeNull();
    expect(whyNotHead(plane, mover, 5000, heading, 260, 4000, 14_000)).toEqual({
      rule: 'MC31',
      why: 'offCone',
      by: 4,
    });
    // Beside the other base, and further than where they would have touched.
    const past = whyNotHead(plane, mover, 7250, heading, 90, 7000, 14_500);
    expect(past).toMatchObject({ rule: 'MA67', why: 'pastContact' });
    expect(findHeading(plane, mover, 5000, heading, 5622, 13_000)).toBe(0);
    expect(findHeading(plane, mover, 5000, heading, 1000, 13_000)).toBe(-1);
    expect(findHeading(plane, mover, 5000, { ...heading, is: 'away' }, 1000, 13_000)).toBe(1024);
  });
});

describe('MC79 place', () => {
  it('MC32, MC79: the centre moves at most the range and both radii', () => {
    const plane = planeWith([15_000, 20_000, 689]);
    const origin = { x: 3000, y: 20_000, r: 689 };
    const whole = 3000 + 2 * 689;
    expect(whyNotPlace(plane, -1, 689, 3000, 20_000 - whole, origin, 3000)).toBeNull();
    expect(whyNotPlace(plane, -1, 689, 3000, 20_000 - whole - 214, origin, 3000)).toEqual({
      rule: 'MC79',
      why: 'outOfRange',
      by: 214,
    });
    expect(whyNotPlace(plane, -1, 689, 600, 20_000, origin, 3000)).toMatchObject({ why: 'offTable' });
  });
});

describe('MC86 areas and beams', () => {
  const plane = planeWith([
    10_000,
    20_000,
    689,
    14_689,
    20_000,
    689,
    13_000,
    20_000 + 500 + 687,
    689,
    10_000,
    24_378,
    689,
  ]);

  it('MC51, MC86: an area holds every base within the range', () => {
    expect(inArea(plane, 0, 3000)).toEqual([2, 3]);
    expect(inArea(plane, 0, 3311)).toEqual([1, 2, 3]);
  });

  it('MC51, MC86: a beam is an inch wide and lies from the edge of the base', () => {
    expect(underBeam(plane, 0, 0, 6000)).toEqual([1, 2]);
    expect(underBeam(plane, 0, 0, 3000)).toEqual([2]);
    // A thousandth of depth is only touching (MC95).
    const bases = plane.bases.with(7, 20_000 + 500 + 688);
    expect(underBeam({ ...plane, bases }, 0, 0, 6000)).toEqual([1]);
  });
});

describe('MC77 thrown terrain', () => {
  const plane = planeWith([2000, 18_000, 689, 5000, 18_000, 689, 4200, 17_000, 689]);

  it('MC35, MC77: hits the nearest thing under a tool 0.56 inch wide', () => {
    expect(firstHit(plane, 0, 0, 5000, [])).toEqual([{ kind: 'base', index: 1, at: 3000 - 2 * 689 }]);
    expect(firstHit({ ...plane, bases: plane.bases.with(7, 17_100) }, 0, 0, 5000, [])).toMatchObject([
      { index: 2 },
    ]);
  });

  it('MC71, MC77: passes over Dazed figures and hits nothing if nothing is there', () => {
    expect(firstHit(plane, 0, 0, 5000, [1])).toEqual([{ kind: 'piece', index: 12, at: 7600 - 2689 }]);
    expect(firstHit(plane, 0, 0, 3375, [1])).toEqual([]);
  });

  it('MC40: two things equally near are both named', () => {
    const pair = planeWith([2000, 15_000, 689, 5000, 15_700, 689, 5000, 14_300, 689]);
    expect(firstHit(pair, 0, 0, 5000, []).map(({ index }) => index)).toEqual([1, 2]);
  });
});

describe('MC80 the nearest legal spot', () => {
  it('MC80: is legal, and no spot nearer by more than a hair is', () => {
    const draw = series(21);
    for (let times = 0; times < 60; times++) {
      const plane = situation(draw, 8);
      const x = draw(side);
      const y = draw(side);
      const found = nearestSpot(plane, -1, 984, x, y, 6000);
      if (found === null) continue;
      expect(whyNotStand(plane, found.x, found.y, 984, -1, anySize)).toBeNull();
      const radius = Math.sqrt((found.x - x) * (found.x - x) + (found.y - y) * (found.y - y));
      for (let tries = 0; radius > 3 && tries < 200; tries++) {
        const angle = (tries * Math.PI) / 100;
        const near = (radius - 3) * Math.sqrt(draw(1000) / 1000);
        const spot = [
          Math.round(x + near * Math.cos(angle)),
          Math.round(y + near * Math.sin(angle)),
        ] as const;
        expect(whyNotStand(plane, ...spot, 984, -1, anySize)).not.toBeNull();
      }
    }
  });

  it('MC80: between two bases side by side both ways out are equally near, otherwise one is', () => {
    const bases = [15_000, 15_700, 689, 15_000, 14_300, 689];
    const pair = { ...planeWith(bases), pieces: [], noRest: [], noEntry: [] };
    const [one, other, ...more] = nearestSpots(pair, -1, 689, 15_000, 15_000, 6000);
    expect(more).toEqual([]);
    expect([one?.y, other?.y]).toEqual([15_000, 15_000]);
    expect((one?.x ?? 0) + (other?.x ?? 0)).toBe(30_000);
    expect(nearestSpots(pair, -1, 689, 15_010, 15_000, 6000)).toHaveLength(1);
  });

  it('MC73: an advance snaps to a point it can reach', () => {
    const draw = series(22);
    for (let times = 0; times < 40; times++) {
      const plane = situation(draw, 8);
      const found = nearestAdvance(plane, { base: 0, size: 2 }, 5000, draw(side), draw(side), 52_000);
      expect(found).not.toBeNull();
      if (found !== null)
        expect(whyNotAdvance(plane, { base: 0, size: 2 }, 5000, found.x, found.y, null)).toBeNull();
    }
  });
});

describe('MA70 offered positions', () => {
  it('MA70: are few, legal, and lead to what is wanted', () => {
    const draw = series(23);
    let reached = 0;
    for (let times = 0; times < 200; times++) {
      const plane = situation(draw, 8);
      const tool = pick(draw, tools);
      const mover = { base: 0, size: 2 };
      const aims = plane.bases.slice(3, 9);
      const found = offers(plane, mover, tool, {
        aims,
        ranges: [1000, 3000],
        foes: plane.bases.slice(9, 12),
      });
      expect(found.length).toBeLessThanOrEqual(12);
      for (const { x, y, first, second } of found)
        expect(whyNotAdvance(plane, mover, tool, x, y, { first, second })).toBeNull();
      if (found.length > 2) reached++;
    }
    expect(reached).toBeGreaterThan(180);
  });
});
