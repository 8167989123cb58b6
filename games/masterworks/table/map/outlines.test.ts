import { describe, expect, it } from 'vitest';
import { pieceOf } from '../../rules/plane/pieces.ts';
import { frameOf, hull, outlinePath, shadowPath } from './outlines.ts';

const box = pieceOf(
  {
    corners: [
      { x: 15_000, y: 11_250 },
      { x: 21_000, y: 11_250 },
      { x: 21_000, y: 13_750 },
      { x: 15_000, y: 13_750 },
    ],
  },
  { index: 0, size: 4, standable: true },
);
const round = pieceOf({ x: 18_000, y: 18_000, radius: 1_000 }, { index: 1, size: 3, standable: true });

describe('outlines of terrain', () => {
  it('draws a piece where it lies, with north above', () => {
    expect(outlinePath(box, 36_000)).toBe('M15000 24750L21000 24750L21000 22250L15000 22250Z');
    expect(outlinePath(round, 36_000)).toContain('M17000 18000a1000 1000');
  });

  it('casts a longer shadow for a larger Size, to the south-east', () => {
    expect(shadowPath(box, 36_000)).toContain('21680 25590');
    expect(shadowPath({ ...box, size: 1 }, 36_000)).toContain('21170 24960');
    expect(shadowPath(round, 36_000)).toMatch(/^M/);
  });

  it('lays drawings along the longer edge', () => {
    expect(frameOf(box, 36_000)).toEqual({ x: 18_000, y: 23_500, angle: 0, width: 6_000, depth: 2_500 });
    expect(frameOf(round, 36_000)).toMatchObject({ width: 2_000, depth: 2_000 });
  });

  it('leaves inner points out of a hull', () => {
    const corners = [
      { x: 0, y: 0 },
      { x: 4, y: 0 },
      { x: 4, y: 4 },
      { x: 0, y: 4 },
    ];
    expect(hull([...corners, { x: 2, y: 2 }, { x: 1, y: 3 }])).toHaveLength(4);
  });
});
