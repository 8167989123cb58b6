import { describe, expect, it } from 'vitest';
import { readingOrder } from './readingOrder.ts';

describe('reading order of the table', () => {
  it('goes row by row from the north, in a row from the west', () => {
    const things = [
      { name: 'se', x: 30_000, y: 3_000 },
      { name: 'nw', x: 2_000, y: 33_000 },
      { name: 'ne', x: 31_000, y: 34_000 },
      { name: 'w', x: 1_000, y: 18_000 },
      { name: 'e', x: 33_000, y: 19_500 },
      { name: 'sw', x: 3_000, y: 1_000 },
    ];
    expect(readingOrder(things).map(({ name }) => name)).toEqual(['nw', 'ne', 'w', 'e', 'sw', 'se']);
  });

  it('does not tear neighbours apart', () => {
    const things = [
      { name: 'b', x: 12_000, y: 9_999 },
      { name: 'a', x: 10_000, y: 10_001 },
    ];
    expect(readingOrder(things).map(({ name }) => name)).toEqual(['a', 'b']);
  });
});
