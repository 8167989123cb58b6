import { describe, expect, it } from 'vitest';
import { given } from '../testing/given.ts';
import { ends, exchanges, gains, orbits, places, plays, removes, upgrades, uses } from '../testing/wishes.ts';

const advanced = { advancedDraft: true };

describe('Gaining drafted Resources', () => {
  it('R15 an Orbit space is one Orbit of the size shown', () => {
    const play = given({
      at: 'gaining',
      options: advanced,
      also: { draftTokens: ['DT02', 'DT04'] },
      red: { picks: [0, 0], board: 'blue 4: BG, blue 5: SG' },
      yellow: { picks: [1, 1] },
    });
    play.red.does(gains(0), orbits('blue'));
    expect(play.red.board).toBe('blue 7: BG');
    expect(play.red.mass).toBe(3);
  });

  it('R16 a Matter space gives its token, a counter space its number', () => {
    const play = given({ at: 'gaining', red: { picks: [3, 1] }, yellow: { picks: [1, 2] } });
    play.red.does(gains(0), places('pink 1'));
    expect(play.red.discovery).toBe(6);
    expect(play.red.board).toBe('pink 1: SG');
  });

  it('R18 R21 Antimatter is removed unscored, once, then the token shown is gained', () => {
    const play = given({
      at: 'gaining',
      options: advanced,
      also: { draftTokens: ['DT01', 'DT03'] },
      red: { picks: [2, 1], board: 'blue 5: Major, pink 4: Minor, blue 1: BG' },
      yellow: { picks: [1, 0] },
    });
    const { red } = play;
    red.does(gains(0));
    expect(red.ruleAgainst(removes('blue 1', 'BG'))).toBe('R18');
    expect(red.ruleAgainst(removes('blue 4', 'Major'))).toBe('R18');
    red.does(removes('blue 5', 'Major'), places('blue 1'));
    expect(red.board).toBe('blue 1: BG SG, pink 4: Minor');
    expect(red.mass).toBe(0);
  });

  it('A15 A49 Antimatter still to be placed may be removed instead: your own Major, a Minor from another', () => {
    const play = given({
      at: 'gaining',
      options: advanced,
      also: { draftTokens: ['DT01', 'DT06'] },
      red: { picks: [2, 0] },
      yellow: { picks: [0, 3] },
    });
    const { red } = play;
    expect(red.place.pending.map((one) => (one.is === 'token' ? one.token : one.is))).toEqual([
      'space',
      'major',
      'minor',
    ]);
    red.does(gains(0));
    expect(red.ruleAgainst(() => ({ do: 'removePending', at: 2 }))).toBe('A49');
    red.does(() => ({ do: 'removePending', at: 1 }), places('blue 1'), places('pink 1'));
    expect([red.board, red.mass, red.discovery]).toEqual(['blue 1: SG, pink 1: Major', 0, 4]);
  });

  it('R20 Matter on the board is removed unscored, one token of a stack, for three counters', () => {
    const play = given({
      at: 'gaining',
      options: advanced,
      also: { draftTokens: ['DT05', 'DT04'] },
      red: { picks: [0, 1], board: 'blue 4: BG SG, pink 2: Minor' },
      yellow: { picks: [1, 0] },
    });
    const { red } = play;
    red.does(gains(0));
    expect(red.ruleAgainst(removes('pink 2', 'Minor'))).toBe('R20');
    red.does(removes('blue 4', 'BG'));
    expect([red.board, red.mass, red.discovery]).toEqual(['blue 4: SG, pink 2: Minor', 0, 9]); // 3 and the space of 2
  });

  it('R22 Matter goes on the first space of either Channel', () => {
    const { red } = given({ red: { hand: ['mc-1'] } });
    red.does(plays('mc-1'));
    expect(red.may('place').length).toBe(2);
    expect(red.ruleAgainst(places('blue 2'))).toBe('R22');
    expect(red.ruleAgainst(places('blue 7'))).toBe('R22'); // a Wormhole does not help
  });

  it('R27 a Stack of Matter is all Matter on a space, a single token too', () => {
    const { red } = given({
      red: { anomalies: ['O1', 'O2A'], board: 'blue 1: BG, pink 2: BG SG, blue 4: Minor' },
    });
    const starts = new Set(
      red
        .does(uses('O2A'))
        .may('moveStack')
        .map((move) => (move.do === 'moveStack' ? `${move.channel} ${move.space}` : '')),
    );
    expect([...starts].sort()).toEqual(['blue 1', 'blue 4', 'pink 2']);
  });

  it('A3 each drafted Resource is closed on its own', () => {
    const play = given({
      at: 'gaining',
      red: { picks: [2, 0], board: 'blue 6: SG, blue 7: BG' },
      yellow: { picks: [1, 2] },
    });
    play.red.does(gains(0), orbits('blue'));
    expect(play.red.mass).toBe(2); // before the second Orbit
    play.red.does(orbits('blue'));
    expect(play.red.mass).toBe(5);
  });

  it('A11 A12 Antimatter detonates at once and does not count for the limit', () => {
    const { red } = given({ red: { hand: ['mb-1'], board: 'blue 1: Major, pink 1: BG SG SG' } });
    red.does(plays('mb-1')); // the first of two stars has only blue 1
    expect(red.board).toBe('blue 1: BG, pink 1: BG SG SG');
  });

  it('A52 a Wormhole on a first space gives no second way there', () => {
    const { red } = given({ red: { anomalies: ['M1'], wormholes: 'blue 1, blue 7, pink 1, pink 4 closed' } });
    red.does(uses('M1'));
    expect(red.may('place').length).toBe(4);
  });

  it('A56 Passives that widen placement serve their own source alone', () => {
    const wormholes = 'blue 2, blue 7, pink 3, pink 7 closed';
    const { red } = given({
      red: { anomalies: ['S1', 'S2A'], hand: ['mc-1', 'sc-1'], wormholes },
    });
    red.does(plays('mc-1'));
    expect(red.may('place').length).toBe(2); // a Matter card, but the Passive is of Siphons
    red.does(places('blue 1'), plays('sc-1'), () => ({ do: 'siphon', size: 'primordial', option: 0 }));
    expect(red.may('place').length).toBe(6);
    const play = given({
      red: { hand: ['ma-1'] },
      yellow: { anomalies: ['M1', 'M2A', 'S1'], hand: ['mc-1', 'sc-1'], wormholes, discovery: 0 },
    });
    play.yellow.does(plays('sc-1'), () => ({ do: 'siphon', size: 'primordial', option: 0 }));
    expect(play.yellow.may('place').length).toBe(2); // a Siphon, but the Passive is of Matter cards
    play.yellow.does(places('blue 1'), plays('mc-1'));
    expect(play.yellow.may('place').length).toBe(6);
    play.yellow.does(places('blue 7'), ends);
    play.red.does(plays('ma-1'), places('blue 1'), places('pink 1'), ends);
    expect(play.yellow.may('place').length).toBe(2); // a gift of another
  });

  it('A22 on a Wormhole means open or closed', () => {
    const { red } = given({ red: { hand: ['me-1'], wormholes: 'blue 2 closed, blue 7, pink 1, pink 4' } });
    red.does(plays('me-1'), places('blue 2'));
    expect(red.board).toBe('blue 2: BG');
  });

  it('A53 Matter placed where Antimatter waits on a Rift detonates', () => {
    const pack = {
      game: 'ultramassive',
      name: 'both on a Wormhole',
      content: {
        actions: {
          mc: {
            primary: [
              { do: 'gainAntimatter', size: 'major', placement: 'wormhole' },
              { do: 'gainMatter', token: 'blueGiant', count: 1, placement: 'wormhole' },
            ],
          },
        },
      },
    };
    const { red } = given({ pack, red: { hand: ['mc-1'], wormholes: 'blue 3, blue 7, pink 1, pink 4' } });
    red.does(plays('mc-1'), places('blue 3'), places('blue 3'));
    expect([red.board, red.mass]).toEqual(['', 0]);
  });

  it('A55 different tokens, not the last step, within the limit, or none', () => {
    const { red } = given({
      red: { anomalies: ['M1', 'M2A'], board: 'blue 1: BG, pink 1: BG SG SG, blue 5: PB' },
    });
    red.does(uses('M2A'));
    expect(red.ruleAgainst(upgrades('blue 5', 'PB'))).toBe('A55');
    expect(red.ruleAgainst(upgrades('pink 1', 'SG'))).toBe('R23');
    red.does(upgrades('blue 1', 'BG'));
    expect(red.ruleAgainst(upgrades('blue 1', 'SG'))).toBe('A55');
    expect(red.choices.map((move) => move.do)).toEqual(['done']);
  });

  it('R37 A62 an exchange is any number of counters, between actions, closed as a whole', () => {
    const { red } = given({
      red: { mass: 18, discovery: 7, board: 'blue 7: BG', kept: ['alpha', 'beta', 'gamma'] },
    });
    expect(red.may('exchange').length).toBe(7);
    expect(red.ruleAgainst(exchanges(8))).toBe('R37');
    red.does(exchanges(7));
    expect([red.mass, red.discovery, red.place.size]).toEqual([27, 0, 'stellar']);
    const other = given({ red: { hand: ['oa-1'], discovery: 3 } }).red.does(plays('oa-1'));
    expect(other.ruleAgainst(exchanges(1))).toBe('R46'); // not in mid-action
  });

  it('R36 an action is complete before anything is absorbed', () => {
    const { red } = given({ red: { hand: ['sd-1'], anomalies: ['S1'], board: 'blue 7: SG' } });
    red.does(plays('sd-1'));
    expect(red.ruleAgainst(ends)).toBe('R72');
    red.does(() => ({ do: 'siphon', size: 'primordial', option: 0 }), places('blue 1'));
    expect(red.mass).toBe(0);
    red.does(orbits('blue'));
    expect([red.mass, red.board]).toEqual([3, 'blue 2: BG']);
  });
});
