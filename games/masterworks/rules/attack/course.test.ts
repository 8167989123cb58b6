import type { Json } from '@accretion/engine';
import { describe, expect, it } from 'vitest';
import { fight } from '../../testing/fight.ts';
import { activation, figure, squad } from '../../testing/situation.ts';
import { cosmic, crisisA, crisisB } from '../state.ts';

const blanks = (dice: number): number[] => Array.from({ length: dice }, () => 6);
const hits = (dice: number): number[] => Array.from({ length: dice }, () => 3);
const cosmicTurn = (boss: number) => ({ active: activation(boss), side: 'cosmic', turn: 2 });

const pack = (name: string, content: Json): Json => ({ game: 'masterworks', name, content });
/** Before damage he throws the defender; after the attack he gains 1 Power. */
const bossThrows = pack('A boss who throws', {
  boss: {
    attacks: {
      'reverse-polarity': {
        effects: [
          { when: 'beforeDamage', op: 'throw', who: 'defender', args: { tool: 'S', dir: 'any' } },
          { when: 'afterAttack', op: 'gainPower', who: 'attacker', args: { amount: 1 } },
        ],
      },
    },
  },
});
/** An area that spares nobody. */
const hurricaneHurts = pack('A storm for all', {
  characters: { storm: { attacks: { hurricane: { effects: [] } } } },
});

describe('an attack that ends', () => {
  it('MC84 MA53 MD11: Fast Draw exhausts the boss, and nobody is asked about his attack any more', () => {
    const match = fight(
      [
        figure('hawkeye', crisisA, 3_000, 22_000, { power: 2 }),
        figure('captain-america', crisisA, 5_000, 22_000, { power: 2 }),
        figure('boss', cosmic, 3_000, 13_500, { power: 5, damage: 9 }),
      ],
      cosmicTurn(2),
      [3, 6, 6, 6, 6, ...blanks(4)],
    ).attacks(cosmic, 'boss.magnetic-crush', 'hawkeye');
    expect(match.offers(crisisA)).toEqual(['captain-america.bodyguard', 'hawkeye.fast-draw']);
    match.reacts(crisisA, 'hawkeye.fast-draw');
    while (match.state.attacks.length > 0) {
      expect(match.offers(crisisA)).toEqual([]);
      match.playDefault(match.asked[0] ?? 0);
    }
    expect(match.state.exhaustion).toBe(1);
    expect(match.state.moments).toEqual([]);
    expect(match.state.figures[1]?.power).toBe(2);
    expect(match.state.figures[2]?.power).toBe(6);
    expect(match.state.active).toBeNull();
  });

  it('MD11 MC83: after Life Saver has pulled the target out of range no further reaction is offered', () => {
    const match = fight(
      [
        figure('storm', crisisA, 3_000, 18_000, { power: 2 }),
        figure('captain-america', crisisA, 5_500, 16_000, { power: 2 }),
        figure('ghost-spider', crisisA, 3_000, 11_500, { power: 2 }),
        figure('boss', cosmic, 3_000, 24_500),
      ],
      cosmicTurn(3),
    ).attacks(cosmic, 'boss.reverse-polarity', 'storm');
    expect(match.offers(crisisA)).toEqual(['captain-america.bodyguard', 'ghost-spider.life-saver']);
    match.reacts(crisisA, 'ghost-spider.life-saver').does(crisisA, { do: 'aim', direction: 1536 });
    expect(match.state.attacks).toEqual([]);
    expect(match.question).toBe('act');
    expect(match.state.active?.actions).toBe(2);
  });

  it('MC86 MD11: in an area only the attack on the one pulled away is over', () => {
    const match = fight(
      [
        figure('storm', crisisA, 3_000, 18_000, { power: 2 }),
        figure('captain-america', crisisA, 5_500, 20_000, { power: 4 }),
        figure('ghost-spider', crisisA, 3_000, 11_500, { power: 2 }),
        figure('okoye', crisisA, 5_500, 15_500, { power: 2 }),
        figure('boss', cosmic, 3_000, 22_000, { power: 4 }),
      ],
      cosmicTurn(4),
      [...blanks(7), ...blanks(4)],
    )
      .does(cosmic, { do: 'area', attack: 'boss.shrapnel-blast', from: 'boss' })
      .does(cosmic, { do: 'choose', who: ['storm'] })
      .reacts(crisisA, 'ghost-spider.life-saver')
      .does(crisisA, { do: 'aim', direction: 1536 });
    // Bodyguards were for Storm; now Captain America himself is the target.
    expect(match.state.attacks[0]?.target).toBe(1);
    expect(match.offers(crisisA)).toEqual(['captain-america.vibranium-shield']);
  });

  it('MC17: an attacker Dazed in its own attack before damage deals none, and nothing comes after', () => {
    const match = fight(
      [
        figure('thor', crisisA, 24_000, 22_300, { damage: 6 }),
        figure('storm', crisisB, 33_000, 14_000),
        figure('boss', cosmic, 24_000, 20_200),
      ],
      { active: activation(0) },
      // Strike with a wild, defence; the throw: the pile's dodge, two shrapnel dice.
      [...[2, 3, 3, 3, 6, 6], ...blanks(4), ...blanks(3), ...[2, 6]],
    )
      .attacks(crisisA, 'thor.strike', 'boss')
      .does(crisisA, { do: 'aim', direction: 1536 });
    expect(match.state.figures[0]).toMatchObject({ dazed: true, damage: 7, power: 1 });
    // One for the collision, none for the four successes.
    expect(match.state.figures[2]?.damage).toBe(1);
    expect(match.told('attackOver')).toEqual([]);
    expect(match.state.active).toBeNull();
  });

  it('MA95 MA38: an attacker Dazed by the shrapnel of its damage gains nothing; others still react to its attack', () => {
    const match = fight(
      [
        figure('cyclops', crisisA, 12_000, 15_000, { damage: 5 }),
        figure('beast', crisisA, 9_000, 14_500),
        figure('boss', cosmic, 33_000, 14_000),
      ],
      {
        active: activation(0),
        squads: [squad({ affiliation: 'uncanny-x-men', leader: 0 }), squad({ zone: 1 })],
      },
      [...hits(3), ...blanks(2), ...blanks(3), ...[2, 6, 6]],
    ).attacks(crisisA, 'cyclops.optic-blast', 'pile:west');
    expect(match.state.figures[0]).toMatchObject({ dazed: true, power: 1 });
    // 1 by the shrapnel, 1 by X-Men Blue.
    expect(match.state.figures[1]?.power).toBe(2);
    expect(match.told('attackOver')).toHaveLength(1);
    expect(match.state.active).toBeNull();
  });

  it('MA95 MC52: of an area no further enemy is attacked, but those beside it suffer', () => {
    const match = fight(
      [
        figure('storm', crisisA, 12_000, 15_000, { damage: 4, power: 4 }),
        figure('okoye', crisisB, 14_500, 13_500),
        figure('boss', cosmic, 9_200, 15_200),
      ],
      { active: activation(0) },
      [...hits(3), ...blanks(3), ...blanks(3), ...[2, 6, 6]],
      hurricaneHurts,
    )
      .does(crisisA, { do: 'area', attack: 'storm.hurricane', from: 'storm' })
      .does(crisisA, { do: 'choose', who: ['pile:west'] });
    expect(match.state.figures[0]?.dazed).toBe(true);
    expect(match.told('attackOver').map(({ target }) => target)).toEqual(['pile:west']);
    expect(match.state.figures[1]?.damage).toBe(1);
  });
});

describe('a target that is gone', () => {
  it('MC72: Dazed before step 12 it suffers nothing more, and what the attacker has after the attack comes', () => {
    const match = fight(
      [figure('okoye', crisisA, 5_500, 18_000, { damage: 3 }), figure('boss', cosmic, 2_000, 18_000)],
      cosmicTurn(1),
      [...hits(7), ...blanks(3)],
      bossThrows,
    ).attacks(cosmic, 'boss.reverse-polarity', 'okoye');
    while (match.question !== 'aim') match.playDefault(match.asked[0] ?? 0);
    match.does(cosmic, { do: 'aim', direction: 0 });
    expect(match.state.figures[0]).toMatchObject({ dazed: true, damage: 4 });
    expect(match.told('suffer').map(({ source, amount }) => [source, amount])).toEqual([['collision', 1]]);
    expect(match.told('attackOver').map(({ dealt }) => dealt)).toEqual([0]);
    expect(match.state.figures[1]?.power).toBe(1);
  });
});

describe('dice of a pile', () => {
  it('MA5 MA39 MC85: Recalibration Matrix rerolls the attack dice, never the pile’s', () => {
    const match = fight(
      [
        figure('captain-america', crisisA, 12_000, 15_000, { power: 3 }),
        figure('boss', cosmic, 18_000, 8_000),
      ],
      { active: activation(0), squads: [squad({ cards: ['recalibration-matrix'] }), squad({ zone: 1 })] },
      [...hits(4), 6, 5, 6, 6, 3, ...blanks(4)],
    ).attacks(crisisA, 'captain-america.strike', 'pile:west');
    match.plays(crisisA, 'recalibration-matrix', 'captain-america');
    expect(match.told('reroll').map(({ figure: whose, of }) => [whose, of])).toEqual([
      ['captain-america', 'attack'],
    ]);
    expect(match.chancesLeft).toBe(0);
    expect(match.state.piles[0]?.damage).toBe(0);
  });
});

describe('cover', () => {
  it('MA96 MC46 MC47: terrain that Magnetic Crush destroys in step 4 gives no cover against it', () => {
    const shot = (attack: string, x: number, rolls: readonly number[]) =>
      fight(
        [figure('captain-america', crisisA, 6_300, 18_000), figure('boss', cosmic, x, 18_000, { power: 5 })],
        cosmicTurn(1),
        rolls,
      ).attacks(cosmic, attack, 'captain-america');
    // The sandbags are of Size 2: two dice more.
    const crushed = shot('boss.magnetic-crush', 14_000, [3, ...blanks(8), ...blanks(4)]);
    expect(crushed.told('change')).toEqual([]);
    expect(crushed.state.figures[0]?.damage).toBe(1);
    const behind = shot('boss.reverse-polarity', 11_500, [3, ...blanks(6), ...blanks(4)]);
    expect(behind.told('change').map(({ rule }) => rule)).toEqual(['cover']);
    expect(behind.state.figures[0]?.damage).toBe(0);
  });
});
