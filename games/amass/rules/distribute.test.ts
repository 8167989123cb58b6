import { describe, expect, it } from 'vitest';
import { board } from '../testing/given.ts';
import { onXS } from '../testing/play.ts';

const two = { humans: ['Alpha', 'Echo'], at: 'distribute' } as const;
const resource = (name: string): number => (board.components['resource'] as readonly string[]).indexOf(name);
const others = (...names: string[]): string[] =>
  (board.components['resource'] as readonly string[]).filter((name) => !names.includes(name));

describe('Distribute', () => {
  it('A3 AW1 the First Player plays one of two cards and puts the other back on top', () => {
    const play = onXS({ ...two, rolls: ['RES03', 'RES08'] });
    expect(play.askedCrews).toEqual(['Alpha']);
    expect(play.crew('Alpha').choices).toHaveLength(2);
    expect(play.crew('Alpha').ruleAgainst({ do: 'choose', card: 'RES01' })).toBe('A3');
    expect(play.crew('Alpha').ruleAgainst({ do: 'pass' })).toBe('A3');
    play.crew('Alpha').does({ do: 'choose', card: 'RES08' });
    expect([play.state.current, play.state.top]).toEqual([resource('RES08'), resource('RES03')]);
    const silent = onXS({ ...two, rolls: ['RES03', 'RES08'] });
    silent.crew('Alpha').playDefault();
    expect(silent.state.current).toBe(resource('RES03'));
  });

  it('A4 AA78 the Alien walks clockwise from its start and clears what it enters or crosses, not what it leaves', () => {
    const play = onXS({
      ...two,
      alien: 8,
      mines: { U8: 2, B1: 1, F2: 2, G3: 1, J4: 1 },
      rolls: ['RES03', 'RES08'],
    });
    play.crew('Alpha').does({ do: 'choose', card: 'RES03' });
    expect(play.state.alien).toBe(2);
    expect(play.state.gone).toEqual({ green: 0, blue: 2, pink: 1, orange: 1 });
    expect([
      play.cubes('U8'),
      play.cubes('B1'),
      play.cubes('F2'),
      play.cubes('G3'),
      play.cubes('J4'),
    ]).toEqual([4, 1, 1, 1, 1]);
  });

  it('A4 AA79 the Alien takes nothing from bases', () => {
    const play = onXS({
      ...two,
      alien: 2,
      crews: { Echo: { stored: { N: ['pink'] } } },
      rolls: ['RES01', 'RES02'],
    });
    play.crew('Alpha').does({ do: 'choose', card: 'RES01' });
    expect(play.state.alien).toBe(2);
    expect(play.crew('Echo').state.stored.pink).toBe(1);
  });

  it('AA17 cubes taken by the Alien leave the game, counted openly', () => {
    const play = onXS({ ...two, alien: 8, mines: { B1: 2 }, rolls: ['RES02', 'RES01'] });
    play.crew('Alpha').does({ do: 'choose', card: 'RES02' });
    expect(play.view(0).gone).toEqual({ green: 0, blue: 0, pink: 0, orange: 2 });
    expect(play.state.supply.orange).toBe(10);
  });

  it('A5 crossed cubes are placed with five or six crews only, on the Alien’s zone too', () => {
    const five = {
      humans: ['Alpha', 'Delta', 'Echo', 'Kilo', 'Xray'],
      at: 'distribute',
      alien: 8,
      rolls: ['RES09', 'RES01'],
    } as const;
    const large = onXS(five);
    large.crew('Alpha').does({ do: 'choose', card: 'RES09' });
    expect([large.cubes('B1'), large.cubes('U8'), large.cubes('F2')]).toEqual([1, 1, 2]);
    expect(large.state.alien).toBe(1);
    const four = onXS({ ...five, humans: ['Alpha', 'Delta', 'Echo', 'Kilo'] });
    four.crew('Alpha').does({ do: 'choose', card: 'RES09' });
    expect([four.cubes('B1'), four.cubes('U8')]).toEqual([0, 0]);
    const withAi = onXS({ ...five, humans: ['Alpha', 'Delta'], ai: ['Echo', 'Kilo', 'Xray'] }); // AA36
    withAi.crew('Alpha').does({ do: 'choose', card: 'RES09' });
    expect([withAi.cubes('B1'), withAi.cubes('U8')]).toEqual([1, 1]);
  });

  it('AA19 a colour that runs short fills the mines in zone order, plain and crossed together', () => {
    const play = onXS({ ...two, alien: 8, gone: { green: 46 }, rolls: ['RES05', 'RES01'] });
    play.crew('Alpha').does({ do: 'choose', card: 'RES05' });
    expect([play.cubes('J4'), play.cubes('P6'), play.cubes('U8'), play.state.supply.green]).toEqual([
      2, 0, 0, 0,
    ]);
  });

  it('AA20 an empty resource deck is reshuffled from the cards played', () => {
    const play = onXS({
      ...two,
      also: { played: others('RES12'), current: 'RES12' },
      rolls: ['RES04', 'RES12'],
    });
    expect(play.told('shuffle')).toHaveLength(1);
    expect(play.state.offered).toEqual([resource('RES04'), resource('RES12')]);
    expect(play.state.resources).toHaveLength(10);
  });

  it('A4 the Alien is told to move before it clears the mines on its way', () => {
    const play = onXS({ ...two, mines: { F2: 1, G3: 2 }, alien: 1, rolls: ['RES03', 'RES07'] });
    play.crew('Alpha').does({ do: 'choose', card: 'RES03' });
    const told = play.stage.told.map(({ event }) => event.did);
    expect(told.filter((did) => ['moveAlien', 'clear', 'distribute'].includes(did))).toEqual([
      'moveAlien',
      'clear',
      'clear',
      'distribute',
    ]);
  });

  it('AA21 a single card left is played without choice and without shuffling', () => {
    const play = onXS({ ...two, also: { played: others('RES12'), top: 'RES12', 'crews.0.sawTop': true } });
    expect([play.now, play.state.current, play.told('shuffle').length]).toEqual([
      'plan',
      resource('RES12'),
      0,
    ]);
  });

  it('A38 a card put back stays known to those who have seen it, as long as it lies there', () => {
    const play = onXS({
      ...two,
      humans: ['Alpha', 'Delta', 'Echo'],
      first: 'Delta',
      also: { top: 'RES05', 'crews.0.sawTop': true },
      rolls: ['RES07'],
    });
    play.crew('Delta').does({ do: 'choose', card: 'RES07' });
    expect([play.view(1).top, play.view(2).top, play.view(4).top]).toEqual([
      resource('RES05'),
      resource('RES05'),
      '?',
    ]);
    expect(play.view(4).crews.map((crew) => crew.sawTop)).toEqual(['?', '?', false]);
    const other = onXS({
      ...two,
      humans: ['Alpha', 'Delta', 'Echo'],
      first: 'Delta',
      also: { top: 'RES05', 'crews.0.sawTop': true },
      rolls: ['RES07'],
    });
    other.crew('Delta').does({ do: 'choose', card: 'RES05' });
    expect([other.view(1).top, other.view(2).top]).toEqual(['?', resource('RES07')]);
  });
});
