import { describe, expect, it } from 'vitest';
import { debrisOf } from './debris.ts';

const levels = [0, 1, 2, 3, 4];

describe('the debris of the storm', () => {
  it('is none when it is calm, and more and faster with each level', () => {
    const counts = levels.map((level) => debrisOf(level, 0).length);
    expect(counts[0]).toBe(0);
    expect(counts).toEqual([...new Set(counts)].sort((a, b) => a - b));
    const ways = levels.slice(1).map((level) => {
      const [from, to] = [debrisOf(level, 0)[0], debrisOf(level, 1_000)[0]];
      return Math.hypot((to?.x ?? 0) - (from?.x ?? 0), (to?.y ?? 0) - (from?.y ?? 0));
    });
    expect(ways).toEqual([...new Set(ways)].sort((a, b) => a - b));
    expect(ways[0]).toBeGreaterThan(0);
  });

  it('goes round, never away', () => {
    const far = (time: number): readonly string[] =>
      debrisOf(4, time).map(({ x, y }) => Math.hypot(x, y).toFixed(6));
    expect(far(86_400_000)).toEqual(far(0));
  });
});
