import { describe, expect, it } from 'vitest';
import { content } from '../content/index.ts';
import { given } from '../testing/given.ts';
import {
  discovers,
  empowers,
  ends,
  exchanges,
  gains,
  orbits,
  passes,
  places,
  plays,
  siphons,
  uses,
} from '../testing/wishes.ts';
import { onTrack, terms } from '../words/terms.ts';

const options = { edition: 'earlier' } as const;

describe('The earlier edition', () => {
  it('ER3 draft, gaining, Player Turns, bonus; no Discovery phase', () => {
    const play = given({ at: 'round', round: 0, options, seats: 3 });
    play.waitFor('draft', 2);
    const phases = play.told('phase').map((one) => one['phase']);
    expect(phases).toEqual(['draft', 'gaining', 'actions', 'draft']);
  });

  it('ER4 ER5 its draft sets hold only its own kinds of spaces', () => {
    const kinds = content.editions.earlier.draft.flat().flatMap(({ steps }) => steps.map((step) => step.do));
    expect(new Set(kinds)).toEqual(
      new Set(['handOutAntimatter', 'gainMatter', 'gainDiscovery', 'removeToken', 'orbit']),
    );
  });

  it('ER7 what cannot be placed goes back, so nobody is stuck', () => {
    const play = given({
      at: 'gaining',
      options,
      red: { picks: [1, 2], board: 'blue 1: PB PB, pink 1: PB PB' },
      yellow: { picks: [2, 1] },
    });
    play.red.does(gains(0), orbits('blue'));
    expect(play.red.board).toBe('blue 2: PB PB, pink 1: PB PB');
    expect(play.told('noSpace').length).toBe(1);
  });

  it('ER8 ER9 ER10 Discover, then act, each at their own pace', () => {
    const play = given({ options, red: { discovery: 8, hand: ['oa-1'] }, yellow: { discovery: 8 } });
    play.red.does(discovers('O1'), uses('O1'), orbits('blue'), exchanges(1));
    expect(play.yellow.ruleAgainst(discovers('S1'))).toBeNull();
    play.yellow.does(passes);
    expect(play.yellow.ruleAgainst(discovers('S1'))).toBe('ER9');
    expect(play.red.ruleAgainst(discovers('M1'))).toBe('ER9');
  });

  it('ER11 all draw together, the played cards in the pile first; not in Round 6', () => {
    const play = given({
      options,
      red: { hand: ['oa-1'], discovery: 0 },
      yellow: { hand: [], discovery: 0 },
      chance: ['sa-1', 'sa-2', 'sa-3'],
    });
    play.red.does(plays('oa-1'), orbits('blue'), ends);
    expect(play.red.hand).toEqual([]);
    play.yellow.does(ends);
    expect(play.red.hand).toEqual(['sa-1', 'sa-2', 'sa-3']);
    const last = given({ options, round: 6, red: { hand: [] }, yellow: { hand: [] } });
    last.red.does(ends);
    last.yellow.does(ends);
    expect([last.red.hand, last.state.phase]).toEqual([[], 'over']);
  });

  it('ER12 one by one: a whole Player Turn per seat', () => {
    const play = given({ options: { ...options, turns: 'oneByOne' }, red: { discovery: 4 } });
    play.red.does(discovers('S1'), uses('S1'), siphons('primordial', 1));
    expect(play.asked).toEqual([0]);
    play.red.does(ends);
    expect(play.asked).toEqual([1]);
    expect(play.yellow.ruleAgainst(discovers('M1'))).toBeNull();
  });

  it('ER14 Antimatter gained on a Rift stays until it moves; what moves there afterwards is absorbed', () => {
    const pack = {
      game: 'ultramassive',
      name: 'onto a Wormhole',
      content: {
        actions: { mc: { primary: [{ do: 'gainAntimatter', size: 'major', placement: 'wormhole' }] } },
      },
    };
    const opened = () =>
      given({
        options,
        pack,
        red: {
          anomalies: ['O1'],
          hand: ['mc-1'],
          board: 'blue 2: Minor, pink 7: Minor',
          wormholes: 'blue 3, blue 7, pink 1, pink 7',
        },
      }).red.does(plays('mc-1'), places('blue 3'));
    const orbited = opened().does(uses('O1'), orbits('blue'));
    expect([orbited.board, orbited.mass, orbited.discovery]).toEqual(['blue 4: Major, pink 7: Minor', 0, 5]);
    const exchanged = opened().does(() => ({ do: 'activate', first: 0, second: 3 }));
    expect([exchanged.board, exchanged.discovery]).toEqual(['blue 2: Minor, pink 7: Major', 5]);
  });

  it('ER17 the starting player moves on as the next Round begins', () => {
    const play = given({ options, seats: 3, at: 'endOfRound', round: 1, starter: 2 });
    expect(play.state.starter).toBe(0);
    expect(play.told('round').at(-1)).toEqual({ did: 'round', round: 2, starter: 0 });
  });

  it('ER18 R63 past 100 the disc starts again, or is flipped', () => {
    expect(onTrack(100)).toEqual({ hundreds: 0, at: 100 });
    expect(onTrack(101)).toEqual({ hundreds: 1, at: 1 });
    expect(onTrack(7)).toEqual({ hundreds: 0, at: 7 });
  });

  it('ER19 the bonus as in the final edition, none in Round 6', () => {
    const play = given({ options, at: 'bonus', red: { mass: 10 }, yellow: { mass: 20 } });
    expect(play.red.mass).toBe(13);
    const last = given({ options, round: 6, red: { mass: 10, hand: [] }, yellow: { mass: 20, hand: [] } });
    last.red.does(ends);
    last.yellow.does(ends);
    expect(last.red.mass).toBe(10);
  });

  it('ER20 empowered effects all or none, Orbit the innermost first', () => {
    const { red } = given({
      options,
      red: { anomalies: ['O1', 'O2A', 'O3'], hand: ['oa-1'], board: 'blue 6: BG, blue 7: SG' },
    });
    red.does(plays('oa-1'), orbits('blue'), empowers(true), orbits('pink'));
    expect(red.mass).toBe(5);
  });

  it('ER21 Solar Mass never falls below 0, and a size once reached stays', () => {
    const pack = {
      game: 'ultramassive',
      name: 'a loss',
      content: { actions: { mc: { primary: [{ do: 'loseSolarMass', amount: 30 }] } } },
    };
    const { red } = given({ options, pack, red: { mass: 21, hand: ['mc-1'] } });
    red.does(plays('mc-1'));
    expect([red.mass, red.place.size]).toEqual([0, 'stellar']);
  });

  it('ER22 it has its own words', () => {
    expect(terms('earlier', 'en').effect).toBe('Anomaly Action');
    expect(terms('final', 'en').effect).toBe('Anomaly Effect');
    expect(terms('earlier', 'de').effect).not.toBe(terms('final', 'de').effect);
  });

  it('ER23 ER2 sixteen Core cards are its own; the others stay aside', () => {
    const play = given({ options, at: 'placing', seats: 4 });
    expect(play.state.coresAside.length).toBe(8);
    const letters = new Set(play.state.coresAside.map((id) => play.cards.coreKey(id)));
    expect(letters).toEqual(new Set(['epsilon', 'omega']));
  });

  it('ER24 cards, values and thresholds are those of the final edition', () => {
    const { red } = given({
      options,
      red: { mass: 18, hand: ['mc-1'], board: 'blue 7: BG', anomalies: ['O1'], kept: ['alpha', 'beta'] },
    });
    red.does(plays('mc-1'), places('blue 1'), uses('O1'), orbits('blue'));
    expect([red.mass, red.place.size]).toEqual([20, 'stellar']);
  });

  it('ER25 gifts to others are settled as ever', () => {
    const play = given({ options, red: { hand: ['sb-1'] } });
    play.red.does(plays('sb-1'), siphons('primordial', 1), ends);
    play.yellow.does(ends);
    expect(play.yellow.discovery).toBe(5);
  });
});
