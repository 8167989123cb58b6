import { fastRng } from '@accretion/bots';
import { describe, expect, it } from 'vitest';
import { eloPerUnit, fitted, type Ranking, varianceOf } from './elo.ts';
import { normalQuantile, spanOf, wilson } from './intervals.ts';

/** Players by parameter, each in the rank given. */
const ranking = (...ranks: readonly (readonly [parameter: number, rank: number])[]): Ranking => ({
  players: ranks.map(([parameter, rank]) => ({ of: [{ parameter, share: 1 }], rank })),
});

describe('Elo', () => {
  it('of two players follows from their wins: three wins of four are 191 points', () => {
    const [a = 0, b = 0] = fitted([ranking([0, 1], [1, 2]), ranking([0, 2], [1, 1])], [3000, 1000], 2);
    expect((a - b) * eloPerUnit).toBeCloseTo(190.8, 0);
  });

  it('of many seats finds the strengths that drew the rankings', () => {
    const strengths = [0, 0.5, 1.5];
    const rng = fastRng('draws');
    const draw = (left: readonly number[]): number => {
      const powers = left.map((one) => Math.exp(strengths[one] ?? 0));
      const total = powers.reduce((sum, one) => sum + one, 0);
      const at = (rng.below(1_000_000) / 1_000_000) * total;
      const upTo = (last: number): number => powers.slice(0, last + 1).reduce((sum, one) => sum + one, 0);
      return left.find((_, i) => at < upTo(i)) ?? 0;
    };
    const rankings = Array.from({ length: 6000 }, () => {
      const first = draw([0, 1, 2]);
      const second = draw([0, 1, 2].filter((one) => one !== first));
      return ranking(
        ...[0, 1, 2].map((one): [number, number] => [one, one === first ? 1 : one === second ? 2 : 3]),
      );
    });
    const [a = 0, b = 0, c = 0] = fitted(
      rankings,
      rankings.map(() => 1),
      3,
    );
    expect(b - a).toBeCloseTo(0.5, 1);
    expect(c - a).toBeCloseTo(1.5, 1);
  });

  it('calls players level who tie, and stays finite for one who wins every match', () => {
    const [a = 0, b = 0] = fitted([ranking([0, 1], [1, 1])], [50], 2);
    expect(a).toBeCloseTo(b);
    const [c = 0, d = 0] = fitted([ranking([0, 1], [1, 2])], [50], 2);
    expect((c - d) * eloPerUnit).toBeGreaterThan(400);
    expect((c - d) * eloPerUnit).toBeLessThan(3000);
  });
});

describe('the variance of a lead', () => {
  it('is that of a share of wins, turned into strength', () => {
    const rankings = [ranking([0, 1], [1, 2]), ranking([0, 2], [1, 1])];
    const fit = fitted(rankings, [300, 100], 2);
    expect(varianceOf(rankings, [300, 100], fit, [1, -1])).toBeCloseTo(1 / (400 * 0.75 * 0.25), 3);
  });
});

describe('intervals', () => {
  it('are Wilson’s for shares', () => {
    const { low, high } = wilson(8, 10);
    expect(low).toBeCloseTo(0.4902, 4);
    expect(high).toBeCloseTo(0.9433, 4);
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
    expect(wilson(8, 10, 0.99).low).toBeLessThan(low);
  });

  it('know the normal distribution', () => {
    expect(normalQuantile(0.975)).toBeCloseTo(1.959964, 5);
    expect(normalQuantile(0.025)).toBeCloseTo(-1.959964, 5);
    expect(normalQuantile(0.999)).toBeCloseTo(3.090232, 5);
  });

  it('leave out the same share on both sides', () => {
    const numbers = Array.from({ length: 101 }, (_, i) => 100 - i);
    const { low, high } = spanOf(numbers, 0.9);
    expect(low).toBeCloseTo(5);
    expect(high).toBeCloseTo(95);
  });
});
