import { describe, expect, it } from 'vitest';
import { gap, gapToPiece, isProductAtMost, within, withinPiece } from '../gaps.ts';
import { series } from './chance.ts';
import { mapPieces, radii, side } from './map.ts';
import { fromPiece } from './oracle.ts';
import { pick } from './situation.ts';

describe('MC9, MC95 distances', () => {
  it('MC9: what lies exactly at the end of the ruler is within its range', () => {
    const centre = 689 + 984 + 3000;
    expect(within(0, 0, 689, centre, 0, 984, 3000)).toBe(true);
    expect(within(0, 0, 689, centre, 1, 984, 3000)).toBe(false);
    expect(gap(0, 0, 689, centre, 0, 984)).toBe(3000);
  });

  it('MC95: compares squares exactly, also where they need more than 53 bits', () => {
    const draw = series(3);
    for (let times = 0; times < 4000; times++) {
      const b = 1 + draw(12_000);
      const n = 1 + draw(60_000_000);
      const near = Math.floor(b * Math.sqrt(n));
      for (const a of [near - 1, near, near + 1]) {
        expect(isProductAtMost(a, b, n)).toBe(BigInt(a) * BigInt(a) <= BigInt(b) * BigInt(b) * BigInt(n));
      }
    }
  });

  it('MC9: measures to the nearest part of a piece, a corner or a side', () => {
    const draw = series(4);
    for (let times = 0; times < 4000; times++) {
      const piece = mapPieces[draw(mapPieces.length)];
      if (piece === undefined) continue;
      const x = draw(side);
      const y = draw(side);
      const r = pick(draw, radii);
      const apart = fromPiece([x, y], piece) - r;
      const range = pick(draw, [1000, 3000, 6000, 8000, 10_000]);
      expect(Math.max(apart, -r)).toBeCloseTo(Math.max(gapToPiece(piece, x, y, r), -r), 6);
      if (Math.abs(apart - range) > 1e-6) expect(withinPiece(piece, x, y, r, range)).toBe(apart <= range);
    }
  });

  it('MC9: a piece exactly at the end of the ruler is within its range, a thousandth more is not', () => {
    const [bunker] = mapPieces;
    if (bunker === undefined) throw new Error('no piece');
    // Its east side lies at x = 9000, its south-east corner at 9000, 29000.
    expect(withinPiece(bunker, 9000 + 689 + 1000, 30_000, 689, 1000)).toBe(true);
    expect(withinPiece(bunker, 9000 + 689 + 1001, 30_000, 689, 1000)).toBe(false);
    // 3, 4, 5 times 337.8: a corner at a whole distance.
    expect(withinPiece(bunker, 9000 + 3 * 400, 29_000 - 4 * 400, 1000, 1000)).toBe(true);
    expect(withinPiece(bunker, 9000 + 3 * 400, 29_000 - 4 * 400 - 1, 1000, 1000)).toBe(false);
  });
});
