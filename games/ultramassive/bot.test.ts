import { quickRng } from '@accretion/engine';
import { boxWith } from '@accretion/engine/kit/matches';
import { describe, expect, it } from 'vitest';
import { judgeOf } from './bot.ts';
import { ultramassive } from './index.ts';
import type { Move } from './rules/state.ts';
import { given } from './testing/given.ts';
import type { Play } from './testing/play.ts';
import {
  discovers,
  ends,
  exchanges,
  gains,
  orbits,
  passes,
  picks,
  plays,
  recycles,
  uses,
  type Wish,
} from './testing/wishes.ts';

const judge = judgeOf(ultramassive.model(boxWith(ultramassive)));

/** What red's position is worth after doing this. */
const after = (opened: () => Play, ...wishes: Wish[]): number => {
  const play = opened();
  play.red.does(...wishes);
  return judge.worth(play.state, 0);
};

describe('A strong player', () => {
  it('orbits the Channel that brings more', () => {
    const opened = (): Play =>
      given({ red: { anomalies: ['O1'], board: 'blue 7: PB, pink 7: BG', hand: [] } });
    expect(after(opened, uses('O1'), orbits('blue'))).toBeGreaterThan(
      after(opened, uses('O1'), orbits('pink')),
    );
  });

  it('gains Matter before it orbits when the whole phase is ahead', () => {
    const opened = (): Play => given({ round: 2, red: { hand: ['mc-1', 'oa-1'], board: 'blue 2: BG' } });
    expect(after(opened, plays('mc-1'))).toBeGreaterThanOrEqual(after(opened, plays('oa-1'), orbits('blue')));
  });

  it('does not end while it can still act', () => {
    const opened = (): Play => given({ round: 3, red: { hand: ['oa-1'], board: 'blue 7: SG' } });
    expect(after(opened, plays('oa-1'), orbits('blue'))).toBeGreaterThan(after(opened, ends));
  });

  it('turns its counters into Solar Mass before the last Round ends', () => {
    const opened = (): Play => given({ round: 6, red: { discovery: 5, hand: [] } });
    expect(after(opened, exchanges(5))).toBeGreaterThan(after(opened, exchanges(1)));
    expect(after(opened, exchanges(1))).toBeGreaterThan(after(opened, ends));
  });

  it('Discovers early and not in the last Round', () => {
    const opened = (round: number) => (): Play =>
      given({ at: 'discovery', round, red: { discovery: 4 }, yellow: { discovery: 0 } });
    expect(after(opened(1), discovers('M1'))).toBeGreaterThan(after(opened(1), passes));
    expect(after(opened(6), discovers('S1'))).toBeLessThan(after(opened(6), passes));
  });

  it('recycles its whole hand rather than nothing, at once or when it has to wait for the draw', () => {
    const hand = ['sa-1', 'sb-1', 'sc-1'];
    const waiting = (): Play =>
      given({
        at: 'gaining',
        red: { hand, picks: [1, 3] },
        yellow: { picks: [2, 2] },
      });
    const atOnce = (): Play => {
      const play = given({ at: 'draft', red: { hand } });
      play.red.does(picks(1));
      play.yellow.does(picks(2), picks(0));
      play.red.does(picks(3));
      return play;
    };
    for (const opened of [waiting, atOnce]) {
      const isWaiting = opened === waiting;
      const { red } = opened();
      red.does(gains(1), recycles(...hand));
      expect(red.place.recycling).toHaveLength(isWaiting ? 3 : 0);
      const nothing = after(opened, gains(1), recycles());
      expect(after(opened, gains(1), recycles('sa-1'))).toBeGreaterThan(nothing);
      expect(after(opened, gains(1), recycles(...hand))).toBeGreaterThan(nothing);
    }
  });

  it('exchanges all it wants to in one go, then ends', () => {
    const planned = (round: number, discovery: number, mass = 3): Move | null | undefined => {
      const play = given({ round, red: { discovery, mass, hand: [] } });
      return judge.plan?.(play.state, 0, play.red.choices as Move[], quickRng(1));
    };
    expect(planned(6, 9)).toEqual({ do: 'exchange', counters: 9 });
    expect(planned(5, 4)).toEqual({ do: 'exchange', counters: 4 });
    expect(planned(3, 10)).toEqual({ do: 'end' });
    expect(planned(3, 6, 18)).toEqual({ do: 'exchange', counters: 2 });
    expect(planned(6, 0)).toEqual({ do: 'end' });
    const busy = given({ round: 6, red: { discovery: 9, hand: ['oa-1'], board: 'blue 7: SG' } });
    expect(judge.plan?.(busy.state, 0, busy.red.choices as Move[], quickRng(1))).toBeNull();
    // Not one counter after the other: all at once is worth most where nothing is bought any more.
    const late = (): Play => given({ round: 5, red: { discovery: 9, hand: ['oa-1'] } });
    expect(after(late, exchanges(9))).toBeGreaterThan(after(late, exchanges(1)));
  });

  it('puts moves that act before moves that end', () => {
    const play = given({ red: { hand: ['oa-1'], discovery: 2 } });
    const ordered = judge.order(play.state, 0, play.red.choices);
    expect(ordered[0]?.do).toBe('playCard');
    expect(ordered.at(-1)?.do).toBe('end');
  });
});
