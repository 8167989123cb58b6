import { isRefusal, optionsFor, quickRng, rulesetOf, seatsOf } from '@accretion/engine';
import { describe, expect, it } from 'vitest';
import { content } from '../../content/index.ts';
import { masterworks } from '../../index.ts';
import { defaults, type Options } from '../answers.ts';
import type { State } from '../state.ts';
import { seatingOf } from './setup.ts';

const ruleset = rulesetOf(masterworks);

function setUp(options: Partial<Options>): State {
  const chosen = optionsFor(masterworks, { ...defaults, ...options }, 3);
  if (isRefusal(chosen)) throw new Error(chosen.why);
  return ruleset.setup(chosen.options, 3, quickRng(15));
}

describe('what a table agrees on before', () => {
  it('ME13 MA1 MA2 the difficulty sets starting debris and cards', () => {
    const of = (difficulty: Options['difficulty']): number[] => {
      const { debris, squads } = setUp({ difficulty });
      return [debris, ...squads.map(({ cards }) => cards.length)];
    };
    expect(of('narrative')).toEqual([5, 0, 0]);
    expect(of('normal')).toEqual([8, 3, 3]);
    expect(of('hard')).toEqual([10, 2, 2]);
    expect(of('homoSuperior')).toEqual([12, 1, 1]);
  });

  it('MA26 MD19 nothing else changes, unless Stamina by difficulty is on', () => {
    for (const difficulty of ['narrative', 'homoSuperior'] as const)
      expect(setUp({ difficulty }).stamina).toBe(10);
    expect(setUp({ difficulty: 'narrative', gradedStamina: true }).stamina).toBe(8);
    expect(setUp({ difficulty: 'homoSuperior', gradedStamina: true }).stamina).toBe(14);
  });

  it('ME14 ME23 ME40 a pile on every dampener, six Soldiers in the reserve, the missile Shielded', () => {
    const state = setUp({});
    expect(state.piles).toEqual([
      { damage: 0, isStanding: true },
      { damage: 0, isStanding: true },
    ]);
    expect(state.reserve).toHaveLength(6);
    expect(state.unknown).toEqual([{ shuffle: 1, kinds: state.reserve }]);
    expect([state.exhaustion, state.round, state.soldiers.length]).toEqual([0, 0, 0]);
  });

  it('ME14 MC5 MC43 at least 20 pieces of terrain on 36 by 36 inches, two or more of Size 4', () => {
    const pieces = Object.values(content.map.terrain);
    expect(pieces.length).toBeGreaterThanOrEqual(20);
    expect(pieces.filter(({ size }) => size === 4).length).toBeGreaterThanOrEqual(2);
    expect(pieces.every(({ size }) => size >= 1 && size <= 5)).toBe(true);
    expect([content.map.width, content.map.height]).toEqual([36_000, 36_000]);
  });

  it('ME3 ME12 ME41 the boss is alone: no Minion, no card, no affiliation, no leader', () => {
    const { figures, squads } = setUp({});
    expect(figures.filter(({ seat }) => seat === 2)).toHaveLength(1);
    expect(squads).toHaveLength(2);
    expect(content.boss.affiliations).toEqual([]);
    expect(content.boss.threat).toBeUndefined();
  });

  it('MC64 everybody starts healthy, without Power, damage, tokens and conditions', () => {
    for (const figure of setUp({}).figures)
      expect(figure).toMatchObject({
        injured: false,
        damage: 0,
        power: 0,
        conditions: 0,
        activated: false,
        held: [],
      });
  });

  it('MD1 ME1 three seats: two on one side, one on the other', () => {
    expect(seatingOf(defaults, 3, content)).toEqual({
      roles: ['crisisA', 'crisisB', 'cosmic'],
      sides: [[0, 1], [2]],
    });
  });

  it('MD17 whoever has a bot as partner is captain; two people or two bots are as the table chose', () => {
    const { seated, defaults } = masterworks;
    const captain = (chosen: 'A' | 'B', ...people: number[]): unknown =>
      seated?.({ ...defaults, captain: chosen }, seatsOf(people)).captain;
    expect([captain('B', 0), captain('B', 0, 2), captain('A', 1), captain('A', 1, 2)]).toEqual([
      ...['A', 'A', 'B', 'B'],
    ]);
    for (const chosen of ['A', 'B'] as const)
      expect([captain(chosen, 0, 1), captain(chosen, 2), captain(chosen)]).toEqual([chosen, chosen, chosen]);
  });

  it('MD7 the captain is Crisis A unless the table says B', () => {
    expect([setUp({}).captain, setUp({ captain: 'B' }).captain]).toEqual([0, 1]);
  });

  it('ME2 ready squads that share an alter ego, or are not there, are refused', () => {
    const pair = (a: string, b: string) =>
      seatingOf({ ...defaults, squads: { are: 'ready', a, b } }, 3, content);
    expect(pair('x-men-gold', 'x-men-jean')).toMatchObject({ rule: 'ME2', why: 'sharedEgo' });
    expect(pair('nobody', 'x-men-jean')).toMatchObject({ rule: 'ME2', why: 'noSuchSquad' });
    expect(pair('avengers-heavy', 'nobody')).toMatchObject({ rule: 'ME2', why: 'noSuchSquad' });
  });
});
