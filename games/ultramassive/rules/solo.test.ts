import { describe, expect, it } from 'vitest';
import { given } from '../testing/given.ts';
import {
  discovers,
  ends,
  gains,
  keeps,
  orbits,
  places,
  plays,
  siphons,
  takesCore,
} from '../testing/wishes.ts';

const options = { mode: 'soloNormal' } as const;
const laid = (...cards: string[]) => ({
  challenges: cards.map((card) => ({ card, states: ['open', 'open'] })),
});
const counted = {
  ...{ mass: 0, siphons: 0, matter: 0, rifts: [], riftAntimatter: 0, bestOrbit: 0 },
  ...{ pairs: 0, fullExchanges: 0, empowered: 0 },
};

describe('Solo', () => {
  it('R67 R85 setup as usual, without draft or starting player', () => {
    const play = given({ at: 'round', round: 0, options });
    expect(play.red.place.kept.length).toBe(3);
    expect(play.state.draftTokens).toEqual([]);
    expect(play.red.may('keep').length).toBe(2);
    expect(play.red.may('pick')).toEqual([]);
  });

  it('A48 the Resource card not kept is discarded', () => {
    const play = given({ at: 'draft', options, chance: ['RC04', 'RC11'], also: laid('CH04') });
    play.red.does(keeps('RC04'));
    expect(play.names('resource', play.state.resourcesUsed)).toEqual(['RC04', 'RC11']);
    expect(play.state.resourceDeck.length).toBe(16);
  });

  it('A47 parts are gained in any order, absorbing after each', () => {
    const play = given({
      at: 'draft',
      options,
      chance: ['RC12', 'RC11'],
      also: laid('CH04'),
      red: { board: 'blue 7: BG, blue 6: SG' },
    });
    play.red.does(keeps('RC12'), gains(1), orbits('blue'));
    expect(play.red.mass).toBe(2);
    play.red.does(gains(0), orbits('blue'));
    expect([play.red.mass, play.red.discovery]).toEqual([5, 5]);
  });

  it('R68 T57 missing counters never block the gain', () => {
    const pack = {
      game: 'ultramassive',
      name: 'a dear card',
      content: {
        resources: {
          RC13: {
            parts: [
              { do: 'loseDiscovery', amount: 2 },
              { do: 'gainMatter', token: 'supergiant', count: 1, placement: 'first' },
            ],
          },
        },
      },
    };
    const play = given({
      at: 'draft',
      options,
      pack,
      chance: ['RC13', 'RC11'],
      also: laid('CH04'),
      red: { discovery: 1 },
    });
    play.red.does(keeps('RC13'), gains(0));
    expect(play.red.discovery).toBe(0);
    play.red.does(places('blue 1'));
    expect(play.red.board).toBe('blue 1: SG');
  });

  it('R69 there is no bonus', () => {
    const play = given({ options, round: 2, also: laid('CH04'), red: { hand: [] } });
    play.red.does(ends);
    expect(play.told('bonus')).toEqual([]);
    expect(play.state.phase).toBe('intermission');
  });

  it('R70 A39 A40 a Challenge pays once; an end-of-Round reward counts for no Round', () => {
    const play = given({ options, round: 2, also: laid('CH09'), red: { hand: [], mass: 3 } });
    play.red.does(ends);
    expect(play.red.mass).toBe(7);
    play.waitFor('discovery', 3);
    expect(play.fact('challengesDone')).toBe(1);
    expect(play.red.place.tally.mass).toBe(0);
  });

  it('R70 what an end-of-Round reward brings, covered tokens too, is not gained in that Round', () => {
    const play = given({
      at: 'judging',
      options,
      round: 2,
      also: { ...laid('CH02'), 'seats.0.tally': { ...counted, mass: 15 } },
      red: { mass: 18, board: 'blue 7: SG', kept: ['alpha', 'beta', 'gamma'] },
    });
    expect([play.red.mass, play.red.place.size]).toEqual([23, 'stellar']); // 2 for the Challenge, 3 covered
    expect(play.fact('progress', 0, 1)).toBe(15);
  });

  it('R71 Normal asks for 3 Challenges and 80, Hard for 5 and 100', () => {
    const done = (mode: 'soloNormal' | 'soloHard', mass: number, ...states: string[][]) =>
      given({
        at: 'endOfRound',
        round: 6,
        options: { mode },
        red: { mass },
        also: { challenges: states.map((two, n) => ({ card: `CH0${n + 1}`, states: two })) },
      }).outcome;
    const both = ['done', 'done'];
    expect(done('soloNormal', 80, both, ['done', 'open'])).toMatchObject({ ranks: [1], of: 2, by: ['goal'] });
    expect(done('soloNormal', 79, both, ['done', 'open'])).toMatchObject({ ranks: [2], by: ['solarMass'] });
    expect(done('soloHard', 100, both, both)).toMatchObject({ ranks: [2], by: ['challenges'] });
    expect(done('soloHard', 100, both, both, ['open', 'done'])?.ranks).toEqual([1]);
  });

  it('R81 a full exchange needs tokens on both spaces', () => {
    const play = given({
      options,
      also: laid('CH06'),
      red: { board: 'blue 1: BG, pink 1: SG', wormholes: 'blue 1, blue 7, pink 1, pink 7' },
    });
    play.red.does(() => ({ do: 'activate', first: 1, second: 2 })); // pink 1 comes to blue 7
    expect([play.red.mass, play.fact('progress', 0, 0)]).toEqual([0, 1]);
    const full = given({ options, also: laid('CH06'), red: { board: 'blue 1: BG, pink 1: SG' } });
    full.red.does(() => ({ do: 'activate', first: 0, second: 2 }));
    expect([full.red.mass, full.red.board]).toEqual([3, 'blue 1: SG, pink 1: BG']);
  });

  it('R80 a Challenge from Round 2 on is not met in Round 1', () => {
    const play = given({ at: 'judging', options, round: 1, also: laid('CH09') });
    expect([play.red.mass, play.fact('challengesDone')]).toEqual([0, 0]);
    const later = given({ at: 'judging', options, round: 2, also: laid('CH09') });
    expect([later.red.mass, later.fact('challengesDone')]).toEqual([4, 1]);
  });

  it('R82 what is counted in a Round starts at 0 as it begins', () => {
    const play = given({
      options,
      also: laid('CH10'),
      red: { hand: ['sa-1', 'sa-2', 'sc-1'], discovery: 0 },
    });
    play.red.does(plays('sa-1'), siphons('primordial', 1), siphons('primordial', 1));
    expect(play.fact('progress', 0, 1)).toBe(2);
    play.red.does(ends);
    expect(play.waitFor('discovery', 2).fact('progress', 0, 1)).toBe(0);
    const overTheGame = { riftAntimatter: 2, bestOrbit: 8, pairs: 3, fullExchanges: 1, empowered: 2 };
    const inTheRound = { mass: 9, siphons: 3, matter: 5, rifts: ['blue'] };
    const next = given({
      at: 'endOfRound',
      options,
      also: { ...laid('CH10'), 'seats.0.tally': { ...inTheRound, ...overTheGame } },
    });
    expect(next.state.round).toBe(2);
    expect(next.red.place.tally).toEqual({ ...counted, ...overTheGame });
  });

  it('H21 nothing is queued, and no settle asks anybody', () => {
    const pack = {
      game: 'ultramassive',
      name: 'a gift',
      content: {
        actions: {
          mc: { primary: [{ do: 'eachOtherPlayer', steps: [{ do: 'gainDiscovery', amount: 1 }] }] },
        },
      },
    };
    const play = given({ options, pack, also: laid('CH04'), red: { hand: ['mc-1'] } });
    play.red.does(plays('mc-1'), ends);
    expect(play.told('queue')).toEqual([]);
    expect(play.red.discovery).toBe(4);
  });

  it('R81 a Discovery may complete a Challenge by itself, and its reward may make the hole expand', () => {
    const play = given({
      at: 'discovery',
      options,
      also: laid('CH03', 'CH07'),
      red: { anomalies: ['S1', 'M1'], discovery: 4, mass: 14, kept: ['alpha', 'beta', 'gamma'] },
    });
    play.red.does(discovers('O1'));
    expect([play.red.mass, play.red.place.size, play.state.phase]).toEqual([21, 'stellar', 'discovery']);
    play.red.does(takesCore('alpha-1'));
    expect([play.red.place.tally.mass, play.state.phase]).toEqual([7, 'actions']);
  });

  it('R81 every Challenge judged at once pays as soon as it is true', () => {
    const play = given({
      options,
      also: laid('CH05', 'CH06', 'CH03'),
      red: { hand: ['mb-1', 'oa-1'], board: 'blue 1: PB, blue 7: PB PB, blue 6: BG, pink 7: BG' },
    });
    play.red.does(plays('mb-1'), places('blue 1'), places('blue 1'));
    expect(play.red.mass).toBe(2); // a stack of exactly 8
    play.red.does(plays('oa-1'), orbits('blue'));
    expect(play.red.mass).toBe(16); // 10 absorbed by one Orbit, which pays 4
    play.red.does(() => ({ do: 'activate', first: 0, second: 3 }));
    expect(play.fact('progress', 1, 0)).toBe(1);
  });
});
