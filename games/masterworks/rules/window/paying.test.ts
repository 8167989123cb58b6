import { describe, expect, it } from 'vitest';
import { fight } from '../../testing/fight.ts';
import { activation, type Fields, figure, squad } from '../../testing/situation.ts';
import { bitOf } from '../field/figures.ts';
import { cosmic, crisisA, crisisB } from '../state.ts';

const friday = { do: 'power', power: 'iron-man.friday-ai', x: 0 } as const;
const led = [squad({ affiliation: 'avengers', leader: 0 }), squad({ zone: 1 })];
const rooted = { conditions: bitOf('root') };

/** Iron Man is active, Captain America may lead; Friday AI costs 2, or as much as is said. */
function ironMan(
  power: number,
  more: Fields = {},
  squads = [squad(), squad({ zone: 1 })],
  cost = 2,
  seat = crisisA,
) {
  const pack = {
    game: 'masterworks',
    name: 'Another price',
    content: { characters: { 'iron-man': { superpowers: { 'friday-ai': { cost } } } } },
  };
  return fight(
    [
      figure('captain-america', crisisA, 3_000, 13_000, { power: 5 }),
      figure('iron-man', seat, 3_000, 17_000, { power, ...more }),
      figure('boss', cosmic, 18_000, 8_000),
    ],
    { active: activation(1), squads },
    [],
    cost === 2 ? null : pack,
  );
}
const refused = (match: ReturnType<typeof ironMan>, seat = crisisA) =>
  match.ruleset.refuse(match.state, seat, friday);
const tooDear = (cost: number, power: number) => ({
  ...{ rule: 'MC70', why: 'notEnoughPower' },
  values: { figure: 'iron-man', cost, power },
});

describe('paying for a superpower', () => {
  it('MC70: the whole cost at once, from one character, however much an ally has; then it is gone, used or not', () => {
    expect(refused(ironMan(1))).toEqual(tooDear(2, 1));
    const match = ironMan(2).does(crisisA, friday);
    expect(match.state.figures.map(({ power }) => power)).toEqual([5, 0, 0]);
    match.does(crisisA, { do: 'end' });
    expect(match.state.figures[1]?.power).toBe(0);
  });

  it('MC70: the discount first, down to its floor, then what comes on top; never more than printed', () => {
    expect(refused(ironMan(1, {}, led))).toBeNull();
    expect(refused(ironMan(1, rooted, led))).toEqual(tooDear(2, 1));
    // At 1 the discount has nothing to take: the other way round Root would cost nothing.
    expect(refused(ironMan(1, {}, led, 1))).toBeNull();
    expect(refused(ironMan(1, rooted, led, 1))).toEqual(tooDear(2, 1));
    // The floor of 1 raises nothing that is free.
    expect(refused(ironMan(0, {}, led, 0))).toBeNull();
    expect(refused(ironMan(0, rooted, led, 0))).toEqual(tooDear(1, 0));
  });

  it('MA55: the leadership of Captain America helps his own squad, not the partner’s', () => {
    expect(refused(ironMan(1, {}, led))).toBeNull();
    const ofPartner = ironMan(1, {}, led, 2, crisisB);
    expect(refused(ofPartner, crisisB)).toEqual(tooDear(2, 1));
  });

  it('MA55: and it works in Cosmic turns', () => {
    const offered = (squads: Fields[]) =>
      fight(
        [
          figure('captain-america', crisisA, 3_000, 14_000, { power: 1 }),
          figure('boss', cosmic, 3_000, 17_500),
        ],
        { active: activation(1), side: 'cosmic', turn: 2, squads },
        Array.from({ length: 14 }, () => 6),
      )
        .attacks(cosmic, 'boss.reverse-polarity', 'captain-america')
        .offers(crisisA);
    expect(offered(led)).toEqual(['captain-america.vibranium-shield']);
    expect(offered([squad(), squad({ zone: 1 })])).toEqual([]);
  });
});
