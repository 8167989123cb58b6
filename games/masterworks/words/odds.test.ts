import { describe, expect, it } from 'vitest';
import { atLeast, changeText, damageRows, type Odds, oddsText, triggerRows } from './odds.ts';

const odds: Odds = {
  damage: [0.2, 0.1, 0.08, 0.12, 0.2, 0.3],
  needed: 3,
  ends: 'daze',
  triggers: [{ name: 'Push', faces: ['wild', 'hit'], chance: 0.4087 }],
};

describe('odds in words', () => {
  it('MC14 an attack is told by its chance to Daze and its mean damage', () => {
    expect(oddsText(odds, 'en')).toBe('62% to Daze, 2.9 damage on average');
    expect(oddsText(odds, 'de')).toBe('62 % für Benommenheit, im Schnitt 2,9 Schaden');
    expect(oddsText({ ...odds, needed: null }, 'en')).toBe('20% for no damage, 2.9 damage on average');
    expect(oddsText({ ...odds, needed: 9, ends: 'ko' }, 'en')).toBe('0% to KO, 2.9 damage on average');
  });

  it('the spread of damage ends in one row for all the rest', () => {
    expect(damageRows(odds, 3, 'en')).toEqual([
      '0 damage: 20%',
      '1 damage: 10%',
      '2 damage: 8%',
      '3 or more: 62%',
    ]);
    expect(damageRows(odds, 9, 'de').at(-1)).toBe('5 Schaden: 30 %');
    expect(atLeast(odds.damage, 0)).toBeCloseTo(1);
  });

  it('MC49 a special rule is told with its faces', () => {
    expect(triggerRows(odds, 'en')).toEqual(['Push (wild and hit): 41%']);
    expect(triggerRows({ ...odds, triggers: [] }, 'en')).toEqual([]);
  });

  it('a reaction is told by what it changes', () => {
    expect(changeText([0, 0, 0, 1], [0, 1], 'en')).toBe('3 damage on average becomes 1');
    expect(changeText([0, 1], [0, 1], 'de')).toBe('keine Änderung: im Schnitt 1 Schaden');
  });
});
