import { describe, expect, it } from 'vitest';
import { whyNotAdvance } from '../../rules/plane/advance.ts';
import { alongX, alongY } from '../../rules/plane/directions.ts';
import { fieldOf, midMatch } from '../../testing/table.ts';
import { toolLengths } from '../field/measuring.ts';
import { layThrough, moveOf, nudged, turned, wholeSpot } from './ghost.ts';
import { snapped } from './snapping.ts';

const far = (a: { x: number; y: number }, b: { x: number; y: number }): number =>
  Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);

describe('a ghost that snaps', () => {
  it('stays where it is legal', () => {
    const spot = { x: 1_234, y: 5_678 };
    expect(snapped(spot, () => true)).toBe(spot);
  });

  it('goes to the edge of what is legal, to the thousandth along its line', () => {
    const disc = ({ x, y }: { x: number; y: number }): boolean => x * x + y * y <= 4_000 ** 2;
    const found = snapped({ x: 6_000, y: 0 }, disc);
    expect(found).toEqual({ x: 4_000, y: 0 });
  });

  it('gives up where nothing near is legal', () => {
    expect(snapped({ x: 0, y: 0 }, () => false)).toBeNull();
  });

  it('finds spots of an advance nearly as near as a search in fine rings', () => {
    const { plane } = fieldOf(midMatch);
    const mover = { base: 6, size: 2 };
    for (const wanted of [
      { x: 18_000, y: 12_500 },
      { x: 24_000, y: 18_100 },
      { x: 21_000, y: 24_000 },
      { x: 25_800, y: 20_300 },
    ]) {
      const isLegal = ({ x, y }: { x: number; y: number }): boolean =>
        whyNotAdvance(plane, mover, toolLengths.M, x, y, null) === null;
      const found = snapped(wanted, isLegal);
      if (found === null) throw new Error('nothing legal is near');
      expect(isLegal(found)).toBe(true);
      let best = 0;
      for (let ring = 0; best === 0; ring += 20)
        for (let direction = 0; direction < 2048; direction += 16)
          if (isLegal({ x: alongX(wanted.x, direction, ring), y: alongY(wanted.y, direction, ring) }))
            best = ring;
      expect(far(found, wanted)).toBeLessThan(best + 120);
    }
  });
});

describe('a ghost by keys', () => {
  const press = (key: string, shiftKey = false, altKey = false) => ({ key, shiftKey, altKey });

  it('moves a quarter of an inch, an inch with Shift, a hundredth with Alt', () => {
    const here = { x: 10_000, y: 10_000 };
    expect(nudged(here, press('ArrowUp'))).toEqual({ x: 10_000, y: 10_250 });
    expect(nudged(here, press('ArrowLeft', true))).toEqual({ x: 9_000, y: 10_000 });
    expect(nudged(here, press('ArrowRight', false, true))).toEqual({ x: 10_010, y: 10_000 });
    expect(nudged(here, press('Enter'))).toBeNull();
  });

  it('names whole thousandths (MC95)', () => {
    expect(wholeSpot({ x: 1.5, y: 2.49 })).toEqual({ x: 2, y: 2 });
    const ghost = {
      do: 'advance',
      figure: 1,
      name: '',
      radius: 1_280,
      tool: 'S',
      x: 1,
      y: 2,
      lay: null,
    } as const;
    expect(moveOf(ghost)).toEqual({ do: 'advance', tool: 'S', x: 1, y: 2, lay: null });
  });

  it('bends a tool laid by hand by 90° at most (MC7)', () => {
    const from = { x: 0, y: 0 };
    const lay = layThrough(from, 689, 5_000, { x: 1_000, y: 0 }, { x: -5_000, y: 4_000 });
    expect(lay).toEqual({ first: 0, second: 512 });
    expect(layThrough(from, 689, 5_000, { x: 0, y: 9 }, { x: 0, y: 9_000 })).toEqual({
      first: 512,
      second: 512,
    });
    expect(turned({ first: 0, second: 512 }, 'second', 100)).toEqual({ first: 0, second: 512 });
    expect(turned({ first: 0, second: 512 }, 'first', -8)).toEqual({ first: 2_040, second: 504 });
  });
});
