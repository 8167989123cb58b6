import type { Json } from '@accretion/engine';
import { describe, expect, it } from 'vitest';
import { type Fight, fight } from '../../testing/fight.ts';
import { activation, type Fields, figure, squad } from '../../testing/situation.ts';
import { cosmic, crisisA, crisisB } from '../state.ts';

const blanks = (dice: number): number[] => Array.from({ length: dice }, () => 6);
const hits = (dice: number): number[] => Array.from({ length: dice }, () => 3);
const cosmicTurn = (boss: number) => ({ active: activation(boss), side: 'cosmic', turn: 2 });
const pack = (name: string, content: Json): Json => ({ game: 'masterworks', name, content });
const powers = (match: Fight): number[] => match.state.figures.map(({ power }) => power);
const damages = (match: Fight): number[] => match.state.figures.map(({ damage }) => damage);
const targets = (match: Fight): unknown[] => match.told('attackOver').map(({ target }) => target);

describe('a change of target', () => {
  it('MC53 MC83: changes are chained, the last one counts, and each superpower is used once in an attack', () => {
    const match = fight(
      [
        figure('storm', crisisA, 3_000, 18_000),
        figure('captain-america', crisisA, 5_000, 17_000, { power: 9 }),
        figure('okoye', crisisB, 4_500, 15_000, { power: 4 }),
        figure('boss', cosmic, 3_000, 23_000),
      ],
      cosmicTurn(3),
      [...hits(2), ...blanks(5), ...blanks(3)],
    )
      .attacks(cosmic, 'boss.reverse-polarity', 'storm')
      .reacts(crisisA, 'captain-america.bodyguard');
    expect(match.offers(crisisA)).toEqual(['captain-america.vibranium-shield']);
    match.reacts(crisisA, 'captain-america.vibranium-shield').reacts(crisisB, 'okoye.bodyguard');
    // He stands within Range 2 of her and has the Power, but has used it.
    while (match.question !== 'aim') {
      expect(match.offers(crisisA)).toEqual([]);
      match.playDefault(match.asked[0] ?? 0);
    }
    expect(match.told('retarget').map(({ target }) => target)).toEqual(['captain-america', 'okoye']);
    // Two dice were for Captain America: she rolls her own three.
    expect(match.told('roll').find(({ of }) => of === 'defence')?.['dice']).toEqual(blanks(3));
    expect(damages(match)).toEqual([0, 0, 2, 0]);
  });

  it('MC83: Quick Draw was about Cyclops: with another target the attacker suffers nothing for it', () => {
    const drawn = (isSaved: boolean) => {
      const match = fight(
        [
          figure('cyclops', crisisA, 3_000, 18_000, { power: 2 }),
          figure('captain-america', crisisA, 5_000, 17_000, { power: 2 }),
          figure('boss', cosmic, 3_000, 23_500),
        ],
        cosmicTurn(2),
        [...blanks(7), ...blanks(isSaved ? 4 : 5)],
      )
        .attacks(cosmic, 'boss.reverse-polarity', 'cyclops')
        .reacts(crisisA, 'cyclops.quick-draw');
      if (isSaved) match.reacts(crisisA, 'captain-america.bodyguard');
      else match.passes(crisisA);
      while (match.state.attacks.length > 0) match.playDefault(match.asked[0] ?? 0);
      return match.state.figures[2]?.damage;
    };
    expect(drawn(false)).toBe(2);
    expect(drawn(true)).toBe(0);
  });

  it('MC83: one who is the target again has none of what was used before it was left, and cannot use it twice', () => {
    const match = fight(
      [
        figure('colossus', crisisA, 3_000, 18_000, { power: 9 }),
        figure('captain-america', crisisA, 5_500, 17_000, { power: 2 }),
        figure('boss', cosmic, 3_000, 21_000),
      ],
      cosmicTurn(2),
      [...blanks(7), ...blanks(4)],
    )
      .attacks(cosmic, 'boss.reverse-polarity', 'colossus')
      .reacts(crisisA, 'colossus.bozhe-moi-reactive')
      .reacts(crisisA, 'captain-america.bodyguard')
      .reacts(crisisA, 'colossus.big-brother');
    expect(match.offers(crisisA)).toEqual([]);
    while (match.state.attacks.length > 0) match.playDefault(match.asked[0] ?? 0);
    expect(match.told('roll').find(({ of }) => of === 'defence')?.['dice']).toEqual(blanks(4));
  });

  it('MC33 MC53: after Heroes for Hire it is Luke Cage who throws: he is passed, the ally he saved is hit', () => {
    const match = fight(
      [
        figure('okoye', crisisA, 4_500, 18_800, { power: 2 }),
        figure('luke-cage', crisisA, 3_000, 14_000),
        figure('boss', cosmic, 4_800, 17_000),
      ],
      { ...cosmicTurn(2), squads: [squad({ cards: ['heroes-for-hire'] }), squad({ zone: 1 })] },
      [...blanks(7), ...blanks(4), ...blanks(3)],
    )
      .attacks(cosmic, 'boss.reverse-polarity', 'okoye')
      .plays(crisisA, 'heroes-for-hire', 'okoye')
      .does(crisisA, { do: 'spot', x: 3_000, y: 17_000 });
    while (match.question !== 'aim') match.playDefault(match.asked[0] ?? 0);
    match.does(crisisA, { do: 'aim', direction: 256 });
    while (match.state.attacks.length > 0) match.playDefault(match.asked[0] ?? 0);
    expect(match.told('throw').map(({ by, hit }) => [by, hit])).toEqual([['luke-cage', 'okoye']]);
    expect(damages(match)).toEqual([2, 0, 1]);
  });
});

describe('areas', () => {
  const blast = (figures: readonly Fields[], rolls: readonly number[]) =>
    fight(
      [...figures, figure('boss', cosmic, 3_000, 20_500, { power: 4 })],
      cosmicTurn(figures.length),
      rolls,
    )
      .does(cosmic, { do: 'area', attack: 'boss.shrapnel-blast', from: 'boss' })
      .does(cosmic, { do: 'choose', who: ['storm'] });
  const storm = figure('storm', crisisA, 3_000, 18_000);

  it('MC86: who takes another’s place in an area is attacked for both', () => {
    const match = blast(
      [storm, figure('captain-america', crisisA, 5_000, 18_500, { power: 2 })],
      [...hits(1), ...blanks(6), ...blanks(4), ...hits(1), ...blanks(6), ...blanks(4)],
    ).reacts(crisisA, 'captain-america.bodyguard');
    expect(targets(match)).toEqual(['captain-america', 'captain-america']);
    expect(damages(match)).toEqual([0, 2, 0]);
  });

  it('MC86: those Dazed meanwhile are skipped', () => {
    const match = blast(
      [storm, figure('captain-america', crisisA, 5_000, 18_500, { power: 2, damage: 4 })],
      [...hits(1), ...blanks(6), ...blanks(4)],
    ).reacts(crisisA, 'captain-america.bodyguard');
    expect(targets(match)).toEqual(['captain-america']);
    expect(match.state.figures[1]?.dazed).toBe(true);
    expect(match.state.attacks).toEqual([]);
  });

  it('MC86: dice a rule adds in step 4 are for that target alone; dice paid for are for all', () => {
    const bigger = pack('A growing storm', {
      characters: {
        storm: {
          attacks: {
            hurricane: {
              effects: [
                { when: 'pay', op: 'payForDice', who: 'attacker', args: { max: 3, roll: 'attack' } },
                { when: 'pool', op: 'addDice', who: 'attacker', args: { roll: 'attack', count: 2 } },
              ],
            },
          },
        },
      },
    });
    const match = fight(
      [figure('storm', crisisA, 12_000, 15_000, { power: 5 }), figure('boss', cosmic, 9_200, 15_200)],
      { active: activation(0) },
      [...blanks(9), ...blanks(3), ...blanks(9), ...blanks(4)],
      bigger,
    )
      .does(crisisA, { do: 'area', attack: 'storm.hurricane', from: 'storm' })
      .does(crisisA, { do: 'amount', amount: 1 })
      .does(crisisA, { do: 'choose', who: ['pile:west'] });
    const rolled = match.told('roll').filter(({ of }) => of === 'attack');
    expect(rolled.map(({ dice }) => (Array.isArray(dice) ? dice.length : 0))).toEqual([9, 9]);
  });
});

describe('extra attacks', () => {
  it('MC87: one pays its own cost, and comes after all else that follows the attack', () => {
    const match = fight(
      [
        figure('nightcrawler', crisisA, 3_000, 15_000, { power: 2 }),
        figure('cyclops', crisisA, 5_500, 13_000),
        figure('boss', cosmic, 3_000, 17_500),
      ],
      {
        active: activation(0),
        squads: [squad({ affiliation: 'uncanny-x-men', leader: 1 }), squad({ zone: 1 })],
      },
      [...[1, 3, 6, 6, 6], ...blanks(4), 6, ...blanks(5), ...blanks(4)],
    ).attacks(crisisA, 'nightcrawler.brimstone-blitz', 'boss');
    expect(powers(match)[0]).toBe(1);
    // First Puff of Smoke, then X-Men Blue for Cyclops, last the attack.
    expect(match.offers(crisisA)).toEqual(['nightcrawler.puff-of-smoke']);
    expect(powers(match)[1]).toBe(0);
    match.passes(crisisA);
    expect(match.question).toBe('extra');
    expect(powers(match)[1]).toBe(1);
    match.attacks(crisisA, 'nightcrawler.brimstone-blitz', 'boss');
    if (match.asked[0] === cosmic) match.passes(cosmic);
    expect(powers(match)[0]).toBe(0);
    expect(match.state.active?.actions).toBe(1);
  });

  it('MC87: without the Power for it there is none, and without a legal target neither', () => {
    const shot = (boss: number, rolls: readonly number[]) =>
      fight(
        [figure('war-machine', crisisA, 9_500, 21_000), figure('boss', cosmic, boss, 21_000)],
        { active: activation(0) },
        rolls,
      ).attacks(crisisA, 'war-machine.rocket-pods', 'boss');
    const near = shot(12_500, [...blanks(4), ...blanks(4)]);
    expect(near.question).toBe('extra');
    expect(near.choices(crisisA).map((move) => (move.do === 'attack' ? move.target : move.do))).toEqual([
      'pile:west',
      'pass',
    ]);
    expect(shot(3_500, [...blanks(4), ...blanks(4)]).question).toBe('act');
  });
});

describe('constructs', () => {
  it('MC80 ME26: Magnetic Crush destroys a construct near the defender and gets its dice', () => {
    const match = fight(
      [figure('toad', crisisA, 3_000, 15_000), figure('boss', cosmic, 3_000, 22_500, { power: 5 })],
      { ...cosmicTurn(1), isFree: true, constructs: [{ x: 5_500, y: 15_000, isStanding: true }] },
      [...blanks(9), ...blanks(3)],
    ).attacks(cosmic, 'boss.magnetic-crush', 'toad');
    expect(match.state.constructs).toEqual([{ x: 5_500, y: 15_000, isStanding: false }]);
    expect(match.state.debris).toBe(2);
    expect(match.told('roll').find(({ of }) => of === 'attack')?.['dice']).toHaveLength(9);
  });
});
