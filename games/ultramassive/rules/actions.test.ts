import { describe, expect, it } from 'vitest';
import { given } from '../testing/given.ts';
import {
  activates,
  discards,
  discovers,
  empowers,
  ends,
  exchanges,
  isDone,
  movesStack,
  opens,
  orbits,
  places,
  plays,
  siphons,
  takesCore,
  uses,
  usesCore,
} from '../testing/wishes.ts';
import { deckSize } from './deck.ts';

describe('Discovery', () => {
  it('R31 an Anomaly stays for the whole game and works in the same Round', () => {
    const play = given({ at: 'discovery', red: { discovery: 4 }, yellow: { discovery: 0 } });
    play.red.does(discovers('O1'), uses('O1'), orbits('blue'));
    expect(play.red.ruleAgainst(uses('M1'))).toBe('R31');
    expect(play.waitFor('discovery', 3).red.place.anomalies).toEqual(['O1']);
  });

  it('R32 Core Anomalies cannot be bought', () => {
    const play = given({ at: 'discovery', red: { discovery: 10 } });
    expect(play.red.may('discover').map((move) => (move.do === 'discover' ? move.anomaly : ''))).toEqual([
      'S1',
      'M1',
      'O1',
    ]);
  });

  it('R83 the whole cost must be held', () => {
    const play = given({ at: 'discovery', red: { discovery: 4, anomalies: ['S1', 'S2A'] } });
    expect(play.red.ruleAgainst(discovers('S3'))).toBe('R83');
  });
});

describe('Actions', () => {
  it('R38 Passives are unlimited, Effects belong to the seat’s Actions phase', () => {
    const { red } = given({
      red: { anomalies: ['O1', 'O2B', 'O3'], hand: ['oa-1'], board: 'blue 7: BG, pink 7: BG' },
    });
    red.does(uses('O1'), orbits('blue'), plays('oa-1'), orbits('pink'), empowers(false));
    expect(red.mass).toBe(6); // 2 + 1 + 2 + 1
    expect(red.ruleAgainst(uses('O2B'))).toBe('R38');
  });

  it('R40 A26 the pile becomes the deck as the last card is taken, and drawing goes on', () => {
    const play = given({
      red: { hand: ['sa-1'], discovery: 0 },
      yellow: { hand: ['sa-2', 'sa-3', 'sa-4'], discovery: 0 },
      also: {
        deck: ['oa-1'],
        discard: allBut(['sa-1', 'sa-2', 'sa-3', 'sa-4', 'oa-1', 'oa-2']),
        removed: ['oa-2'],
      },
      chance: ['oa-1', 'ob-1'],
    });
    play.red.does(ends);
    play.yellow.does(ends);
    expect(play.red.hand).toEqual(['oa-1', 'ob-1', 'sa-1']);
    expect(play.state.discard).toEqual([]);
    expect(play.told('shuffle')).toEqual([{ did: 'shuffle', cards: 44 }]);
  });

  it('A26 the pile becomes the deck even when the last card taken was the last one needed', () => {
    const play = given({
      red: { hand: ['sa-1', 'sb-1'], discovery: 0 },
      yellow: { hand: ['sa-2', 'sa-3', 'sa-4'], discovery: 0 },
      also: { deck: ['oa-1'], discard: allBut(['sa-1', 'sb-1', 'sa-2', 'sa-3', 'sa-4', 'oa-1']) },
    });
    play.red.does(ends);
    play.yellow.does(ends);
    expect([deckSize(play.state), play.state.discard.length]).toEqual([44, 0]);
  });

  it('A25 A51 with deck and pile empty there is nothing to draw; the deck waits for a card in the pile', () => {
    const rest = allBut(['sa-1', 'sa-2', 'oa-1']);
    const play = given({
      red: { hand: ['sa-1'], discovery: 0 },
      yellow: { hand: ['sa-2'], discovery: 0 },
      also: { deck: ['oa-1'], discard: [], removed: rest },
    });
    play.red.does(ends);
    play.yellow.does(ends);
    expect(play.red.hand).toEqual(['oa-1', 'sa-1']);
    expect(play.yellow.hand).toEqual(['sa-2']);
    expect([play.state.deck, play.state.discard]).toEqual([[], []]);
  });

  it('A27 a hand above three is kept', () => {
    const play = given({ red: { hand: ['sa-1', 'sa-2', 'sa-3', 'sa-4'], discovery: 0 } });
    play.red.does(ends);
    play.yellow.does(ends);
    expect(play.red.hand.length).toBe(4);
  });

  it('A32 A59 a card or Effect that can do nothing may still be used', () => {
    const { red } = given({
      red: { mass: 20, hand: ['oa-1'], anomalies: ['M1', 'M2A'], cores: ['gamma', 'omega'], discovery: 0 },
    });
    red.does(plays('oa-1'), orbits('pink'), uses('M2A'), isDone, usesCore('gamma-1'), isDone);
    expect(red.ruleAgainst(usesCore('omega-1'))).toBe('A59');
  });

  it('A33 an Effect with a discard cost needs a card', () => {
    const { red } = given({ red: { mass: 20, hand: [], cores: ['alpha', 'delta'] } });
    expect(red.ruleAgainst(usesCore('alpha-1'))).toBe('A33');
    const other = given({
      red: { mass: 20, hand: ['sc-1', 'oa-1'], cores: ['alpha', 'delta'], discovery: 0 },
    }).red;
    other.does(usesCore('alpha-1'), discards('sc-1'), usesCore('delta-1'), discards('oa-1'));
    expect([other.mass, other.discovery]).toEqual([26, 3]);
  });

  it('A31 empowered effects are all or none, asked after the primary ones', () => {
    const owned = ['S1', 'S2B', 'S3'] as const;
    const { red } = given({ red: { hand: ['sc-1', 'sc-2'], anomalies: [...owned], discovery: 0 } });
    red.does(plays('sc-1'));
    expect(red.ruleAgainst(empowers(true))).toBe('R72');
    red.does(siphons('primordial', 1), empowers(true), siphons('primordial', 1));
    expect(red.discovery).toBe(4); // two Siphons, the first of the Round, the empowered counter
    red.does(plays('sc-2'), siphons('primordial', 1), empowers(false));
    expect(red.place.tally.empowered).toBe(1);
  });

  it('R45 Wormholes do not move when tokens orbit', () => {
    const { red } = given({ red: { anomalies: ['O1'], board: 'blue 1: BG' } });
    const before = red.wormholes;
    red.does(uses('O1'), orbits('blue'));
    expect([red.board, red.wormholes]).toEqual(['blue 2: BG', before]);
  });

  it('R43 R44 Gamma opens closed Wormholes and pays for pairs', () => {
    const { red } = given({ red: { mass: 20, cores: ['gamma'] } });
    red.does(activates(0, 1));
    expect([red.mass, red.wormholes]).toEqual([21, 'blue 1 closed, blue 2 closed, pink 1, pink 2']);
    red.does(usesCore('gamma-1'));
    expect(red.ruleAgainst(opens(2))).toBe('R43');
    red.does(opens(0), opens(1), activates(0, 2));
    expect(red.mass).toBe(22);
  });

  it('A4 only where Antimatter rests when the action ends counts', () => {
    const { red } = given({ red: { anomalies: ['O1', 'O2A', 'O3'], board: 'blue 1: Major, pink 1: Minor' } });
    red.does(uses('O3'), orbits('blue'));
    expect(red.board).toBe('blue 3: Major, pink 1: Minor');
    red.does(orbits('blue'));
    expect([red.board, red.mass]).toEqual(['blue 5: Major, pink 1: Minor', 0]);
  });

  it('A5 A6 A7 an Orbit merges nothing; only the hole collects, without detonation', () => {
    const { red } = given({
      red: {
        anomalies: ['O1'],
        hand: ['od-1'],
        board: 'blue 5: BG SG, blue 6: Minor, blue 7: PB, blue 1: Major',
      },
    });
    red.does(plays('od-1'), orbits('blue'));
    expect([red.board, red.mass, red.discovery]).toEqual(['blue 4: Major', 9, 5]);
  });

  it('A19 thresholds count on reaching them', () => {
    const { red } = given({
      red: { mass: 49, size: 'stellar', discovery: 1, cores: ['beta'], kept: ['alpha', 'gamma'] },
    });
    red.does(exchanges(1), takesCore('alpha-1'));
    expect([red.mass, red.place.size]).toEqual([50, 'supermassive']);
  });

  it('A20 a pushed Wormhole goes on to the next free space', () => {
    const { red } = given({
      red: {
        mass: 19,
        discovery: 1,
        wormholes: 'blue 7, blue 6, blue 5, pink 1',
        kept: ['alpha', 'beta', 'gamma'],
      },
    });
    red.does(exchanges(1));
    expect(red.wormholes).toBe('blue 4, blue 6, blue 5, pink 1');
  });

  it('R50 R73 Passives that raise values add up, for Matter, the Major and the Minor', () => {
    const pack = {
      game: 'ultramassive',
      name: 'heavier still',
      content: {
        cores: {
          beta: {
            passives: [
              { is: 'matterValue', amount: 2 },
              { is: 'antimatterValue', amount: 1 },
            ],
          },
        },
      },
    };
    const { red } = given({
      pack,
      red: {
        mass: 20,
        cores: ['beta'],
        anomalies: ['M1', 'M2B', 'M3', 'M4', 'O1'],
        hand: ['od-1'],
        discovery: 0,
        board: 'blue 4: BG, blue 5: Major, blue 6: Minor',
      },
    });
    red.does(plays('od-1'), orbits('blue'));
    expect([red.mass, red.discovery]).toEqual([30, 2]); // 2 + 1 + 2 and 4 + 1, and 1 + 1 counters
  });

  it('A45 Passives that raise values do not change the limit', () => {
    const { red } = given({
      red: { anomalies: ['M1', 'M2B', 'M3', 'M4', 'O1'], hand: ['mb-1'], board: 'blue 1: SG SG, pink 7: BG' },
    });
    red.does(uses('O1'), orbits('pink'));
    expect(red.mass).toBe(3);
    red.does(plays('mb-1'), places('blue 1'));
    expect(red.board).toBe('blue 1: BG SG SG, pink 1: BG');
  });

  it('A54 Matter may be moved onto Matter within the limit, or into the hole', () => {
    const { red } = given({
      red: {
        anomalies: ['O1', 'O2A'],
        board: 'blue 5: BG, blue 6: SG SG, blue 7: SG SG, pink 1: BG, pink 2: Minor',
      },
    });
    red.does(uses('O2A'));
    expect(red.ruleAgainst(movesStack('blue 6', 1))).toBe('A54');
    expect(red.ruleAgainst(isDone)).toBeNull(); // "up to"
    expect(red.ruleAgainst(movesStack('pink 1', 1))).toBe('A54'); // Matter never onto Antimatter
    red.does(movesStack('blue 5', 3));
    expect([red.board, red.mass]).toEqual(['blue 6: SG SG, blue 7: SG SG, pink 1: BG, pink 2: Minor', 2]);
  });

  it('A57 covered tokens and tokens on Rifts are not brought to the hole by an Orbit', () => {
    const { red } = given({ red: { anomalies: ['O1', 'O2B'], board: 'blue 2: Major' } });
    red.does(uses('O1'), orbits('blue'));
    expect(red.mass).toBe(4);
    const other = given({
      red: { anomalies: ['O1', 'O2B'], mass: 16, board: 'blue 2: Major, pink 7: BG' },
    }).red;
    other.does(uses('O1'), orbits('blue'));
    expect([other.mass, other.place.size]).toEqual([22, 'stellar']); // 4 on the Rift, 2 covered, nothing for O2B
    const third = given({ red: { anomalies: ['O1', 'O2B'], board: 'blue 7: Minor' } }).red;
    third.does(uses('O1'), orbits('blue'));
    expect([third.mass, third.discovery]).toEqual([1, 5]);
  });

  it('A24 A64 tokens stay where they are when Wormholes are moved', () => {
    const play = given({ at: 'endOfRound', round: 4, red: { board: 'blue 3: BG' } });
    play.red.does(() => ({
      do: 'placeWormholes',
      spots: [1, 2, 3, 4].map((space) => ({ channel: 'blue', space })),
    }));
    play.yellow.does(() => play.yellow.choices[0] ?? { do: 'end' });
    expect([play.red.board, play.red.wormholes]).toEqual(['blue 3: BG', 'blue 1, blue 2, blue 3, blue 4']);
  });
});

function allBut(names: readonly string[]): string[] {
  const { cards } = given({ at: 'placing' });
  return (cards.components['action'] as readonly string[]).filter((name) => !names.includes(name));
}
