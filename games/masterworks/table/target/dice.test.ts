import { describe, expect, it } from 'vitest';
import { attackWorth, chanceOf, damageOdds, defenceWorth, plainPool, successOdds } from './dice.ts';

const same = (damage: number): number => damage;
const duel = (n: number, m: number) =>
  damageOdds({
    attack: plainPool(n, attackWorth),
    defence: plainPool(m, defenceWorth),
    pierce: 0,
    dealt: same,
  });
const mean = (odds: readonly number[]): number =>
  odds.reduce((sum, chance, value) => sum + chance * value, 0);

describe('exact odds', () => {
  it('gives the mean damage of the rules to four decimals (MC48)', () => {
    const table: Readonly<Record<number, readonly number[]>> = {
      4: [1.522, 1.2253, 0.9743, 0.7661],
      5: [2.0369, 1.699, 1.4001, 1.1409],
      6: [2.571, 2.2042, 1.8685, 1.567],
      7: [3.1167, 2.7303, 2.3675, 2.0325],
      8: [3.6694, 3.27, 2.8879, 2.5274],
    };
    for (const [n, row] of Object.entries(table))
      row.forEach((expected, i) => {
        expect(mean(duel(Number(n), i + 2))).toBeCloseTo(expected, 4);
      });
  });

  it('gives the chance of no damage', () => {
    expect(duel(5, 3)[0]).toBeCloseTo(0.2667, 4);
    expect(duel(6, 3)[0]).toBeCloseTo(0.1838, 4);
    expect(duel(8, 4)[0]).toBeCloseTo(0.1309, 4);
  });

  it('counts 9/16 successes for an attack die, 27/64 for a defence die, 1/2 and 3/8 under Hex (MC2, MC55)', () => {
    expect(mean(successOdds(plainPool(1, attackWorth)))).toBeCloseTo(9 / 16, 12);
    expect(mean(successOdds(plainPool(1, defenceWorth)))).toBeCloseTo(27 / 64, 12);
    expect(mean(successOdds({ ...plainPool(1, attackWorth), perCritical: 0 }))).toBeCloseTo(1 / 2, 12);
    expect(mean(successOdds({ ...plainPool(1, defenceWorth), perCritical: 0 }))).toBeCloseTo(3 / 8, 12);
  });

  it('knows how likely faces are, added dice included (MC49)', () => {
    expect(chanceOf({ ...plainPool(1, attackWorth), perCritical: 0 }, ['wild'])).toBeCloseTo(1 / 8, 12);
    expect(chanceOf(plainPool(1, attackWorth), ['wild'])).toBeCloseTo(1 / 8 + 1 / 64, 12);
    expect(chanceOf({ ...plainPool(2, attackWorth), perCritical: 0 }, ['wild', 'wild'])).toBeCloseTo(
      1 / 64,
      12,
    );
    expect(chanceOf({ ...plainPool(2, attackWorth), perCritical: 0 }, ['wild', 'hit'])).toBeCloseTo(
      2 / 32,
      12,
    );
  });

  it('lets cover change one die that is neither success nor failure (MC47)', () => {
    const one = successOdds({ ...plainPool(1, defenceWorth), perCritical: 0, hasCover: true });
    expect(one[0]).toBeCloseTo(1 / 8, 12);
    expect(one[1]).toBeCloseTo(7 / 8, 12);
  });

  it('rerolls what is useless, but never failures (MC3)', () => {
    const one = successOdds({ ...plainPool(1, attackWorth), perCritical: 0, rerolls: 1 });
    expect(one[1]).toBeCloseTo(1 / 2 + (3 / 8) * (1 / 2), 12);
    const limited = mean(successOdds({ ...plainPool(3, attackWorth), rerolls: 1 }));
    const free = mean(successOdds({ ...plainPool(3, attackWorth), rerolls: 99 }));
    expect(limited).toBeLessThan(free);
    expect(limited).toBeGreaterThan(mean(successOdds(plainPool(3, attackWorth))));
  });

  it('sums to certainty, whatever is done to the damage (MC68)', () => {
    const odds = damageOdds({
      attack: { ...plainPool(7, attackWorth), wanted: ['wild'], rerolls: 2 },
      defence: { ...plainPool(4, defenceWorth), hasCover: true, rerolls: 1 },
      pierce: 1,
      dealt: (damage) => (damage > 1 ? Math.max(1, damage - 1) : damage),
    });
    expect(odds.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 10);
  });
});
