import { isRefusal, optionsFor, quickRng, rulesetOf } from '@accretion/engine';
import { describe, expect, it } from 'vitest';
import { amass } from '../index.ts';
import { onXS } from '../testing/play.ts';
import type { Options, State } from './state.ts';

const ruleset = rulesetOf(amass);

/** A new match with these options, or the rule against it. */
function seated(seats: number, options: Partial<Options> = {}): State | string {
  const chosen = optionsFor(amass, options, seats);
  return isRefusal(chosen) ? chosen.rule : ruleset.setup(chosen.options, seats, quickRng(7));
}

const match = (seats: number, options: Partial<Options> = {}): State => {
  const state = seated(seats, options);
  if (typeof state === 'string') throw new Error(`refused by ${state}`);
  return state;
};

const size = (state: State): number => state.crews[0]?.home ?? 0;

describe('setup', () => {
  it('A1 begins with empty mines, empty hands, empty bases and a human First Player', () => {
    const state = match(3);
    expect(Object.values(state.mines).every((cubes) => cubes === 0)).toBe(true);
    expect(
      state.crews.every((crew) => crew.hand.length === 0 && crew.slots.flat().every((slot) => slot === null)),
    ).toBe(true);
    expect(state.supply).toEqual({ green: 48, blue: 36, pink: 24, orange: 12 });
    expect(state.actions).toHaveLength(36);
    expect(match(4, { first: 2 }).first).toBe(2);
    expect(seated(2, { first: 2, ai: 3 })).toBe('A1');
    for (let seed = 0; seed < 20; seed++) {
      const chosen = optionsFor(amass, { ai: 3 }, 2);
      if (!isRefusal(chosen)) expect(ruleset.setup(chosen.options, 2, quickRng(seed)).first).toBeLessThan(2);
    }
  });

  it('A2 gives 8 members up to three crews, then 7, 6 and 5', () => {
    expect([2, 3, 4, 5, 6].map((crews) => size(match(crews, { ai: 0 })))).toEqual([8, 8, 7, 6, 5]);
  });

  it('AA36 counts players in co-op, all crews otherwise, or as the table says', () => {
    expect(size(match(2, { ai: 2 }))).toBe(7);
    expect(match(2, { coop: true }).crews.map((crew) => crew.home)).toEqual([8, 8, 8, 8, 8, 8]);
    expect(size(match(2, { coop: true, membersBy: 'crews' }))).toBe(5);
    expect(size(match(2, { ai: 2, membersBy: 'humans' }))).toBe(8);
    expect(size(match(1, { ai: 5, membersBy: 'humans' }))).toBe(8);
  });

  it('AA37 lets two humans play without AI crews, 8 members each', () => {
    const state = match(2, { ai: 0 });
    expect(state.crews).toHaveLength(2);
    expect(size(state)).toBe(8);
  });

  it('A28 advises two AI crews for one human and one for two', () => {
    expect([1, 2, 3, 4, 5, 6].map((humans) => match(humans).crews.length)).toEqual([3, 3, 3, 4, 5, 6]);
    const solo = match(1);
    expect([solo.first, solo.current !== null, solo.offered]).toEqual([0, true, []]);
  });

  it('AA54 seats 2 to 6 crews, a lone human with at least one AI crew', () => {
    expect(seated(1, { ai: 0 })).toBe('AA54');
    expect(seated(4, { ai: 3 })).toBe('AA54');
    expect(match(1, { ai: 5 }).crews).toHaveLength(6);
    expect(match(1, { ai: 1 }).crews).toHaveLength(2);
    expect(seated(7)).toBe('E5');
  });

  it('AA53 spreads the crews over the bases, or lets them choose; an unused base is nobody’s', () => {
    expect(match(2, { ai: 0 }).owners).toEqual([0, -1, -1, 1, -1, -1]);
    const chosen = match(2, { ai: 0, bases: { are: 'chosen', names: ['Xray', 'Delta'] } });
    expect(chosen.owners).toEqual([-1, 1, -1, -1, -1, 0]);
    expect(seated(2, { ai: 0, bases: { are: 'chosen', names: ['Xray', 'Xray'] } })).toBe('AA53');
    expect(seated(2, { ai: 0, bases: { are: 'chosen', names: ['Xray', 'Delta', 'Echo'] } })).toBe('AA53');
    expect(seated(2, { ai: 0, bases: { are: 'chosen', names: ['Xray', 'Nowhere'] } })).toBe('AA53');
    const play = onXS({ humans: ['Alpha', 'Kilo'], at: 'plan' });
    expect(play.crew('Alpha').refusal({ do: 'place', at: 'Echo N' })).toEqual({
      rule: 'AA53',
      why: 'baseIsEmpty',
    });
  });

  it('AA2 goes round clockwise by the zone of the base, wherever people sit', () => {
    expect(match(3, { ai: 0, bases: { are: 'chosen', names: ['Xray', 'Alpha', 'Kilo'] } }).order).toEqual([
      1, 2, 0,
    ]);
  });

  it('AA51 deals no starting hand', () => {
    expect(match(6).crews.map((crew) => crew.hand.length)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('A33 needs two humans and four AI crews for co-op', () => {
    expect(seated(3, { coop: true })).toBe('A33');
    expect(seated(2, { coop: true, ai: 3 })).toBe('A33');
    expect(match(2, { coop: true }).crews).toHaveLength(6);
  });
});
