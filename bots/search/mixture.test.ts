import { describe, expect, it } from 'vitest';
import { mixtureOf } from './mixture.ts';

describe('a mixture of answers', () => {
  it('is one answer alone, if that is best whatever the others do', () => {
    expect(
      mixtureOf([
        [1, 2, 3],
        [0, 1, 2],
      ]),
    ).toEqual([1, 0]);
  });

  it('hides between answers that are equally good on average', () => {
    const [rock = 0, paper = 0, scissors = 0] = mixtureOf([
      [0, -1, 1],
      [1, 0, -1],
      [-1, 1, 0],
    ]);
    for (const part of [rock, paper, scissors]) expect(Math.abs(part - 1 / 3)).toBeLessThan(0.1);
  });

  it('adds up to one, and gives what is hardly ever right no part', () => {
    const parts = mixtureOf([
      [5, 0, 2],
      [0, 5, 2],
      [-9, -9, -8],
    ]);
    expect(parts.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
    expect(parts[2]).toBe(0);
  });

  it('has nothing to mix without samples', () => {
    expect(mixtureOf([[], []])).toEqual([0.5, 0.5]);
  });
});
