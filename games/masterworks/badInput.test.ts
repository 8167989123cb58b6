import { rulesetOf } from '@accretion/engine';
import { describe, expect, it } from 'vitest';
import { masterworks } from './index.ts';
import type { Move } from './rules/answers.ts';
import { cosmic, crisisA, crisisB } from './rules/state.ts';
import { activation, figure, situation, squad } from './testing/situation.ts';

const ruleset = rulesetOf(masterworks);
const advance = (x: number, y: number, more: object = {}): object => ({
  ...{ do: 'advance', tool: 'M', x, y, lay: null },
  ...more,
});

/** The first of these acts. */
const acting = (...figures: Parameters<typeof figure>[]) =>
  situation(
    'act',
    figures.map((one) => figure(...one)),
    {
      active: activation(0),
      side: figures[0]?.[1] === cosmic ? 'cosmic' : 'crisis',
    },
  ).stage;

/** Why it is refused; nothing has changed by asking. */
function refused(stage: ReturnType<typeof acting>, seat: number, move: object) {
  const before = JSON.stringify(stage.state);
  const refusal = ruleset.refuse(stage.state, seat, move as Move);
  expect(JSON.stringify(stage.state)).toBe(before);
  return refusal;
}

const boss = ['boss', cosmic, 3_000, 30_000] as const;
const inTheOpen = () =>
  acting(['captain-america', crisisA, 3_000, 14_000], ['hulk', crisisB, 6_000, 14_000], [...boss]);
const atTheHut = () => acting(['captain-america', crisisA, 5_000, 11_500], [...boss]);
const atTheTruck = () => acting(['captain-america', crisisA, 18_000, 10_300], [...boss]);
const behindTheHut = () => acting(['iron-man', crisisA, 2_800, 8_000], ['boss', cosmic, 7_490, 8_000]);
const bossActs = () =>
  acting(
    ['boss', cosmic, 3_000, 18_000],
    ['storm', crisisA, 3_000, 14_000, { gone: true }],
    ['okoye', crisisA, 5_000, 14_500, { dazed: true }],
  );

describe('bad input is refused with its rule and the reason in numbers, and changes nothing', () => {
  // biome-ignore format: one case, one line
  it.each<[string, () => ReturnType<typeof acting>, number, object, object]>([
    ['MC74 off the table', inTheOpen, crisisA, advance(400, 14_000), { rule: 'MC74', why: 'offTable', values: { by: 289 } }],
    ['MC74 on a base', inTheOpen, crisisA, advance(4_200, 14_000), { rule: 'MC74', why: 'onBase', values: { figure: 'hulk', by: 169 } }],
    ['MC73 too far', inTheOpen, crisisA, advance(3_000, 14_000 + 6_378 + 214), { rule: 'MC73', why: 'tooFar', values: { by: 214 } }],
    ['MC25 a tool too long', inTheOpen, crisisA, advance(3_000, 15_000, { tool: 'L' }), { rule: 'MC25', why: 'toolTooLong', values: { tool: 'L', most: 'M' } }],
    ['MA64 a lay bent by 91°', inTheOpen, crisisA, advance(3_000, 15_000, { lay: { first: 512, second: 1_030 } }), { rule: 'MA64', why: 'bentTooFar', values: { by: 6 } }],
    ['MC74 half on a roof', atTheHut, crisisA, advance(5_000, 9_800), { rule: 'MC74', why: 'partlyOn', values: { piece: 'hut-a', by: 389 } }],
    ['MA65 through a wall too high', atTheTruck, crisisA, advance(18_000, 14_500), { rule: 'MA65', why: 'noLay', values: { piece: 'truck-a' } }],
    ['MC25 a lay through a wall too high', atTheTruck, crisisA, advance(18_000, 14_500, { lay: { first: 512, second: 512 } }), { rule: 'MC25', why: 'toolBlocked', values: { piece: 'truck-a', by: 2_761 } }],
    ['MC50 at an ally', inTheOpen, crisisA, { do: 'attack', attack: 'captain-america.strike', target: 'hulk' }, { rule: 'MC50', why: 'ally' }],
    ['MC48 out of range', inTheOpen, crisisA, { do: 'attack', attack: 'captain-america.strike', target: 'boss' }, { rule: 'MC48', why: 'tooFar', values: { by: 16_000 - 689 - 984 - 3_000 } }],
    ['MC44 at somebody unseen', behindTheHut, crisisA, { do: 'attack', attack: 'iron-man.repulsor-blast', target: 'boss' }, { rule: 'MC44', why: 'noSight', values: { piece: 'hut-a' } }],
    ['MC15 at somebody KO’d', bossActs, cosmic, { do: 'attack', attack: 'boss.reverse-polarity', target: 'storm' }, { rule: 'MC15', why: 'notThere' }],
    ['MC15 at somebody Dazed', bossActs, cosmic, { do: 'attack', attack: 'boss.reverse-polarity', target: 'okoye' }, { rule: 'MC15', why: 'notThere' }],
    ['MC48 unpaid', inTheOpen, crisisA, { do: 'attack', attack: 'captain-america.shield-slam', target: 'boss' }, { rule: 'MC48', why: 'notEnoughPower', values: { cost: 2, power: 0 } }],
    ['MC70 a superpower unpaid', behindTheHut, crisisA, { do: 'power', power: 'iron-man.friday-ai', x: 0 }, { rule: 'MC70', why: 'notEnoughPower', values: { cost: 2, power: 0 } }],
    ['MC94 at nothing there is', inTheOpen, crisisA, { do: 'attack', attack: 'captain-america.strike', target: 'nobody' }, { rule: 'MC94', why: 'noSuchThing', values: { name: 'nobody' } }],
  ])('%s', (_name, stage, seat, move, expected) => {
    expect(refused(stage(), seat, move)).toMatchObject(expected);
  });

  it('MC95: a spot between two thousandths, and anything that is not a move', () => {
    const why = (move: object) => refused(inTheOpen(), crisisA, move);
    const problem = (move: object) => String(why(move)?.values?.['problem']);
    expect(why(advance(3_000.5, 15_000))).toMatchObject({ rule: 'E1', why: 'noSuchMove' });
    expect(problem(advance(3_000.5, 15_000))).toContain('x: expected a whole number');
    expect(problem(advance(3_000.5, 15_000))).toContain('found 3000.5');
    expect(problem(advance(3_000, Number.NaN))).toContain('y: expected a whole number');
    expect(problem({ do: 'fly' })).toContain('found "fly"');
    expect(problem({ do: 'aim' })).toBe('direction: expected a whole number from 0 to 2047, found nothing');
  });

  it('MD2 out of turn, and for the partner’s figure', () => {
    expect(refused(inTheOpen(), crisisB, advance(6_000, 16_000))).toMatchObject({
      rule: 'E2',
      why: 'notAsked',
    });
    expect(refused(inTheOpen(), cosmic, { do: 'end' })).toMatchObject({ rule: 'E2', why: 'notAsked' });
    // MC59: the partner is asked too, as it has a card to play, and still may not move the figure.
    const withCard = situation(
      'act',
      [
        figure('storm', crisisA, 3_000, 14_000, { power: 2, damage: 2 }),
        figure('hulk', crisisB, 6_000, 14_000),
        figure(...boss),
      ],
      { active: activation(0), squads: [squad(), squad({ zone: 1, cards: ['medpack'] })] },
    ).stage;
    expect(ruleset.toAct(withCard.state)).toBe(0b011);
    expect(refused(withCard, crisisB, advance(3_000, 15_000))).toEqual({
      ...{ rule: 'MD2', why: 'notYours', values: { figure: 'storm' } },
    });
    const { stage } = situation('nextActivation', [
      figure('storm', crisisA, 3_000, 14_000),
      figure('hulk', crisisB, 30_000, 14_000),
      figure(...boss),
    ]);
    expect(refused(stage, crisisA, { do: 'activate', figure: 'hulk' })).toMatchObject({ rule: 'MD2' });
    expect(refused(stage, crisisA, { do: 'activate', figure: 'boss' })).toMatchObject({ rule: 'MD2' });
  });

  it('MC67 a second use in the same turn', () => {
    const stage = acting(['hawkeye', crisisA, 3_000, 14_000, { power: 4 }], [...boss]);
    const hook: Move = { do: 'power', power: 'hawkeye.hook-arrow', x: 0 };
    ruleset.play(stage.state, crisisA, hook, stage.rng, stage.told);
    ruleset.play(stage.state, crisisA, { do: 'spot', x: 3_000, y: 17_000 }, stage.rng, stage.told);
    expect(refused(stage, crisisA, hook)).toEqual({
      ...{ rule: 'MC67', why: 'usedUp', values: { power: 'hawkeye.hook-arrow' } },
    });
  });

  it('MC21 a third action', () => {
    const stage = acting(['hawkeye', crisisA, 3_000, 14_000], [...boss]);
    for (const y of [15_000, 16_000])
      ruleset.play(stage.state, crisisA, advance(3_000, y) as Move, stage.rng, stage.told);
    expect(refused(stage, crisisA, advance(3_000, 17_000))).toMatchObject({ rule: 'MC21' });
  });
});
