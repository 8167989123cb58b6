import { describe, expect, it } from 'vitest';
import { judgeOf } from './bot.ts';
import { given } from './testing/given.ts';
import { boxWith } from './testing/names.ts';
import type { Play } from './testing/play.ts';
import { discovers, ends, exchanges, orbits, passes, plays, uses, type Wish } from './testing/wishes.ts';

const judge = judgeOf(boxWith());

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

  it('gains Matter before it orbits, when the whole phase lies ahead', () => {
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

  it('puts what is done before what ends, at a glance', () => {
    const play = given({ red: { hand: ['oa-1'], discovery: 2 } });
    const ordered = judge.order(play.state, 0, play.red.choices());
    expect(ordered[0]?.do).toBe('playCard');
    expect(ordered.at(-1)?.do).toBe('end');
  });
});
