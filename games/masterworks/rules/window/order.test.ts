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

  it('MC82: the attacker’s side comes first, then the other; who has had its chance is not asked again', () => {
    const match = fight(
      [
        figure('luke-cage', crisisA, 3_000, 14_000, { power: 2 }),
        figure('okoye', crisisA, 3_000, 20_500, { power: 2 }),
        figure('boss', cosmic, 3_000, 17_500, { power: 2 }),
      ],
      {
        active: activation(0),
        squads: [squad({ cards: ['one-two-punch', 'trip-up'] }), squad({ zone: 1 })],
      },
      Array.from({ length: 13 }, () => 6),
    ).attacks(crisisA, 'luke-cage.power-man-punch', 'boss');
    expect(match.offers(crisisA)).toEqual(['one-two-punch', 'trip-up']);
    match.plays(crisisA, 'one-two-punch', 'luke-cage', 'okoye');
    // One at a time: the other card is still there.
    expect(match.offers(crisisA)).toEqual(['trip-up']);
    match.passes(crisisA);
    expect(match.offers(cosmic)).toEqual(['boss.force-projection']);
    match.reacts(cosmic, 'boss.force-projection');
    expect(match.state.attacks).toEqual([]);
    expect(match.state.squads[0]?.cards).toEqual(['trip-up']);
  });

  it('MD11: a card whose effects could not happen asks nobody', () => {
    const push = { op: 'push', who: 'subject', args: { tool: 'S', dir: 'toward', of: 'payer' } };
    const offered = (maxSize: number) =>
      fight(
        [
          figure('storm', crisisA, 3_000, 14_000),
          figure('okoye', crisisA, 3_000, 10_500, { power: 3 }),
          figure('boss', cosmic, 3_000, 17_500),
        ],
        {
          ...{ active: activation(2), side: 'cosmic', turn: 2 },
          squads: [squad({ cards: ['escort-to-safety'] }), squad({ zone: 1 })],
        },
        Array.from({ length: 14 }, () => 6),
        {
          game: 'masterworks',
          name: 'An escort for some',
          content: { tactics: { 'escort-to-safety': { effects: [{ ...push, if: { maxSize } }] } } },
        },
      )
        .attacks(cosmic, 'boss.reverse-polarity', 'storm')
        .offers(crisisA)
        .filter((key) => key === 'escort-to-safety');
    expect([offered(2), offered(1)]).toEqual([['escort-to-safety'], []]);
  });

  it('MC82: the first side gets another chance only for what it could not use before', () => {
    const again = {
      ...{ name: { en: 'Closing In', de: 'Nachsetzen' }, kind: 'reactive', side: 'both', cost: 0 },
      triggers: [
        { event: 'targeted', subject: 'picked', pick: { count: 1, side: 'enemy', within: 5, of: 'self' } },
      ],
      effects: [{ if: { defenderNotWithin: 2 }, op: 'gainPower', who: 'self', args: { amount: 1 } }],
    };
    const match = fight(
      [
        figure('storm', crisisA, 3_000, 20_000),
        figure('captain-america', crisisA, 5_000, 20_500, { power: 2 }),
        figure('ghost-spider', crisisB, 3_000, 13_500, { power: 2 }),
        figure('boss', cosmic, 3_000, 22_500),
      ],
      { active: activation(3), side: 'cosmic', turn: 2 },
      Array.from({ length: 12 }, () => 6),
      {
        game: 'masterworks',
        name: 'Closing in',
        content: { boss: { superpowers: { 'closing-in': again } } },
      },
    ).attacks(cosmic, 'boss.reverse-polarity', 'storm');
    // The attacker's side comes first, but has nothing to use yet.
    expect([match.asked, match.offers(crisisA)]).toEqual([[crisisA], ['captain-america.bodyguard']]);
    match.passes(crisisA).reacts(crisisB, 'ghost-spider.life-saver');
    match.does(crisisB, { do: 'aim', direction: 1536 });
    expect(match.offers(cosmic)).toEqual(['boss.closing-in']);
    match.reacts(cosmic, 'boss.closing-in');
    expect(match.state.figures[3]?.power).toBe(1);
    // Now it is used, and Captain America's side had its chance: the dice fall.
    expect(match.told('roll').length).toBeGreaterThan(0);
  });

  it('MD10 MC82: a seat that passed is asked again only for what has become usable since', () => {
    const match = fight(
      [
        figure('storm', crisisA, 3_000, 20_000),
        figure('captain-america', crisisA, 5_000, 20_500, { power: 2 }),
        figure('okoye', crisisA, 5_500, 15_500, { power: 2 }),
        figure('ghost-spider', crisisB, 3_000, 13_500, { power: 2 }),
        figure('boss', cosmic, 3_000, 22_500),
      ],
      { active: activation(4), side: 'cosmic', turn: 2 },
    ).attacks(cosmic, 'boss.reverse-polarity', 'storm');
    expect(match.offers(crisisA)).toEqual(['captain-america.bodyguard']);
    match.passes(crisisA).reacts(crisisB, 'ghost-spider.life-saver');
    match.does(crisisB, { do: 'aim', direction: 1536 });
    // She is still in range and sight, and near Okoye now.
    expect(match.state.attacks[0]?.ended).toBe(false);
    expect(match.offers(crisisA)).toEqual(['okoye.bodyguard']);
  });
});
