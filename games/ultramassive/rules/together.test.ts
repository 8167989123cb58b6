import { describe, expect, it } from 'vitest';
import { given } from '../testing/given.ts';
import type { Play } from '../testing/play.ts';
import {
  discovers,
  ends,
  exchanges,
  gains,
  orbits,
  passes,
  places,
  plays,
  recycles,
  takesCore,
  type Wish,
} from '../testing/wishes.ts';

const takeCounters: Wish[] = [1, 2].map(() => () => ({ do: 'siphon', size: 'primordial', option: 1 }));
const seatAt = (play: Play, seat: number) => [play.red, play.yellow, play.teal, play.blue][seat] ?? play.red;

describe('Simultaneity', () => {
  it('H8 turn order is clockwise from the starting player of the Round', () => {
    const play = given({ at: 'draft', seats: 3, starter: 2 });
    expect(play.asked).toEqual([2]);
  });

  it('H9 who decides when', () => {
    expect(given({ at: 'placing', seats: 3 }).asked).toEqual([0, 1, 2]);
    expect(given({ at: 'draft', seats: 3 }).asked).toEqual([0]);
    expect(given({ at: 'discovery', seats: 3 }).asked).toEqual([0, 1, 2]);
    expect(given({ at: 'actions', seats: 3 }).asked).toEqual([0, 1, 2]);
    expect(given({ at: 'endOfRound', seats: 3, round: 2 }).asked).toEqual([0, 1, 2]);
  });

  it('H10 R83 a sealed Discovery may be changed until the last is in', () => {
    const play = given({ at: 'discovery', red: { discovery: 4 }, yellow: { discovery: 4 } });
    play.red.does(discovers('S1'), discovers('M1'));
    expect(play.yellow.view.seats[0]?.choice).toBe('?');
    expect(play.yellow.view.seats[0]?.anomalies).toEqual([]);
    play.yellow.does(passes);
    expect(play.red.place.anomalies).toEqual(['M1']);
  });

  it('H11 a declared end is final, and the step ends with the last one', () => {
    const play = given({ red: { discovery: 3 } });
    play.red.does(ends);
    expect(play.red.ruleAgainst(exchanges(1))).toBe('E2');
    expect(play.state.phase).toBe('actions');
    play.yellow.does(ends);
    expect(play.state.phase).not.toBe('actions');
  });

  it('H18 chance shuffles a pile sorted by id, whatever was discarded first', () => {
    const one = given({ red: { hand: ['sa-1', 'oa-1'] } });
    one.red.does(plays('sa-1'), ...takeCounters, plays('oa-1'), orbits('blue'), ends);
    one.yellow.does(ends);
    const two = given({ red: { hand: ['sa-1', 'oa-1'] } });
    two.red.does(plays('oa-1'), orbits('blue'), plays('sa-1'), ...takeCounters, ends);
    two.yellow.does(ends);
    expect(one.state.discard).toEqual(two.state.discard);
  });

  it('H19 bonuses are added together, then each gain is closed at the same time', () => {
    const play = given({
      at: 'bonus',
      seats: 3,
      red: { mass: 18, kept: ['alpha', 'beta', 'gamma'] },
      yellow: { mass: 19, kept: ['alpha', 'beta', 'gamma'] },
      teal: { mass: 50 },
    });
    expect(play.asked).toEqual([0, 1]);
    expect([play.red.mass, play.yellow.mass]).toEqual([21, 22]);
    play.yellow.does(takesCore('alpha-2'));
    play.red.does(takesCore('alpha-1'));
    expect(play.state.phase).toBe('draft');
  });

  it('H20 one by one: each seat in turn order, the settle after all', () => {
    const play = given({ options: { turns: 'oneByOne' }, starter: 1, yellow: { hand: ['sb-1'] } });
    expect(play.asked).toEqual([1]);
    play.yellow.does(plays('sb-1'), () => ({ do: 'siphon', size: 'primordial', option: 1 }), ends);
    expect(play.asked).toEqual([0]);
    expect(play.red.discovery).toBe(4);
    expect(play.red.place.queue.length).toBe(1);
    play.red.does(ends);
    expect(play.red.discovery).toBe(5);
  });

  it('H22 T75 the same decisions in another order lead to the same state', () => {
    const orders = [
      [0, 1, 2],
      [2, 1, 0],
      [1, 0, 2],
    ];
    const states = orders.map((order) => {
      const play = given({
        seats: 3,
        red: { hand: ['sb-1', 'oa-1', 'sa-1'], board: 'blue 7: SG' },
        yellow: { mass: 18, discovery: 2, kept: ['alpha', 'beta', 'gamma'], hand: ['ma-1'] },
        teal: { mass: 30, cores: ['epsilon'], hand: ['mc-1', 'oa-2'] },
      });
      const decisions: Wish[][] = [
        [plays('sb-1'), () => ({ do: 'siphon', size: 'primordial', option: 0 }), places('blue 1'), ends],
        [plays('ma-1'), places('blue 1'), places('pink 1'), exchanges(2), takesCore('beta-2'), ends],
        [plays('mc-1'), places('pink 1'), plays('oa-2'), orbits('pink'), ends],
      ];
      for (const seat of order) seatAt(play, seat).does(...(decisions[seat] ?? []));
      for (const seat of [0, 2]) seatAt(play, seat).does(places('pink 1')); // the gift of the Galactic Merger
      return play.state;
    });
    expect(states[1]).toEqual(states[0]);
    expect(states[2]).toEqual(states[0]);
    expect(states[0]?.seats[2]?.mass).toBe(33);
  });

  it('H16 H17 recycling before the seats ahead changes nothing', () => {
    const opened = (): Play =>
      given({
        at: 'gaining',
        options: { advancedDraft: true },
        also: { draftTokens: ['DT10', 'DT05'] },
        red: { picks: [1, 3], hand: ['sa-1', 'sb-1', 'sc-1'] },
        yellow: { picks: [0, 1], hand: ['ma-1', 'mb-1', 'mc-1'] },
        chance: ['oa-1', 'oa-2', 'oa-3'],
      });
    const red: Wish[] = [gains(1), recycles('sa-1', 'sb-1')];
    const yellow: Wish[] = [gains(0), recycles('ma-1')];
    const one = opened();
    one.red.does(...red);
    one.yellow.does(...yellow);
    const two = opened();
    two.yellow.does(...yellow);
    two.red.does(...red);
    expect(two.state).toEqual(one.state);
    expect(one.red.hand).toEqual(['oa-1', 'oa-2', 'sc-1']);
    expect(one.yellow.hand).toEqual(['mb-1', 'mc-1', 'oa-3']);
  });

  it('H17 a seat with two recycle spaces uses both before the next seat recycles', () => {
    const recycling = { steps: [{ do: 'recycle', max: 3 }], from: 'stand-in' };
    const pack = {
      game: 'ultramassive',
      name: 'much to recycle',
      content: { draftTokens: { DT10: { spaces: Array.from({ length: 5 }, () => recycling) } } },
    };
    const play = given({
      at: 'gaining',
      pack,
      options: { advancedDraft: true },
      also: { draftTokens: ['DT10', 'DT05'] },
      red: { picks: [0, 3], hand: ['sa-1', 'sb-1', 'sc-1'] },
      yellow: { picks: [1, 1], hand: ['ma-1', 'mb-1', 'mc-1'] },
      chance: ['oa-1', 'oa-2', 'oa-3'],
    });
    play.yellow.does(gains(0), recycles('ma-1'));
    play.red.does(gains(0), recycles('sa-1'));
    expect([play.red.hand, play.yellow.hand]).toEqual([
      ['oa-1', 'sb-1', 'sc-1'],
      ['mb-1', 'mc-1'],
    ]);
    play.red.does(recycles('sb-1'));
    expect(play.red.hand).toEqual(['oa-1', 'oa-2', 'sc-1']);
    expect(play.yellow.hand).toEqual(['mb-1', 'mc-1', 'oa-3']);
  });
});
