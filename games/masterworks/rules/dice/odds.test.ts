import { quickRng } from '@accretion/engine';
import { describe, expect, it } from 'vitest';
import { chanceOfFaces, damageOf, meanOf, type Rolling, successesOf } from './odds.ts';
import { rollDice } from './roll.ts';

const attack = (dice: number, perCritical = 1): Rolling => ({
  dice,
  worth: { critical: 1, wild: 1, hit: 1 },
  perCritical,
});
const defence = (dice: number, perCritical = 1): Rolling => ({
  dice,
  worth: { critical: 1, wild: 1, block: 1 },
  perCritical,
});

describe('MC1, MC2: exact odds', () => {
  it.each([
    [4, [1.522, 1.2253, 0.9743, 0.7661]],
    [5, [2.0369, 1.699, 1.4001, 1.1409]],
    [6, [2.571, 2.2042, 1.8685, 1.567]],
    [7, [3.1167, 2.7303, 2.3675, 2.0325]],
    [8, [3.6694, 3.27, 2.8879, 2.5274]],
  ])('%i attack dice against 2, 3, 4 and 5 defence dice deal on average', (dice, means) => {
    const found = [2, 3, 4, 5].map((against) => meanOf(damageOf(attack(dice), defence(against))));
    expect(found.map((mean) => Number(mean.toFixed(4)))).toEqual(means);
  });

  it.each([
    [5, 3, 0.2667],
    [6, 3, 0.1838],
    [8, 4, 0.1309],
  ])('%i against %i dice deal no damage with the printed chance', (dice, against, chance) => {
    expect(damageOf(attack(dice), defence(against))[0]).toBeCloseTo(chance, 4);
  });

  it('MC55 Hex: a die is worth 9/16 or 27/64 successes, under Hex 1/2 or 3/8', () => {
    expect(meanOf(successesOf(attack(1)))).toBeCloseTo(9 / 16, 12);
    expect(meanOf(successesOf(defence(1)))).toBeCloseTo(27 / 64, 12);
    expect(meanOf(successesOf(attack(1, 0)))).toBeCloseTo(1 / 2, 12);
    expect(meanOf(successesOf(defence(1, 0)))).toBeCloseTo(3 / 8, 12);
  });

  it('MC47: cover turns one die that is neither success nor failure into a success', () => {
    const covered = successesOf({ ...defence(1, 0), hasCover: true });
    expect(covered[1]).toBeCloseTo(7 / 8, 12);
    expect(covered[0]).toBeCloseTo(1 / 8, 12);
    expect(meanOf(successesOf({ ...defence(4), hasCover: true }))).toBeLessThan(
      meanOf(successesOf(defence(4))) + 1,
    );
    expect(successesOf({ ...defence(4), hasCover: true }).reduce((sum, one) => sum + one, 0)).toBeCloseTo(
      1,
      12,
    );
  });

  it('MC49: faces in the final roll, "wild wild" needs two', () => {
    expect(chanceOfFaces(1, 0, ['wild'])).toBeCloseTo(1 / 8, 12);
    expect(chanceOfFaces(2, 0, ['wild', 'wild'])).toBeCloseTo(1 / 64, 12);
    expect(chanceOfFaces(1, 1, ['critical', 'wild'])).toBeCloseTo(1 / 64, 12);
    expect(chanceOfFaces(5, 1, ['wild'])).toBeGreaterThan(1 - (7 / 8) ** 5);
  });

  it('agrees with 40,000 rolls within three standard errors', () => {
    const rng = quickRng(7);
    const isHit = (die: number): boolean => die <= 4;
    const isBlock = (die: number): boolean => die <= 2 || die === 5;
    const rolled = (dice: number, counts: (die: number) => boolean): number => {
      const first = rollDice(rng, dice);
      const more = rollDice(rng, first.filter((die) => die === 1).length);
      return [...first, ...more].filter(counts).length;
    };
    const times = 40_000;
    let sum = 0;
    let squares = 0;
    for (let i = 0; i < times; i++) {
      const damage = Math.max(0, rolled(6, isHit) - rolled(3, isBlock));
      sum += damage;
      squares += damage * damage;
    }
    const mean = sum / times;
    const error = Math.sqrt((squares / times - mean * mean) / times);
    expect(Math.abs(mean - meanOf(damageOf(attack(6), defence(3))))).toBeLessThan(3 * error);
  });
});
