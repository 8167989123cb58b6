import { only, rulesetOf } from '@accretion/engine';
import { describe, expect, it } from 'vitest';
import { masterworks } from '../../index.ts';
import { activation, figure, situation, squad } from '../../testing/situation.ts';
import type { Move } from '../answers.ts';
import { planeOf } from '../field/field.ts';
import { alongX, alongY } from '../plane/directions.ts';
import { nearestPlace } from '../plane/place.ts';
import { cosmic, crisisA, crisisB } from '../state.ts';

const ruleset = rulesetOf(masterworks);
const book = ruleset.model;
/** Bleed is the first of the conditions. */
const bleed = 1;
const away = figure('boss', cosmic, 30_000, 30_000);

/** Eight figures around a point, in the directions the list of offers looks in. */
const ring = (x: number, y: number, far: number) =>
  ['iron-man', 'hawkeye', 'thor', 'vision', 'war-machine', 'luke-cage', 'magik', 'gambit'].map((key, i) =>
    figure(key, crisisB, alongX(x, 256 * i, far), alongY(y, 256 * i, far)),
  );

describe('whether there is a legal spot is judged by the geometry, not by the spots offered', () => {
  it('MA93 MC79 MA70: the only free spots lie between those that are usually offered', () => {
    const { stage } = situation(
      'act',
      [
        figure('cyclops', crisisA, 7_488, 15_000, { power: 1 }),
        figure('wolverine', crisisA, 3_400, 15_000),
        ...ring(3_400, 15_000, 2_700),
        figure('storm', crisisA, 3_000, 33_000),
        away,
      ],
      {
        active: activation(0),
        squads: [squad({ affiliation: 'uncanny-x-men', leader: 10 }), squad({ zone: 1 })],
      },
    );
    const play = (move: Move): unknown => ruleset.play(stage.state, crisisA, move, stage.rng, stage.told);
    // Beside whom is no question: nobody else of the squad is near.
    play({ do: 'power', power: 'storm.x-men-gold', x: 0 });
    const moves = ruleset.moves(stage.state, crisisA);
    expect(moves.map((move) => move.do)).toEqual(['spot', 'pass']);
    expect(ruleset.refuse(stage.state, crisisA, moves[0] as Move)).toBe(null);
  });

  it('MC79: with no spot at all there is none', () => {
    const { stage } = situation('act', [
      figure('wolverine', crisisA, 3_400, 15_000),
      ...ring(3_400, 15_000, 2_100),
      figure('storm', crisisA, 30_000, 3_000),
      away,
    ]);
    const plane = planeOf({ book, state: stage.state });
    expect(nearestPlace(plane, 9, 689, { x: 3_400, y: 15_000, r: 689 }, 1_000)).toBe(null);
  });

  it('MA13 MA48: a Soldier is placed in the last gap within Range 2 of its Rally Point', () => {
    const [x, y] = [9_000, 26_500];
    const far = (direction: number) => ({ x: alongX(x, direction, 1_000), y: alongY(y, direction, 1_000) });
    const soldier = (token: number, direction: number, kind: number) => ({
      ...{ token, shuffle: 1, kind },
      ...far(direction),
    });
    const { stage } = situation(
      'cosmicEnd',
      [figure('storm', crisisA, 3_000, 14_000), { ...away, x: 3_000, y: 4_000 }],
      { side: 'cosmic', soldiers: [soldier(91, 581, 0), soldier(92, 1595, 1)], reserve: [2, 3, 4, 5] },
    );
    expect(ruleset.toAct(stage.state)).toBe(only(cosmic));
    const there = ruleset
      .moves(stage.state, cosmic)
      .filter((move) => move.do === 'soldier' && move.rally === 'north-west');
    expect(there).toHaveLength(1);
    expect(ruleset.refuse(stage.state, cosmic, there[0] as Move)).toBe(null);
  });

  it('MA15 MA51: the spot of the missile is asked for while any is legal, staying put included', () => {
    const at = [1_100, 1_100] as const;
    const blocked = (key: string, far: number, direction: number) =>
      figure(key, crisisA, alongX(at[0], direction, far), alongY(at[1], direction, far));
    const near = ['storm', 'hulk', 'thor'].map((key, i) => blocked(key, 3_999, 256 * i));
    const distant = ['vision', 'magik', 'gambit', 'okoye', 'shuri', 'beast', 'rogue', 'toad', 'mystique'];
    const { stage } = situation(
      'cleanup',
      [...near, ...distant.map((key, i) => blocked(key, 7_998, 64 * i)), away],
      { missile: { x: at[0], y: at[1] }, side: 'none', track: 3 },
    );
    expect(ruleset.toAct(stage.state)).toBe(only(cosmic));
    for (const move of ruleset.moves(stage.state, cosmic))
      expect(ruleset.refuse(stage.state, cosmic, move)).toBe(null);
    expect(ruleset.refuse(stage.state, cosmic, { do: 'spot', x: at[0], y: at[1] })).toBe(null);
  });

  it('MA29 MC16: a code dropped with no free spot in range goes to the nearest there is', () => {
    const [west, south, east, north] = [1_000, 1_200, 9_200, 9_200];
    const corners = [
      { x: west, y: south },
      { x: east, y: south },
      { x: east, y: north },
      { x: west, y: north },
    ];
    const terrain = { 'hut-a': { outline: { is: 'polygon', corners } } };
    const { stage, ruleset: big } = situation(
      'act',
      [
        figure('okoye', crisisA, 5_100, 5_100, { damage: 3, held: [0], conditions: bleed }),
        figure('storm', crisisA, 3_000, 14_000),
        away,
      ],
      { active: activation(0), reserve: [1, 2, 3, 4, 5] },
      [],
      { game: 'masterworks', name: 'A hall', content: { map: { terrain } } },
    );
    big.play(stage.state, crisisA, { do: 'end' }, stage.rng, stage.told);
    const [first, ...equallyNear] = big.moves(stage.state, cosmic);
    expect(first).toEqual({ do: 'spot', x: 5_100, y: 700 });
    for (const move of equallyNear) expect(move).toMatchObject({ do: 'spot', y: 700 });
    const other: Move = { do: 'spot', x: 5_200, y: 700 };
    expect(big.refuse(stage.state, cosmic, other)?.rule).toBe('MC16');
  });
});
