import { describe, expect, it } from 'vitest';
import { fieldWith, figure, midMatch, model, pieceId } from '../../testing/table.ts';
import { apart, bandOf } from './measuring.ts';
import { keyOf, markOf } from './names.ts';
import { coverFrom, isStormyFor, pieceKey, sightBetween, standOf, stormLevel } from './sight.ts';

describe('what the table knows of sight, cover and range', () => {
  it('puts a gap into the narrowest band, its end included (MC6, MC9)', () => {
    expect([0, 1_000, 1_001, 3_000, 6_000, 8_000, 10_000, 10_001].map(bandOf)).toEqual([
      1, 1, 2, 2, 3, 4, 5, 6,
    ]);
  });

  it('measures edge to edge (MC9)', () => {
    const field = fieldWith(figure('hulk', 0, 10_000, 20_000), figure('boss', 2, 15_000, 20_000));
    expect(apart(standOf(field, 0), standOf(field, 1))).toBe(5_000 - 1_280 - 984);
  });

  it('says which piece hides somebody (MC44)', () => {
    const field = fieldWith(figure('cyclops', 0, 18_000, 10_400), figure('boss', 2, 18_000, 14_800));
    const sight = sightBetween(field, standOf(field, 0), 1);
    expect(sight.isFree).toBe(false);
    expect(pieceKey(model, sight.behind)).toBe('truck-a');
  });

  it('sees over what is not larger than the target (MC44)', () => {
    const field = fieldWith(figure('cyclops', 0, 15_000, 13_000 + 1_000), figure('boss', 2, 15_200, 17_700));
    expect(sightBetween(field, standOf(field, 0), 1).isFree).toBe(true);
  });

  it('names the piece that gives cover, and the storm where no piece does (MC46, ME28)', () => {
    const behind = fieldWith(figure('cyclops', 0, 15_200, 9_000), figure('boss', 2, 15_200, 17_700));
    const open = fieldWith(figure('cyclops', 0, 2_000, 2_000), figure('boss', 2, 2_000, 10_600));
    expect(coverFrom(behind, standOf(behind, 0), 1, false)).toEqual({
      is: 'piece',
      piece: pieceId('barricade-a'),
    });
    expect(coverFrom(open, standOf(open, 0), 1, false)).toBeNull();
    expect(coverFrom(open, standOf(open, 0), 1, true)).toEqual({ is: 'storm' });
    expect(isStormyFor(open, 0)).toBe(true);
    expect(isStormyFor(open, 1)).toBe(false);
  });

  it('reads the Storm Level off the tracker (ME26)', () => {
    expect([0, 5, 6, 10, 11, 16, 21, 25].map((debris) => stormLevel(model, debris))).toEqual([
      0, 0, 1, 1, 2, 3, 4, 4,
    ]);
  });

  it('knows things by name and by mark', () => {
    for (const key of ['hulk', 'boss', 'pile:west', 'jeep-a', 'radar'])
      expect(keyOf(model, midMatch, markOf(model, midMatch, key))).toBe(key);
    expect(markOf(model, midMatch, 'nobody')).toBe(-1);
  });
});
