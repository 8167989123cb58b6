/** The built-in box and a match in its second round, for tests and pictures of the table. */
import { agendaOf, hidden, quickRng, rulesetOf } from '@accretion/engine';
import { masterworks } from '../index.ts';
import { imagine } from '../rules/imagine.ts';
import { none, type View } from '../rules/state.ts';
import type { Model } from '../table/field/model.ts';
import { planeOf } from '../table/field/plane.ts';
import type { Field } from '../table/field/sight.ts';

export const ruleset = rulesetOf(masterworks);
export const model: Model = ruleset.model;

const heroId = (key: string): number => model.heroes.findIndex((one) => one.key === key);
export const pieceId = (key: string): number => model.pieceKeys.indexOf(key);

type Figure = View['figures'][number];

export const figure = (
  key: string,
  seat: number,
  x: number,
  y: number,
  more: Partial<Figure> = {},
): Figure => ({
  ...{ character: heroId(key), seat, injured: false, x, y, on: none, damage: 0, power: 2 },
  ...{ conditions: 0, activated: false, dazed: false, gone: false, held: [], placed: 0 },
  ...more,
});

const squad = (
  affiliation: string,
  leader: number,
  cards: readonly string[],
  zone: number,
): View['squads'][number] => ({
  ...{ affiliation, leader, cards: [...cards], played: [], zone, ready: true },
});

/** Ten heroes against Magneto: some hurt, one Dazed, one with a code, two pieces gone, one dampener cleared. */
export const midMatch: View = {
  agenda: agendaOf({ do: 'act', seat: 0 }),
  ...{ difficulty: 'normal', stamina: 10, collateral: true, captain: 0, isFree: false },
  ...{
    round: 2,
    turn: 7,
    side: 'crisis',
    activated: 1,
    track: 1,
    debris: 13,
    exhaustion: 1,
  },
  figures: [
    figure('captain-america', 0, 10_200, 15_400, { power: 3, damage: 2, activated: true }),
    figure('hulk', 0, 13_700, 13_400, { power: 7, damage: 9 }),
    figure('vision', 0, 16_200, 20_600, { power: 4, damage: 1, held: [0] }),
    figure('luke-cage', 0, 5_400, 20_400, { power: 1, damage: 6, dazed: true, conditions: 1 }),
    figure('storm', 1, 29_400, 21_300, { power: 5, activated: true }),
    figure('cyclops', 1, 31_300, 16_300, { power: 2, conditions: 128 + 512, injured: true, damage: 1 }),
    figure('wolverine', 1, 21_200, 16_000, { power: 6, damage: 4, conditions: 1 + 64 }),
    figure('beast', 1, 25_700, 20_600, { power: 3, damage: 3, activated: true }),
    figure('magik', 1, 28_600, 11_500, { power: 0 }),
    figure('boss', 2, 17_600, 9_200, { power: 6, damage: 6 }),
  ],
  box: [],
  squads: [
    squad('avengers', 0, ['avengers-assemble', 'brace-for-impact'], 1),
    squad('uncanny-x-men', 4, ['to-me-my-x-men', 'first-class', 'mission-objective'], 0),
    squad('', none, [], none),
  ],
  active: {
    ...{
      figure: 1,
      actions: 2,
      acted: false,
      advanced: false,
      attacked: [],
      interacted: [],
      extra: false,
      over: false,
    },
  },
  follow: none,
  standing: model.pieceKeys
    .map((_, id) => id)
    .filter((id) => id !== pieceId('jeep-b') && id !== pieceId('barrel-b')),
  destroyed: [pieceId('jeep-b'), pieceId('barrel-b')],
  constructs: [],
  piles: [
    { damage: 0, isStanding: false },
    { damage: 2, isStanding: true },
  ],
  missile: { x: 18_200, y: 7_000 },
  delivered: [],
  soldiers: [
    { token: 3, x: 8_000, y: 28_400, shuffle: 1, kind: hidden },
    { token: 4, x: 27_800, y: 7_600, shuffle: 1, kind: hidden },
    { token: 6, x: 11_800, y: 28_900, shuffle: 1, kind: hidden },
  ],
  codes: [{ token: 5, x: 26_200, y: 10_900, kind: 1 }],
  reserve: [hidden],
  discard: [2],
  shuffle: 1,
  unknown: [{ shuffle: 1, kinds: [3, 4, 5] }],
  ...{ served: [], attacks: [], shoves: [], harms: [], moments: [], runs: [], lasting: [], uses: [] },
  ...{ ids: 6, ending: null, winner: '' },
};

/** A view as the parts of the table know it. */
export const fieldOf = (view: View): Field => ({
  ...{ model, view, plane: planeOf(model, view), state: imagine(view)(quickRng(1)) },
});

/** The same match with other figures. */
export const fieldWith = (...figures: Figure[]): Field => fieldOf({ ...midMatch, figures });
