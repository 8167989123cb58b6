import { describe, expect, it } from 'vitest';
import { fight } from '../../testing/fight.ts';
import { activation, figure, squad } from '../../testing/situation.ts';
import { cosmic, crisisA, crisisB } from '../state.ts';

const blanks = (dice: number): number[] => Array.from({ length: dice }, () => 6);

describe('the same effect twice', () => {
  it('MC18 MA36: two One-Two Punches in one attack add two dice, not four', () => {
    const cards = ['one-two-punch'];
    const match = fight(
      [
        figure('luke-cage', crisisA, 3_000, 14_000, { power: 2 }),
        figure('okoye', crisisB, 3_000, 20_500, { power: 2 }),
        figure('boss', cosmic, 3_000, 17_500),
      ],
      { active: activation(0), squads: [squad({ cards }), squad({ zone: 1, cards })] },
      [...blanks(7), ...blanks(4)],
    )
      .attacks(crisisA, 'luke-cage.power-man-punch', 'boss')
      .plays(crisisA, 'one-two-punch', 'luke-cage', 'okoye')
      .does(crisisB, { do: 'consent', payers: ['okoye'] })
      .does(crisisA, { do: 'agree' })
      .plays(crisisB, 'one-two-punch', 'luke-cage', 'okoye')
      .does(crisisA, { do: 'consent', payers: ['luke-cage'] })
      .does(crisisB, { do: 'agree' });
    expect(match.told('roll').find(({ of }) => of === 'attack')?.['dice']).toHaveLength(7);
    expect(match.state.squads.map(({ played }) => played)).toEqual([cards, cards]);
  });

  it('MC18 MA36: two Vibranium Shieldings stand side by side, and an ally near both is shielded once', () => {
    const cards = ['vibranium-shielding'];
    const wakanda = (zone: number) => squad({ affiliation: 'wakanda', cards, zone });
    const hurt = (x: number, y: number): number | undefined => {
      const match = fight(
        [
          figure('black-panther', crisisA, 3_000, 14_000, { power: 2 }),
          figure('shuri', crisisB, 6_500, 17_000, { power: 1 }),
          figure('okoye', crisisA, x, y),
          figure('boss', cosmic, 3_000, 22_000),
        ],
        { active: activation(0), squads: [wakanda(0), wakanda(1)] },
        [...[3, 3, 3, 3], ...blanks(3), ...blanks(3)],
      );
      const { state } = match;
      match.plays(crisisA, 'vibranium-shielding', 'black-panther').does(crisisA, { do: 'end' });
      const card = match
        .choices(crisisB)
        .find((move) => move.do === 'card' && String(move.payers) === 'shuri' && move.amount === 1);
      match.does(crisisB, card ?? { do: 'pass' });
      expect(state.lasting).toHaveLength(2);
      while (state.side !== 'cosmic' || match.question !== 'act')
        match.playDefault(match.asked[match.asked.length - 1] ?? 0);
      match.attacks(cosmic, 'boss.reverse-polarity', 'okoye');
      while (state.attacks.length > 0) match.playDefault(match.asked[0] ?? 0);
      return state.figures[2]?.damage;
    };
    // Four hits: near the first alone, near both, near neither.
    expect(hurt(3_000, 17_000)).toBe(3);
    expect(hurt(4_500, 16_500)).toBe(3);
    expect(hurt(9_000, 24_900)).toBe(4);
  });
});
