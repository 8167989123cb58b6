import { rulesetOf } from '@accretion/engine';
import { describe, expect, it } from 'vitest';
import { masterworks } from '../../index.ts';
import { fight } from '../../testing/fight.ts';
import { activation, type Fields, figure } from '../../testing/situation.ts';
import { bitOf } from '../field/figures.ts';
import { cosmic, crisisA, crisisB } from '../state.ts';

const { model, rules } = rulesetOf(masterworks);
const matchOf = (...figures: Fields[]) => fight(figures, { active: activation(0) });
const sees = (match: ReturnType<typeof fight>, a: number, b: number): unknown =>
  rules.facts?.['sees']?.(match.state, a, b);

describe('who sees whom', () => {
  it('MC44: characters never block, of any Size, and everybody sees itself', () => {
    const match = matchOf(
      figure('storm', crisisA, 3_000, 14_000),
      figure('hulk', crisisB, 3_000, 17_500),
      figure('boss', cosmic, 3_000, 21_000),
    );
    expect([sees(match, 0, 2), sees(match, 2, 0)]).toEqual([true, true]);
    expect([0, 1, 2].map((mark) => sees(match, mark, mark))).toEqual([true, true, true]);
  });

  it('MC44: everybody sees itself, even where a truck was put over its base', () => {
    const truck = model.pieces[model.pieceKeys.indexOf('truck-a')];
    const match = matchOf(
      figure('okoye', crisisA, Math.round(truck?.x ?? 0), Math.round(truck?.y ?? 0)),
      figure('boss', cosmic, 3_000, 30_000),
    );
    expect([sees(match, 0, 1), sees(match, 0, 0)]).toEqual([false, true]);
  });

  it('MC44: the Size of the target decides, so sight over a wall can be one-way', () => {
    const match = matchOf(
      figure('storm', crisisA, 5_000, 10_800),
      figure('hulk', crisisB, 5_000, 4_900),
      figure('boss', cosmic, 18_000, 30_000),
    );
    const size = (key: string) => model.heroes.find((hero) => hero.key === key)?.card.size ?? 0;
    // The guard hut between them is of Size 3.
    expect([size('storm') < 3, size('hulk') >= 3]).toEqual([true, true]);
    expect([sees(match, 0, 1), sees(match, 1, 0)]).toEqual([true, false]);
  });

  it('MC45 MC44: who stands on crates is seen and attacked over a wall that hides who stands beside it', () => {
    const on = (piece: string) => model.pieceKeys.indexOf(piece);
    const against = (place: Fields) =>
      matchOf(figure('iron-man', crisisA, 11_900, 21_000), figure('boss', cosmic, 13_400, 28_900, place));
    const [beside, above] = [against({}), against({ on: on('crates-a') })];
    expect([sees(beside, 0, 1), sees(above, 0, 1)]).toEqual([false, true]);
    const blast = { do: 'attack', attack: 'iron-man.repulsor-blast', target: 'boss' } as const;
    const refused = (match: typeof beside) => match.ruleset.refuse(match.state, crisisA, blast);
    expect(refused(beside)).toMatchObject({ rule: 'MC44', why: 'noSight' });
    expect(refused(above)).toBeNull();
  });
});

describe('climbing', () => {
  it('MC27 MC55: Short whatever the speed, and Slow takes nothing from it', () => {
    const of = (conditions: number) =>
      matchOf(
        figure('captain-america', crisisA, 5_000, 10_300, { conditions }),
        figure('boss', cosmic, 18_000, 30_000),
      );
    const [free, slow] = [of(0), of(bitOf('slow'))];
    const climbs = (match: typeof free) => match.choices(crisisA).filter((move) => move.do === 'climb');
    expect(climbs(free).length).toBeGreaterThan(0);
    expect(climbs(slow)).toEqual(climbs(free));
    const tools = (match: typeof free) =>
      new Set(match.choices(crisisA).flatMap((move) => (move.do === 'advance' ? [move.tool] : [])));
    expect([[...tools(free)], [...tools(slow)]]).toEqual([['M'], ['S']]);
    // The far side of the hut, 4.9 inches on: a Medium tool would reach it, a climb never does.
    const across = { do: 'climb', x: 5_000, y: 5_400, lay: null } as const;
    for (const match of [free, slow])
      expect(match.ruleset.refuse(match.state, crisisA, across)).toMatchObject({
        rule: 'MC73',
        why: 'tooFar',
      });
  });
});
