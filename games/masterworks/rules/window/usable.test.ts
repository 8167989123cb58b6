import { rulesetOf } from '@accretion/engine';
import { describe, expect, it } from 'vitest';
import { masterworks } from '../../index.ts';
import { fight } from '../../testing/fight.ts';
import { activation, type Fields, figure, squad } from '../../testing/situation.ts';
import { cosmic, crisisA, crisisB } from '../state.ts';

const book = rulesetOf(masterworks).model;
const blanks = (dice: number): number[] => Array.from({ length: dice }, () => 6);
const cosmicTurn = (boss: number) => ({ active: activation(boss), side: 'cosmic', turn: 2 });

describe('what is offered as a reaction', () => {
  it('MD11: range, payment, side of the card and limit decide whether a reaction is offered', () => {
    const offered = (near: Fields, power: number, x: number, uses: readonly Fields[] = []) =>
      fight(
        [
          figure('black-panther', crisisA, 3_000, 18_000, near),
          figure('okoye', crisisA, x, 17_000, { power }),
          figure('ghost-spider', crisisA, 3_000, 11_500, { power: uses.length > 0 ? 2 : 0 }),
          figure('boss', cosmic, 3_000, 24_000),
        ],
        { ...cosmicTurn(3), uses },
        blanks(14),
      )
        .attacks(cosmic, 'boss.reverse-polarity', 'black-panther')
        .offers(crisisA);
    const lifeSaver = book.byKey.get('ghost-spider.life-saver')?.index ?? -1;
    const used = (per: string): Fields => ({ rule: lifeSaver, who: 2, per, at: -1 });
    expect(offered({}, 2, 5_500)).toEqual(['okoye.bodyguard']);
    expect(offered({}, 2, 8_500)).toEqual([]);
    expect(offered({}, 1, 5_500)).toEqual([]);
    expect(offered({ power: 2 }, 1, 5_500)).toEqual([]);
    expect(offered({ power: 2, injured: true }, 1, 5_500)).toEqual([
      'black-panther.vibranium-armor-reactive',
    ]);
    expect(offered({}, 1, 5_500, [used('round')])).toEqual(['ghost-spider.life-saver']);
    expect(offered({}, 1, 5_500, [used('turn')])).toEqual([]);
  });

  it('MS47 MC82: Shield Mind keeps an ally from the push of a mystic attack, once it is about to happen', () => {
    const match = fight(
      [
        figure('storm', crisisA, 3_000, 18_000),
        figure('jean-grey', crisisB, 5_500, 16_000, { power: 2 }),
        figure('boss', cosmic, 3_000, 23_500),
      ],
      cosmicTurn(2),
      blanks(10),
      {
        game: 'masterworks',
        name: 'A mystic attack',
        content: { boss: { attacks: { 'reverse-polarity': { type: 'mystic' } } } },
      },
    )
      .attacks(cosmic, 'boss.reverse-polarity', 'storm')
      .does(cosmic, { do: 'aim', direction: 1536 })
      .reacts(crisisB, 'jean-grey.shield-mind');
    expect(match.state.figures[0]).toMatchObject({ x: 3_000, y: 18_000 });
    expect(match.state.figures[1]?.power).toBe(0);
    expect(match.told('kept')).toHaveLength(1);
  });

  it('MD11 MC94: Counter-Strike is not offered once the push has taken her out of Range 3', () => {
    const widow = figure('black-widow', crisisA, 3_000, 18_000, { power: 2 });
    const shot = (direction: number) =>
      fight([widow, figure('boss', cosmic, 3_000, 24_000)], cosmicTurn(1), blanks(14))
        .attacks(cosmic, 'boss.reverse-polarity', 'black-widow')
        .does(cosmic, { do: 'aim', direction });
    expect(shot(512).offers(crisisA)).toEqual(['black-widow.counter-strike']);
    expect(shot(1536).offers(crisisA)).toEqual([]);
  });

  it('MD11 MC44 MC87: Fast Draw is not offered where he cannot see the attacker', () => {
    const aimed = (hawkeye: [number, number, string | -1], boss: [number, number]) =>
      fight(
        [
          figure('hawkeye', crisisA, hawkeye[0], hawkeye[1], {
            power: 2,
            on: hawkeye[2] === -1 ? -1 : book.pieceKeys.indexOf(hawkeye[2]),
          }),
          figure('boss', cosmic, ...boss, { power: 5 }),
        ],
        cosmicTurn(1),
        blanks(40),
      ).attacks(cosmic, 'boss.magnetic-crush', 'hawkeye');
    expect(aimed([3_000, 22_000, -1], [3_000, 13_500]).offers(crisisA)).toEqual(['hawkeye.fast-draw']);
    // On the crates he is seen over the barracks wall (MC45), but it hides the boss from him.
    expect(aimed([14_200, 29_200, 'crates-a'], [10_710, 20_470]).offers(crisisA)).toEqual([]);
  });

  it('MD11 MC67: X-Men Blue is judged by who would gain, and asks nobody when none is left', () => {
    const match = fight(
      [
        figure('cyclops', crisisA, 3_000, 14_000),
        figure('wolverine', crisisA, 5_000, 16_000),
        figure('beast', crisisA, 3_000, 21_000),
        figure('boss', cosmic, 3_000, 17_500),
      ],
      {
        active: activation(1),
        squads: [squad({ affiliation: 'uncanny-x-men', leader: 0 }), squad({ zone: 1 })],
      },
      [...[3, 3, 3, 6, 6], ...blanks(4), ...[3, 3, 3, 6, 6], ...blanks(4), ...[3, 3, 3, 6, 6], ...blanks(4)],
    );
    match.attacks(crisisA, 'wolverine.adamantium-slash', 'boss');
    match.does(crisisA, { do: 'choose', who: ['cyclops'] });
    match.attacks(crisisA, 'wolverine.adamantium-slash', 'boss').passes(cosmic);
    // Cyclops has had his, Beast has not.
    expect(match.state.figures.map(({ power }) => power)).toEqual([1, 6, 1, 6]);
    match.does(crisisA, { do: 'end' });
    const beast = match.choices(crisisA).find((move) => move.do === 'activate' && move.figure === 'beast');
    match.does(crisisA, beast ?? { do: 'pass' }).attacks(crisisA, 'beast.acrobatic-strike', 'boss');
    match.passes(cosmic);
    expect(match.state.figures.map(({ power }) => power)).toEqual([1, 7, 4, 9]);
  });

  it('MD11 MC67: X-Men Blue asks nobody when all others have had their Power', () => {
    const match = fight(
      [
        figure('cyclops', crisisA, 3_000, 14_000),
        figure('wolverine', crisisA, 5_000, 16_000),
        figure('boss', cosmic, 3_000, 17_500),
      ],
      {
        active: activation(1),
        squads: [squad({ affiliation: 'uncanny-x-men', leader: 0 }), squad({ zone: 1 })],
      },
      [...[3, 3, 3, 6, 6], ...blanks(4), ...[3, 3, 3, 6, 6], ...blanks(4)],
    ).attacks(crisisA, 'wolverine.adamantium-slash', 'boss');
    match.attacks(crisisA, 'wolverine.adamantium-slash', 'boss');
    match.passes(cosmic);
    expect(match.question).toBe('act');
    expect(match.state.figures.map(({ power }) => power)).toEqual([1, 6, 6]);
  });

  const ruined = (leader: Fields, uses: readonly Fields[]) => {
    const rule = book.byKey.get('magneto.from-the-ruins')?.index ?? -1;
    return fight(
      [
        figure('magneto', crisisA, 33_000, 14_000, leader),
        figure('hulk', crisisA, 4_500, 18_000, { power: 2 }),
        figure('toad', crisisA, 3_000, 13_000),
        figure('boss', cosmic, 18_000, 8_000),
      ],
      {
        active: activation(1),
        isFree: true,
        squads: [squad({ affiliation: 'brotherhood-of-mutants', leader: 0 }), squad({ zone: 1 })],
        uses: uses.map((use) => ({ rule, per: 'turn', at: -1, ...use })),
      },
    )
      .does(crisisA, { do: 'power', power: 'hulk.strongest-one-there-is', x: 0 })
      .does(crisisA, { do: 'aim', direction: 1024 });
  };

  it('MC15 MA72: From the Ruins works on while its leader is Dazed, for the others of the squad', () => {
    const match = ruined({ dazed: true, damage: 6 }, []);
    expect(match.state.figures.map(({ power }) => power)).toEqual([0, 1, 1, 0]);
  });

  it('MD11 MC67: From the Ruins feeds those who have gained nothing yet, and asks nobody when all have', () => {
    const match = ruined({}, [{ who: 0 }]);
    expect(match.state.figures.map(({ power }) => power)).toEqual([0, 1, 1, 0]);
    const fed = ruined({}, [{ who: 0 }, { who: 1 }, { who: 2 }]);
    expect(fed.question).toBe('act');
    expect(fed.state.figures.map(({ power }) => power)).toEqual([0, 0, 0, 0]);
  });
});

describe('dice that may not be modified (Sacrifice)', () => {
  /** The boss attacks Storm from Range 3; the helper takes her place. */
  const sacrificed = (helper: string, squads: readonly Fields[], rolls: readonly number[]) =>
    fight(
      [
        figure('storm', crisisA, 3_000, 18_000, { power: 4 }),
        figure(helper, crisisA, 3_000, 15_000, { power: 9 }),
        figure('shuri', crisisB, 5_500, 16_500, { power: 3 }),
        figure('boss', cosmic, 3_000, 23_000, { power: 5 }),
      ],
      { ...cosmicTurn(3), squads },
      rolls,
    )
      .attacks(cosmic, 'boss.reverse-polarity', 'storm')
      .plays(crisisA, 'sacrifice', 'storm', helper);
  const withCard = (more: Fields = {}) => [squad({ cards: ['sacrifice'], ...more }), squad({ zone: 1 })];

  it('MC85 MC53: no reroll of its own, none by a leadership, none by Upgrades', () => {
    const wakanda = withCard({ affiliation: 'wakanda', leader: 1 });
    for (const [helper, squads] of [
      ['hulk', withCard()],
      ['beast', withCard()],
      ['okoye', withCard()],
      ['black-panther', wakanda],
    ] as const) {
      const match = sacrificed(helper, squads, [3, 3, 3, 3, 3, 3, 3, ...blanks(12)]);
      while (match.state.attacks.length > 0) {
        expect(match.asked, helper).toEqual([cosmic]);
        match.playDefault(cosmic);
      }
      expect(match.told('reroll'), helper).toEqual([]);
      expect(match.state.figures[1]?.damage, helper).toBeGreaterThan(0);
    }
  });

  it('MC85: without the card each of them is offered its reroll', () => {
    for (const helper of ['hulk', 'beast', 'okoye'] as const) {
      const match = fight(
        [
          figure(helper, crisisA, 3_000, 18_000, { power: 9 }),
          figure('shuri', crisisB, 5_500, 16_500, { power: 3 }),
          figure('boss', cosmic, 3_000, 24_000),
        ],
        cosmicTurn(2),
        [3, 3, 3, ...blanks(20)],
      ).attacks(cosmic, 'boss.reverse-polarity', helper);
      expect(match.asked, helper).toEqual([crisisA]);
      expect(match.choices(crisisA).length, helper).toBeGreaterThan(1);
      match.passes(crisisA);
      expect(match.offers(crisisB), helper).toEqual(['shuri.upgrades']);
    }
  });

  it('MA97 MC85: Recalibration Matrix leaves the dice of one who may not modify them as they are', () => {
    const cards = withCard({ cards: ['sacrifice', 'recalibration-matrix'] });
    const match = sacrificed('luke-cage', cards, [3, 3, ...blanks(5), 5, 6, 6, 6, ...blanks(7)]);
    match.plays(crisisA, 'recalibration-matrix', 'luke-cage');
    expect(match.told('reroll').map((event) => event['of'])).toEqual(['attack']);
    expect(match.state.figures[1]?.damage).toBe(0);
  });

  it('MC85: dice of the attacker are none of its own and may still be changed', () => {
    const mystic = {
      boss: { attacks: { 'reverse-polarity': { type: 'mystic' } } },
    };
    const match = fight(
      [
        figure('storm', crisisA, 3_000, 18_000, { power: 1 }),
        figure('magik', crisisA, 3_000, 15_000, { power: 1 }),
        figure('boss', cosmic, 3_000, 23_000),
      ],
      { ...cosmicTurn(2), squads: withCard() },
      [3, 3, ...blanks(5), 2, 6, 6, 6],
      { game: 'masterworks', name: 'A mystic attack', content: mystic },
    )
      .attacks(cosmic, 'boss.reverse-polarity', 'storm')
      .plays(crisisA, 'sacrifice', 'storm', 'magik');
    expect(match.offers(crisisA)).toEqual(['magik.sorcerer-supreme-of-limbo']);
  });
});
