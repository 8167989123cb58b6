import { describe, expect, it } from 'vitest';
import { onXS } from '../testing/play.ts';

const two = { humans: ['Alpha', 'Echo'], at: 'combat' } as const;
const three = { humans: ['Alpha', 'Delta', 'Echo'], at: 'combat' } as const;
const fight = (at: string, against: string) => ({ do: 'fight', at, against });

describe('Combat: what is due', () => {
  it('A12 a member carries one cube; surplus members get nothing, surplus cubes stay', () => {
    const play = onXS({ ...two, mines: { F2: 1, G3: 3 }, crews: { Alpha: { at: { F2: 3, G3: 1 } } } });
    expect([
      play.crew('Alpha').state.haul.blue,
      play.crew('Alpha').state.haul.pink,
      play.cubes('G3'),
    ]).toEqual([1, 1, 2]);
  });

  it('AA4 rivals at an empty mine fight', () => {
    const play = onXS({
      ...two,
      crews: { Alpha: { at: { F2: 1 } }, Echo: { at: { F2: 1 } } },
      rolls: [6, 5],
    });
    expect(play.told('pairs')).toHaveLength(1);
  });

  it('A13 AW4 picks go clockwise from the First Player, one roll-off each, round and round', () => {
    const at = { at: { B1: 1, M5: 1 } };
    const play = onXS({ ...three, first: 'Delta', crews: { Alpha: at, Delta: at, Echo: at }, rolls: [6, 1] });
    expect(play.askedCrews).toEqual(['Delta']);
    expect(play.crew('Delta').choices).toHaveLength(4);
    expect(play.crew('Delta').playDefault()).toEqual({ do: 'fight', at: 'M5', against: 2 }); // as an AI crew would
    expect([play.crew('Echo').state.major, play.askedCrews]).toEqual([1, ['Echo']]);
  });

  it('A13 the First Player picks first when Command is over', () => {
    const at = { at: { B1: 1, M5: 1 } };
    const play = onXS({ ...three, at: 'command', first: 'Echo', crews: { Alpha: at, Delta: at, Echo: at } });
    expect([play.now, play.askedCrews]).toEqual(['pick', ['Echo']]);
  });

  it('AA3 three crews at a mine: the picker chooses the opponent, and what is due is worked out again', () => {
    const play = onXS({
      ...three,
      mines: { F2: 1 },
      crews: { Alpha: { at: { F2: 1 } }, Delta: { at: { F2: 1 } }, Echo: { at: { F2: 1 } } },
      rolls: [6, 4, 5, 1],
    });
    play.crew('Alpha').does(fight('F2', 'Echo'));
    expect(play.told('fight')).toEqual([
      { did: 'fight', crew: 0, against: 2, at: 'F2' },
      { did: 'fight', crew: 1, against: 0, at: 'F2' },
    ]);
    expect([play.crew('Delta').state.haul.blue, play.crew('Alpha').state.major]).toEqual([1, 1]);
  });

  it('AA5 AA56 nobody may hold a fight back or pass', () => {
    const play = onXS({ ...two, crews: { Alpha: { at: { B1: 1, F2: 1 } }, Echo: { at: { B1: 1, F2: 1 } } } });
    expect(play.crew('Alpha').ruleAgainst({ do: 'pass' })).toBe('A48');
    expect(play.crew('Alpha').ruleAgainst({ do: 'withdraw', base: 'Echo' })).toBe('A49');
    expect(play.crew('Alpha').may('fight')).toHaveLength(2);
  });

  it('AA6 one pick is one roll-off; then the next seat picks', () => {
    const play = onXS({
      ...two,
      crews: { Alpha: { at: { F2: 2 } }, Echo: { at: { F2: 2 } } },
      rolls: [6, 2, 5, 4, 5, 2],
    });
    expect(play.told('fight').map((event) => event['crew'])).toEqual([0, 1]);
    expect(play.told('roll')[1]).toEqual({ did: 'roll', crew: 1, against: 0, faces: [5], rivalFaces: [2] });
  });

  it('A44 a single public choice is taken without asking', () => {
    const play = onXS({
      ...two,
      crews: { Alpha: { at: { F2: 1 } }, Echo: { at: { F2: 1 } } },
      rolls: [3, 3],
    });
    expect([play.told('pass'), play.crew('Alpha').state.home]).toEqual([[], 8]);
  });

  it('A48 mine and facing fights are due for every crew there, a raid for the raider only', () => {
    const play = onXS({
      ...three,
      crews: {
        Alpha: { at: { 'Echo N': 1, 'Echo E': 1 } },
        Delta: { at: { 'Echo N': 1 } },
        Echo: { at: { defence: 1 } },
      },
    });
    expect([play.crew('Alpha').due, play.crew('Delta').due, play.crew('Echo').due]).toEqual([
      ['Echo N', 'Echo'],
      ['Echo N'],
      [],
    ]);
    expect(play.crew('Alpha').ruleAgainst(fight('Echo', 'Delta'))).toBe('A48');
    expect(play.crew('Alpha').ruleAgainst(fight('F2', 'Delta'))).toBe('A48');
  });

  it('A49 who withdraws keeps fighting at contested facings', () => {
    const play = onXS({
      ...three,
      crews: {
        Alpha: { at: { 'Echo N': 1, 'Echo E': 1 } },
        Delta: { at: { 'Echo N': 1 } },
        Echo: { at: { defence: 1 } },
      },
      rolls: [6, 1],
    });
    play.crew('Alpha').does({ do: 'withdraw', base: 'Echo' });
    expect(play.told('fight')).toEqual([{ did: 'fight', crew: 1, against: 0, at: 'Echo N' }]);
    expect([play.crew('Alpha').state.withdrawn, play.crew('Alpha').state.major]).toEqual([1, 1]);
  });

  it('A49 A22 who has withdrawn goes home unhurt', () => {
    const play = onXS({
      ...two,
      crews: { Alpha: { at: { 'Echo N': 1, 'Echo S': 1 } }, Echo: { at: { defence: 1 } } },
    });
    play.crew('Alpha').does({ do: 'withdraw', base: 'Echo' });
    const { home, withdrawn } = play.crew('Alpha').state;
    expect([play.state.round, home, withdrawn, play.told('roll')]).toEqual([2, 8, 0, []]);
  });

  it('AA7 each crew raids apart; when the defenders are gone all raiders steal, also those that never rolled', () => {
    const play = onXS({
      ...three,
      crews: {
        Alpha: { at: { 'Echo N': 1 } },
        Delta: { at: { 'Echo S': 1 } },
        Echo: { at: { defence: 1 }, stored: { N: ['green'], S: ['green'] } },
      },
      rolls: [6, 1, 2, 2],
    });
    play.crew('Alpha').does(fight('Echo', 'Echo'));
    play.crew('Alpha').does({ do: 'steal', cubes: 1 });
    play.crew('Delta').does({ do: 'steal', cubes: 1 });
    expect([play.crew('Alpha').state.haul.green, play.crew('Delta').state.haul.green]).toEqual([1, 1]);
  });

  it('AA8 A18 rivals at different facings of an undefended base do not fight and both steal', () => {
    const play = onXS({
      ...three,
      crews: {
        Alpha: { at: { 'Echo N': 1 } },
        Delta: { at: { 'Echo S': 1 } },
        Echo: { stored: { N: ['green'], S: ['green'] } },
      },
      rolls: [2, 2],
    });
    expect([play.told('fight'), play.now]).toEqual([[], 'steal']);
  });

  it('AA9 a facing won later may attack on a later pick', () => {
    const play = onXS({
      ...three,
      crews: {
        Alpha: { at: { 'Echo N': 1, 'Echo W': 1 } },
        Delta: { at: { 'Echo W': 1 } },
        Echo: { at: { defence: 2 } },
      },
      rolls: [6, 4, 4, 1, 6, 5, 5, 4],
    });
    play.crew('Alpha').does(fight('Echo', 'Echo'));
    expect(play.told('roll')[0]?.['faces']).toEqual([6]);
    play.crew('Alpha').does(fight('Echo', 'Echo'));
    expect(play.told('roll')[2]?.['faces']).toEqual([5, 5]);
  });

  it('AA59 a tie that removes the last of both wins nothing', () => {
    const play = onXS({
      ...two,
      crews: { Alpha: { at: { 'Echo N': 1 } }, Echo: { at: { defence: 1 }, stored: { N: ['pink'] } } },
      rolls: [4, 4],
    });
    play.crew('Alpha').does(fight('Echo', 'Echo'));
    expect([play.told('stealRoll'), play.crew('Echo').state.stored.pink]).toEqual([[], 1]);
  });

  it('A10 nobody mines, raids or fights in the Alien zone; members there go home', () => {
    const play = onXS({
      ...three,
      alien: 3,
      mines: { G3: 1 },
      crews: {
        Alpha: { at: { G3: 2, 'Echo N': 1 } },
        Delta: { at: { G3: 1, 'Echo N': 1 } },
        Echo: { stored: { N: ['pink'] } },
      },
    });
    expect([
      play.told('fight'),
      play.told('stealRoll'),
      play.state.round,
      play.cubes('G3'),
      play.crew('Alpha').state.home,
    ]).toEqual([[], [], 2, 1, 8]);
  });

  it('AA33 a base in the Alien zone is raided by armoured crews only; its own crew acts elsewhere and stores', () => {
    const crews = {
      Alpha: { at: { 'Echo N': 1 }, armour: true },
      Delta: { at: { 'Echo S': 1 } },
      Echo: { at: { F2: 1 }, stored: { N: ['pink'], S: ['pink'] } },
    } as const;
    const play = onXS({ ...three, alien: 3, mines: { F2: 1 }, crews, rolls: [3] });
    expect(play.told('stealRoll')).toEqual([{ did: 'stealRoll', crew: 0, at: 'Echo N', face: 3 }]);
    play.crew('Alpha').does({ do: 'steal', cubes: 1 });
    expect(play.askedCrews).toEqual(['Alpha', 'Echo']);
  });

  it('AA32 armoured crews fight each other there; defenders defend against armoured raiders', () => {
    const mine = onXS({
      ...three,
      alien: 3,
      mines: { G3: 1 },
      crews: {
        Alpha: { at: { G3: 1 }, armour: true },
        Delta: { at: { G3: 1 }, armour: true },
        Echo: { at: { G3: 3 } },
      },
      rolls: [6, 5],
    });
    expect([mine.told('fight').length, mine.crew('Alpha').state.haul.pink]).toEqual([1, 1]);
    const raid = onXS({
      ...two,
      alien: 3,
      crews: { Alpha: { at: { 'Echo N': 1 }, armour: true }, Echo: { at: { defence: 1 } } },
    });
    expect(raid.crew('Alpha').due).toEqual(['Echo']);
  });

  it('AA24 the camp lies in no zone and is never blocked', () => {
    const play = onXS({ ...two, alien: 8, crews: { Alpha: { at: { camp: 1 } } }, rolls: [3] });
    expect(play.told('camp')).toEqual([{ did: 'camp', seat: 0, face: 3 }]);
  });
});
