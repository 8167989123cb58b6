import { isRefusal, optionsFor, quickRng, rulesetOf } from '@accretion/engine';
import { describe, expect, it } from 'vitest';
import { amass } from '../index.ts';
import { onXS } from '../testing/play.ts';
import type { Options } from './state.ts';

const ruleset = rulesetOf(amass);

function sentries(seats: number, options: Partial<Options>): number[] {
  const chosen = optionsFor(amass, options, seats);
  if (isRefusal(chosen)) throw new Error(chosen.why);
  return ruleset.setup(chosen.options, seats, quickRng(3)).crews.map((crew) => crew.sentries);
}

const raid = (rolls: number[], guards: number) =>
  onXS({
    humans: ['Alpha'],
    ai: ['Echo'],
    crews: {
      Alpha: { at: { 'Echo N': 1, 'Echo E': 1 } },
      Echo: { sentries: guards, stored: { N: ['pink'], E: ['blue'] } },
    },
    at: 'combat',
    rolls,
  });

describe('sentries', () => {
  it('AA81 guard AI bases from the start by level, never those of humans; co-op has a list of its own', () => {
    expect(sentries(1, { level: 'easy' })).toEqual([0, 0, 0]);
    expect(sentries(1, {})).toEqual([0, 1, 1]);
    expect(sentries(2, { coop: true, level: 'easy' })).toEqual([0, 0, 1, 1, 1, 1]);
    expect(sentries(2, { coop: true, level: 'hard' })).toEqual([0, 0, 2, 2, 2, 2]);
  });

  it('AA81 make a base defended and roll like droids; one that loses or ties is gone for the round', () => {
    const play = raid([6, 2, 4], 1);
    expect(play.crew('Alpha').due).toEqual(['Echo']);
    play.crew('Alpha').does({ do: 'fight', at: 'Echo', against: 'Echo' });
    expect(play.told('roll')).toMatchObject([{ faces: [6, 2], rivalFaces: [4] }]);
    expect(play.told('droidLost')).toHaveLength(1);
    expect(play.told('wound')).toEqual([]);
  });

  it('AA81 wound the members they beat, and stay', () => {
    const play = raid([1, 2, 6, 5], 2);
    play.crew('Alpha').does({ do: 'fight', at: 'Echo', against: 'Echo' });
    expect(play.told('wound')).toHaveLength(2);
    expect(play.told('steal')).toEqual([]);
  });

  it('AA81 are counted again for the next round: beaten ones are back, more cubes bring more', () => {
    const full = ['green', 'green', 'green', 'green', 'green'] as const;
    const again = (stored: object): number | undefined =>
      onXS({
        humans: ['Alpha'],
        ai: ['Echo'],
        options: { level: 'hard' },
        crews: { Echo: { sentries: 0, stored } },
        at: 'deposit',
      }).crew('Echo').state.sentries;
    expect(again({})).toBe(1);
    expect(again({ N: full, E: full, S: full })).toBe(2);
  });
});
