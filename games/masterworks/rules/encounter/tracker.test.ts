import { TestMatch } from '@accretion/engine/kit/matches';
import { describe, expect, it } from 'vitest';
import { fight } from '../../testing/fight.ts';
import { activation, figure, situation } from '../../testing/situation.ts';
import { cosmic, crisisA, crisisB } from '../state.ts';

const cosmicTurn = { side: 'cosmic', turn: 2 } as const;

describe('the Debris Tracker', () => {
  /** Magnetic Crush beside sandbags, barrels and the barracks wall: Sizes 2, 1 and 3. */
  const crushed = (debris: number) =>
    fight(
      [figure('okoye', crisisA, 8_500, 21_000), figure('boss', cosmic, 4_500, 21_000, { power: 5 })],
      { active: activation(1), ...cosmicTurn, debris },
      Array.from({ length: 20 }, () => 6),
    ).attacks(cosmic, 'boss.magnetic-crush', 'okoye');

  it('MA46 ME26: pieces destroyed together count one after the other, and stop at the end of the tracker', () => {
    const told = crushed(2).told('destroy');
    expect(told.map(({ size }) => size).sort()).toEqual([1, 2, 3]);
    let debris = 2;
    for (const one of told) {
      debris += Number(one.size);
      expect(one.debris).toBe(debris);
    }
    // Over 6 on the way: the storm is told where it rises, not at the end.
    const match = crushed(2);
    expect(match.told('storm')).toHaveLength(1);
    const beyond = crushed(23);
    expect([beyond.told('destroy').at(-1)?.debris, beyond.state.debris]).toEqual([25, 25]);
    expect(
      crushed(25)
        .told('destroy')
        .map((one) => one.debris),
    ).toEqual([25, 25, 25]);
  });

  it('MA46: the boss takes no more off it than there is', () => {
    const offered = (debris: number) =>
      fight([figure('okoye', crisisA, 3_000, 14_000), figure('boss', cosmic, 12_000, 15_900, { power: 1 })], {
        ...{ active: activation(1), ...cosmicTurn, debris },
        piles: [
          { damage: 4, isStanding: true },
          { damage: 4, isStanding: true },
        ],
      }).does(cosmic, { do: 'interact', token: 'pile:west' });
    const amounts = (debris: number) =>
      offered(debris)
        .choices(cosmic)
        .flatMap((move) => (move.do === 'amount' ? [move.amount] : []));
    expect(Math.max(...amounts(5))).toBe(3);
    expect(Math.max(...amounts(2))).toBe(2);
    const match = offered(2).does(cosmic, { do: 'amount', amount: 2 });
    expect([match.state.debris, match.state.piles.map(({ damage }) => damage)]).toEqual([0, [4, 2]]);
  });
});

describe('the Power Phase', () => {
  it('MA60 ME5: Vision chooses his form when everybody has gained Power, whoever decides later included', () => {
    const { ruleset, stage } = situation(
      'powerPhase',
      [
        figure('vision', crisisA, 4_000, 14_000),
        figure('hulk', crisisB, 33_000, 14_000),
        figure('boss', cosmic, 18_000, 8_000),
      ],
      { side: 'none' },
    );
    const match = new TestMatch(ruleset, stage);
    expect([match.asked, stage.state.agenda.stack.at(-1)?.do]).toEqual([[crisisA], 'option']);
    expect(stage.state.figures.slice(0, 2).map(({ power }) => power)).toEqual([1, 1]);
    expect(stage.state.figures[2]?.power).toBeGreaterThanOrEqual(1);
  });
});
