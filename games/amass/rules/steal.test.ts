import { describe, expect, it } from 'vitest';
import { onXS } from '../testing/play.ts';

const two = { humans: ['Alpha', 'Echo'], at: 'deposit' } as const;

describe('Stealing', () => {
  const raid = (stored: Record<string, string[]>, rolls: number[]) =>
    onXS({ ...two, crews: { Alpha: { at: { 'Echo N': 1 } }, Echo: { stored: stored as never } }, rolls });

  it('A20 AW7 outermost first, as many as the roll allows, or fewer, or none', () => {
    const play = raid({ N: ['orange', 'green', 'blue', 'green'] }, [4]);
    expect(play.crew('Alpha').choices).toEqual([3, 2, 1, 0].map((cubes) => ({ do: 'steal', cubes })));
    expect(play.crew('Alpha').ruleAgainst({ do: 'pass' })).toBe('A20');
    play.crew('Alpha').does({ do: 'steal', cubes: 2 });
    expect(play.crew('Echo').state.slots[0]).toEqual(['orange', 'green', null, null, null]);
    expect(
      raid({ N: ['green'] }, [4])
        .crew('Alpha')
        .playDefault(),
    ).toEqual({ do: 'steal', cubes: 1 });
  });

  it('A20 nobody steals from a base that is still defended, by a member or a droid', () => {
    const from = (echo: object) =>
      onXS({
        ...two,
        crews: { Alpha: { at: { 'Echo N': 1 } }, Echo: { stored: { N: ['pink'] }, ...echo } },
      });
    expect(from({}).told('stealRoll')).toHaveLength(1);
    expect(from({ at: { defence: 1 } }).told('stealRoll')).toEqual([]);
    expect(from({ droids: 1 }).told('stealRoll')).toEqual([]);
  });

  it('AA14 empty slots are passed over', () => {
    const play = raid({ N: ['pink', null as never, 'green'] }, [4]);
    play.crew('Alpha').does({ do: 'steal', cubes: 2 });
    expect([play.crew('Alpha').state.haul.pink, play.crew('Alpha').state.haul.green]).toEqual([1, 1]);
  });

  it('A51 AA13 seat by seat, bases clockwise from one’s own, then N, E, S, W; no die where no cube lies', () => {
    const play = onXS({
      humans: ['Alpha', 'Delta', 'Echo', 'Kilo'],
      first: 'Delta',
      at: 'deposit',
      crews: {
        Alpha: { at: { 'Delta N': 1 }, stored: { S: ['green'] } },
        Delta: { at: { 'Alpha S': 1, 'Kilo N': 1, 'Kilo W': 1, 'Kilo E': 1 }, stored: { N: ['green'] } },
        Kilo: { stored: { W: ['green'], N: ['green'] } },
      },
      rolls: [1, 2, 3, 4],
    });
    for (const seat of ['Delta', 'Delta', 'Delta', 'Alpha']) play.crew(seat).does({ do: 'steal', cubes: 1 });
    expect(play.told('stealRoll').map((event) => event['at'])).toEqual([
      'Kilo N',
      'Kilo W',
      'Alpha S',
      'Delta N',
    ]);
  });

  it('AA11 steals come before storing: what was mined or stolen this round cannot be stolen', () => {
    const play = onXS({
      ...two,
      crews: { Alpha: { at: { 'Echo N': 1 } }, Echo: { haul: { orange: 2 }, stored: { E: ['green'] } } },
    });
    expect([play.told('stealRoll'), play.askedCrews]).toEqual([[], ['Echo']]);
  });

  it('AA61 stealing without a free slot is allowed; such cubes go aside', () => {
    const full = ['green', 'blue', 'green', 'blue', 'green'] as const;
    const play = onXS({
      ...two,
      options: { cards: 5 },
      crews: {
        Alpha: { at: { 'Echo N': 1 }, stored: { N: full, E: full, S: full, W: full } },
        Echo: { stored: { N: ['pink'] } },
      },
      rolls: [3],
    });
    play.crew('Alpha').does({ do: 'steal', cubes: 1 });
    expect([play.crew('Alpha').state.aside.pink, play.state.ending]).toEqual([1, 'base']);
  });
});
