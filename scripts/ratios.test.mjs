import { describe, expect, it } from 'vitest';
import { medianOf } from './ratios.mjs';

/** @param {number} count */
const upTo = (count) => Array.from({ length: count }, (_, i) => count - i);

describe('the median of ratios', () => {
  it('is the middle one, or between the two in the middle', () => {
    expect(medianOf([3, 1, 2]).median).toBe(2);
    expect(medianOf([4, 1, 2, 3]).median).toBe(2.5);
  });

  // Conover, Practical Nonparametric Statistics: of 9 values the 2nd and 8th, of 15 the 4th and 12th, of 20 the 6th and 15th.
  it.each([
    [5, 1, 5],
    [6, 1, 6],
    [9, 2, 8],
    [15, 4, 12],
    [20, 6, 15],
  ])('of %i values lies between those at places %i and %i', (count, low, high) => {
    expect(medianOf(upTo(count))).toMatchObject({ low, high });
  });
});
