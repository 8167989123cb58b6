import { describe, expect, it } from 'vitest';
import { fieldWith, figure, midMatch, model } from '../../testing/table.ts';
import { attackerOf, beamArrow, nearestDirection, shoveArrow } from './aiming.ts';

type Shove = (typeof midMatch.shoves)[number];
const shoved = (thing: number, kind: Shove['kind'], tool: Shove['tool'] = 'S'): Shove => ({
  ...{ id: 1, kind, thing, by: 0, means: 'attack', attack: -1, run: -1, tool, direction: -1, x: 0, y: 0 },
  ...{ dir: 'any', anchor: -1, range: 0, mayPass: false, moreDice: 0 },
  ...{ size: 2, hit: -1, unhurt: false, cursor: 0, dice: [], isPrevented: false },
});

describe('where an arrow leads', () => {
  it('pushes a base the length of the tool and its own diameter (MC75)', () => {
    const field = fieldWith(figure('hulk', 0, 2_000, 2_000), figure('boss', 2, 16_000, 2_000));
    const arrow = shoveArrow(field, shoved(1, 'push'), 512);
    expect(arrow).toMatchObject({ kind: 'push', thing: 'boss', travelled: 3_375 + 2 * 984, hits: [] });
    expect(arrow.end).toEqual({ x: 16_000, y: 2_000 + 3_375 + 2 * 984, r: 984 });
  });

  it('names what stops it (MC76)', () => {
    const field = fieldWith(figure('hulk', 0, 2_000, 2_000), figure('boss', 2, 18_000, 9_200));
    expect(shoveArrow(field, shoved(1, 'throw'), 512).hits).toEqual(['truck-a']);
    expect(shoveArrow(field, shoved(1, 'throw', 'L'), 0).hits).toEqual(['barracks-b']);
  });

  it('lays the tool of thrown terrain from the thrower (MC77)', () => {
    const field = fieldWith(figure('hulk', 0, 2_000, 2_000), figure('boss', 2, 7_000, 2_000));
    const arrow = shoveArrow(field, shoved(200, 'throw', 'M'), 0);
    expect(arrow).toMatchObject({ kind: 'toss', end: null, hits: ['boss'] });
    expect(shoveArrow(field, shoved(200, 'throw', 'M'), 512).hits).not.toContain('boss');
  });

  it('counts enemies and allies under a beam (MC52, MC86)', () => {
    const field = fieldWith(
      figure('cyclops', 0, 2_000, 2_000),
      figure('storm', 1, 5_000, 2_000),
      figure('boss', 2, 8_000, 2_000),
      figure('hulk', 0, 2_000, 6_000),
    );
    const arrow = beamArrow(field, 'cyclops.optic-devastation', 0);
    expect(arrow).toMatchObject({ hits: ['boss'], allies: ['storm'], length: 10_000 });
  });

  it('turns an arrow into its cone (MC31)', () => {
    expect(nearestDirection(100, (direction) => direction >= 300 && direction <= 400)).toBe(300);
    expect(nearestDirection(10, (direction) => direction > 2_000)).toBe(2_047);
    expect(nearestDirection(7, () => false)).toBe(7);
  });

  it('knows whose attack it is', () => {
    expect(attackerOf(model, midMatch, 'wolverine.adamantium-slash')).toBe(6);
    expect(attackerOf(model, midMatch, 'ricochet-blast.attack')).toBe(1);
  });
});
