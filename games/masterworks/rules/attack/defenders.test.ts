import type { Json } from '@accretion/engine';
import { describe, expect, it } from 'vitest';
import { fight } from '../../testing/fight.ts';
import { activation, figure } from '../../testing/situation.ts';
import { cosmic, crisisA, crisisB } from '../state.ts';

const blanks = (dice: number): number[] => Array.from({ length: dice }, () => 6);

const counted = (dice: Json | undefined): number => (Array.isArray(dice) ? dice.length : -1);

describe('who is attacked and answers', () => {
  /** Quick Draw of Cyclops against an attack with these dice. */
  const drawn = (y: number, rolls: readonly number[]) =>
    fight(
      [figure('cyclops', crisisA, 4_000, 12_500, { power: 2 }), figure('boss', cosmic, 4_000, y)],
      { active: activation(1), side: 'cosmic', turn: 2 },
      rolls,
    ).attacks(cosmic, 'boss.reverse-polarity', 'cyclops');

  it('MS39 Quick Draw hurts nobody if damage comes through', () => {
    const match = drawn(18_000, [4, 4, 4, 6, 6, 6, 6, ...blanks(5)]).reacts(crisisA, 'cyclops.quick-draw');
    while (match.state.attacks.length > 0) match.playDefault(match.asked[0] ?? 0);
    expect(match.told('roll').map(({ dice }) => counted(dice))).toEqual([7, 5]);
    expect(match.state.figures.map(({ damage }) => damage)).toEqual([3, 0]);
  });

  it('MS39 Quick Draw is not offered against an attacker within Range 2', () => {
    expect(drawn(18_000, blanks(12)).offers(crisisA)).toEqual(['cyclops.quick-draw']);
    expect(drawn(16_500, blanks(12)).offers(crisisA)).toEqual([]);
  });

  it('MS67 Hoggoth’s Hoary Wisdom gives an ally within Range 3 two defence dice, and nobody farther off', () => {
    const attacked = (x: number) =>
      fight(
        [
          figure('doctor-strange', crisisA, x, 14_500, { power: 2 }),
          figure('okoye', crisisB, 4_000, 14_500),
          figure('boss', cosmic, 4_000, 18_000),
        ],
        { active: activation(2), side: 'cosmic', turn: 2 },
        blanks(16),
      ).attacks(cosmic, 'boss.reverse-polarity', 'okoye');
    const usual = attacked(14_000);
    expect(usual.told('roll').map(({ dice }) => counted(dice))).toEqual([7, 3]);
    const near = attacked(10_000);
    expect(near.offers(crisisA)).toEqual(['doctor-strange.hoggoths-hoary-wisdom']);
    near.reacts(crisisA, 'doctor-strange.hoggoths-hoary-wisdom');
    expect(near.told('roll').map(({ dice }) => counted(dice))).toEqual([7, 5]);
    expect(near.state.figures[0]?.power).toBe(0);
  });
});
