import { describe, expect, it } from 'vitest';
import { fight } from '../../testing/fight.ts';
import { activation, figure, squad } from '../../testing/situation.ts';
import { cosmic, crisisA, crisisB } from '../state.ts';

const both = (card: string) => [squad({ cards: [card] }), squad({ zone: 1, cards: [card] })];

describe('the order of seats in a window', () => {
  it('MD10 MC82: in its own attack the attacker’s seat is asked first, then the partner', () => {
    const match = fight(
      [
        figure('captain-america', crisisA, 5_000, 15_000, { power: 1 }),
        figure('luke-cage', crisisB, 3_000, 14_000, { power: 2 }),
        figure('okoye', crisisB, 3_000, 20_500, { power: 1 }),
        figure('boss', cosmic, 3_000, 17_500),
      ],
      { active: activation(1), squads: both('one-two-punch') },
      [6, 6, 6, 6, 6, 6, 6, 6, 6],
    ).attacks(crisisB, 'luke-cage.power-man-punch', 'boss');
    expect(match.asked).toEqual([crisisB]);
    match.passes(crisisB);
    expect(match.asked).toEqual([crisisA]);
    expect(match.offers(crisisA)).toEqual(['one-two-punch']);
    match.passes(crisisA);
    expect(match.state.attacks).toEqual([]);
  });

  it('MD10: in the boss’s attack the target’s seat is asked first, at the end of Modify Dice too', () => {
    const match = fight(
      [
        figure('captain-america', crisisA, 33_000, 14_000),
        figure('okoye', crisisB, 3_000, 14_000, { power: 3 }),
        figure('boss', cosmic, 3_000, 17_500),
      ],
      { active: activation(2), side: 'cosmic', turn: 2, squads: both('recalibration-matrix') },
      [6, 6, 6, 6, 6, 6, 6, 6, 6, 6],
    ).attacks(cosmic, 'boss.reverse-polarity', 'okoye');
    while (match.state.moments[0]?.event !== 'modifyEnd') match.playDefault(match.asked[0] ?? 0);
    expect(match.asked).toEqual([crisisB]);
    match.passes(crisisB);
    expect(match.asked).toEqual([crisisA]);
  });

  it('MD10: at a collision the seat of the one who would be hit is asked first', () => {
    const match = fight(
      [
        figure('captain-america', crisisA, 33_000, 14_000),
        figure('okoye', crisisB, 3_000, 14_000, { power: 1 }),
        figure('boss', cosmic, 3_000, 17_500, { power: 2 }),
      ],
      { active: activation(2), side: 'cosmic', turn: 2, squads: both('brace-for-impact') },
      [6, 6, 6],
    )
      .does(cosmic, { do: 'power', power: 'boss.fatal-attraction', x: 2 })
      .does(cosmic, { do: 'choose', who: ['sandbags-a'] })
      .does(cosmic, { do: 'aim', direction: 1536 });
    expect(match.state.moments[0]?.event).toBe('wouldCollide');
    expect(match.asked).toEqual([crisisB]);
    match.passes(crisisB);
    expect(match.asked).toEqual([crisisA]);
  });
});
