import { describe, expect, it } from 'vitest';
import { fieldOf, fieldWith, figure, midMatch, model } from '../../testing/table.ts';
import { attackOf, attackOutlook } from './attacks.ts';

const outlook = (field: ReturnType<typeof fieldWith>, key: string, attacker = 0, target = 1) => {
  if (attackOf({ model }, key) === null) throw new Error(`no attack ${key}`);
  return attackOutlook(field, { attack: key, attacker, target });
};

describe('how an attack would go', () => {
  it('rolls Strength against the Defence of its type (MC48)', () => {
    const field = fieldWith(figure('captain-marvel', 0, 2_000, 2_000), figure('boss', 2, 2_000, 6_000));
    expect(outlook(field, 'captain-marvel.strike')).toMatchObject({
      dice: 5,
      defence: 4,
      cover: null,
      needed: 10,
      ends: 'exhaust',
    });
  });

  it('takes dice away for Shock and Incinerate (MC55)', () => {
    const field = fieldWith(
      figure('captain-marvel', 0, 2_000, 2_000, { conditions: 64 }),
      figure('boss', 2, 2_000, 6_000, { conditions: 4 }),
    );
    expect(outlook(field, 'captain-marvel.strike')).toMatchObject({ dice: 4, defence: 3 });
  });

  it('adds dice to an angry Hulk', () => {
    const field = fieldWith(figure('hulk', 0, 2_000, 2_000, { damage: 9 }), figure('boss', 2, 2_000, 6_000));
    expect(outlook(field, 'hulk.strike').dice).toBe(9);
  });

  it('never deals more than is left of the Stamina (MC12)', () => {
    const field = fieldWith(figure('hulk', 0, 2_000, 2_000), figure('boss', 2, 2_000, 6_000, { damage: 8 }));
    const { damage, needed } = outlook(field, 'hulk.strike');
    expect(needed).toBe(2);
    expect(damage).toHaveLength(3);
  });

  it('reduces damage, but not below its floor (MC68)', () => {
    const open = fieldWith(figure('boss', 2, 2_000, 2_000), figure('cyclops', 0, 2_000, 6_000));
    const tough = fieldWith(figure('boss', 2, 2_000, 2_000), figure('luke-cage', 0, 2_000, 6_000));
    const plain = outlook(open, 'boss.reverse-polarity');
    const reduced = outlook(tough, 'boss.reverse-polarity');
    expect(reduced.damage[0]).toBeCloseTo(plain.damage[0] ?? 0, 10);
    expect(reduced.average).toBeLessThan(plain.average);
  });

  it('tells how likely each special rule is (MC49)', () => {
    const field = fieldWith(figure('hulk', 0, 2_000, 2_000), figure('boss', 2, 2_000, 6_000));
    const { triggers = [] } = outlook(field, 'hulk.strike');
    expect(triggers).toHaveLength(1);
    expect(triggers[0]?.faces).toEqual(['wild']);
    expect(triggers[0]?.chance).toBeGreaterThan(1 - (7 / 8) ** 7);
  });

  it('gives cover from the storm beyond Range 2, and none to attacks that ignore it (ME28)', () => {
    const view = {
      ...midMatch,
      debris: 8,
      figures: [figure('captain-america', 0, 2_000, 2_000), figure('boss', 2, 2_000, 8_000)],
    };
    const field = fieldOf(view);
    expect(outlook(field, 'captain-america.strike').cover).toEqual({ is: 'storm' });
    expect(outlook(field, 'captain-america.shield-throw').cover).toBeNull();
  });

  it('knows piles by their own Stamina (ME20)', () => {
    const field = fieldWith(figure('hulk', 0, 12_000, 14_000), figure('boss', 2, 2_000, 6_000));
    expect(outlook(field, 'hulk.strike', 0, 101)).toMatchObject({ defence: 3, needed: 4, ends: 'destroy' });
  });
});
