import { describe, expect, it } from 'vitest';
import { chanceOf, quickRng, type Rng, rngFrom, roll, shuffle, watched } from './chance.ts';
import { seedOf } from './fairness.ts';

const seed = seedOf('chance');
const draws = (rng: Rng, n: number, times: number): number[] =>
  Array.from({ length: times }, () => rng.below(n));

/** How far the counts of `sides` equally likely faces are from even (chi squared). */
function unevenness(rng: Rng, sides: number, times: number): number {
  const counts = new Array<number>(sides).fill(0);
  for (const face of draws(rng, sides, times)) counts[face] = (counts[face] ?? 0) + 1;
  const expected = times / sides;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

describe('the chance of a log entry', () => {
  it('is the same again for the same seed and entry', () => {
    expect(draws(chanceOf(seed, 7), 1000, 40)).toEqual(draws(chanceOf(seed, 7), 1000, 40));
  });
  it('is another for another entry', () => {
    expect(draws(chanceOf(seed, 7), 1000, 40)).not.toEqual(draws(chanceOf(seed, 8), 1000, 40));
  });
  it('is another for another seed', () => {
    expect(draws(chanceOf(seed, 7), 1000, 40)).not.toEqual(draws(chanceOf(seedOf('other'), 7), 1000, 40));
  });
  it('goes on past the first eight words without repeating them', () => {
    const all = draws(chanceOf(seed, 1), 2 ** 31, 64);
    expect(new Set(all).size).toBe(64);
  });
  it('gives every face the same chance', () => {
    // With 5 degrees of freedom, 25 is passed once in ten thousand tries; the seed is fixed.
    expect(unevenness(chanceOf(seed, 1), 6, 6_000)).toBeLessThan(25);
  });
});

describe('a generator from words', () => {
  it('rejects the uneven rest, so that no number is likelier', () => {
    const words = [0xffffffff, 0xfffffffe, 5];
    const rng = rngFrom(() => words.shift() ?? 0);
    // 2^32 = 3 * 1431655765 + 1: the last word is one too many; the one before is the last fair one.
    expect(rng.below(3)).toBe(0xfffffffe % 3);
    expect(words).toEqual([5]);
  });
  it('draws one of the ids it is given', () => {
    const rng = quickRng(1);
    expect(new Set(Array.from({ length: 60 }, () => rng.from([4, 8, 15])))).toEqual(new Set([4, 8, 15]));
  });
});

describe('the quick generator', () => {
  it('is reproducible and differs by its seed', () => {
    expect(draws(quickRng(3), 100, 20)).toEqual(draws(quickRng(3), 100, 20));
    expect(draws(quickRng(3), 100, 20)).not.toEqual(draws(quickRng(4), 100, 20));
  });
  it('gives every face the same chance', () => {
    expect(unevenness(quickRng(5), 6, 6_000)).toBeLessThan(25);
  });
  it('works with the one seed that would leave it at zero', () => {
    expect(new Set(draws(quickRng(0x9e3779b9), 100, 20)).size).toBeGreaterThan(5);
  });
});

describe('dice and shuffles', () => {
  it('a die shows 1 to its number of sides', () => {
    const rng = chanceOf(seed, 2);
    expect(new Set(Array.from({ length: 200 }, () => roll(rng, 6)))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  });
  it('a shuffle keeps every thing', () => {
    expect(shuffle(chanceOf(seed, 3), [1, 2, 3, 4, 5]).toSorted()).toEqual([1, 2, 3, 4, 5]);
  });
  it('a shuffle comes to every order', () => {
    const rng = quickRng(9);
    const orders = new Set(Array.from({ length: 300 }, () => shuffle(rng, [1, 2, 3]).join()));
    expect(orders.size).toBe(6);
  });
});

describe('watched chance', () => {
  it('is unused until something is drawn', () => {
    const rng = watched(quickRng(1));
    expect(rng.used).toBe(false);
    rng.below(2);
    expect(rng.used).toBe(true);
  });
  it('notices a drawn component too, and draws the same', () => {
    const rng = watched(quickRng(1));
    expect(rng.from([7, 8, 9])).toBe(quickRng(1).from([7, 8, 9]));
    expect(rng.used).toBe(true);
  });
});
