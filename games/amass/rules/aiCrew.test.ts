import { describe, expect, it } from 'vitest';
import type { Given } from '../testing/given.ts';
import { onXS } from '../testing/play.ts';

/** One human with a card in hand, so that the table stops to ask after the AI crews are deployed. */
const deployed = (card: string | string[], more: Partial<Given>) =>
  onXS({
    humans: ['Echo'],
    ai: ['Alpha'],
    at: 'deployAi',
    rolls: [card].flat(),
    ...more,
    crews: {
      Echo: { hand: ['toxin'], ...more.crews?.['Echo'] },
      ...Object.fromEntries(Object.entries(more.crews ?? {}).filter(([name]) => name !== 'Echo')),
    },
  });

describe('AI crews', () => {
  it('A29 AA40 places no more members than cubes and caps allow; the Alien’s mine counts as empty', () => {
    const play = deployed('AI05', { alien: 8, mines: { J4: 5, U8: 4, P6: 1 } });
    expect([play.crew('Alpha').at('J4'), play.crew('Alpha').at('P6'), play.crew('Alpha').at('U8')]).toEqual([
      3, 1, 0,
    ]);
  });

  it('A29 goes round the mines clockwise from the zone of its own base', () => {
    const play = deployed('AI09', { ai: ['Kilo'], mines: { G3: 1, R7: 1 } });
    expect([play.crew('Kilo').at('R7'), play.crew('Kilo').at('G3'), play.crew('Kilo').at('defence')]).toEqual(
      [1, 1, 3],
    );
  });

  it('A29 begins with the mine nearest clockwise from its own base', () => {
    const play = deployed('AI01', { ai: ['Kilo'], mines: { G3: 1, R7: 1 } });
    expect([play.crew('Kilo').at('R7'), play.crew('Kilo').at('G3')]).toEqual([1, 0]);
  });

  it('AA69 who can do neither waits for the next row, whatever the next box of this row offers', () => {
    const play = deployed('AI02', { crews: { Alpha: { moderate: 7 } }, mines: { G3: 1, F2: 1 } });
    expect([play.crew('Alpha').at('G3'), play.crew('Alpha').at('F2')]).toEqual([0, 1]);
  });

  it('AA39 a small crew takes the boxes in order until its members run out', () => {
    const play = deployed('AI04', { crews: { Alpha: { moderate: 5 } }, mines: { B1: 1, R7: 3, F2: 3 } });
    expect([play.crew('Alpha').at('B1'), play.crew('Alpha').at('R7'), play.crew('Alpha').at('F2')]).toEqual([
      1, 2, 0,
    ]);
  });

  it('A30 equal facings: the First Player’s base, else the nearest clockwise', () => {
    const cubes = { stored: { E: ['pink'] } } as const;
    const first = onXS({
      humans: ['Xray', 'Echo'],
      first: 'Xray',
      ai: ['Alpha'],
      at: 'deployAi',
      rolls: ['AI06'],
      crews: { Echo: { hand: ['toxin'], ...cubes }, Xray: cubes },
    });
    expect(first.crew('Alpha').state.raids[5]?.[1]).toBe(1);
    const near = onXS({
      humans: ['Alpha', 'Xray', 'Echo'],
      first: 'Alpha',
      ai: ['Kilo'],
      at: 'deployAi',
      rolls: ['AI05'],
      crews: { Alpha: { hand: ['toxin'] }, Echo: cubes, Xray: cubes },
    });
    expect(near.told('deployAi')[0]?.['places']).toEqual(expect.arrayContaining(['Xray E']));
  });

  it('AA41 several AI raiders take one facing each, at most three of a base, none worth nothing', () => {
    const stored = { N: ['green'], E: ['green', 'green'], S: ['blue', 'green'], W: ['green'] } as const;
    const play = deployed('AI11', { crews: { Echo: { stored } } });
    expect(play.crew('Alpha').state.raids[2]).toEqual([0, 1, 1, 0]);
    const more = deployed('AI06', { crews: { Echo: { stored } } });
    expect(more.crew('Alpha').state.raids[2]).toEqual([1, 1, 1, 0]);
    expect(deployed('AI06', {}).crew('Alpha').state.raids[2]).toEqual([0, 0, 0, 0]);
  });

  it('AA42 members left at the end of the card defend up to the cap, else stay idle', () => {
    const play = deployed('AI03', {});
    expect([play.crew('Alpha').at('defence'), play.crew('Alpha').state.home]).toEqual([3, 5]);
    const raiders = deployed('AI07', { mines: { B1: 1, G3: 2 } }); // blue and green would raid, and cannot
    expect([raiders.crew('Alpha').at('defence'), raiders.crew('Alpha').state.home]).toEqual([3, 2]);
  });

  it('AA68 used AI cards are shuffled when the AI deck is used up', () => {
    const all = Array.from({ length: 12 }, (_, i) => `AI${String(i + 1).padStart(2, '0')}`);
    const play = deployed(['AI12', 'AI07'], {
      ai: ['Alpha', 'Kilo'],
      also: { usedOrders: all.slice(0, 11) },
    });
    expect(play.told('shuffle')).toEqual([{ did: 'shuffle', deck: 'order' }]);
    expect(play.state.orders).toHaveLength(10);
  });

  it('AA70 a base in the Alien zone is not a raid target, but its crew may defend it', () => {
    const play = deployed('AI06', { alien: 3, crews: { Echo: { stored: { N: ['orange'] } } } });
    expect(play.crew('Alpha').state.raids[2]).toEqual([0, 0, 0, 0]);
    expect(deployed('AI03', { alien: 1 }).crew('Alpha').at('defence')).toBe(3);
  });

  it('AA71 AI members may be moved and poisoned; an AI crew never answers', () => {
    const play = onXS({
      humans: ['Echo'],
      ai: ['Alpha'],
      at: 'command',
      crews: { Echo: { hand: ['secure', 'toxin', 'armour'] }, Alpha: { at: { F2: 2 } } },
    });
    play.crew('Echo').does({ do: 'moveMembers', card: 'secure', crew: 'Alpha', from: 'F2', to: ['camp'] });
    play.crew('Echo').does({ do: 'woundMember', card: 'toxin', crew: 'Alpha', at: 'F2' });
    expect([play.crew('Alpha').at('camp'), play.crew('Alpha').state.moderate, play.askedCrews]).toEqual([
      1,
      1,
      ['Echo'],
    ]);
    play.crew('Echo').passes();
    expect(play.told('camp')).toEqual([]); // AA66: an AI member at the camp does not roll
  });

  it('A31 AA45 an AI crew picks clockwise from its own zone: mine, contested facings, then the raid', () => {
    const crews = {
      Alpha: { at: { F2: 1, 'Delta N': 1, 'Delta E': 1, M5: 1 } },
      Delta: { at: { F2: 1, defence: 1 } },
      Echo: { at: { 'Delta E': 1, M5: 1 }, hand: ['toxin'] },
    };
    const play = onXS({ humans: ['Delta', 'Echo'], first: 'Echo', ai: ['Alpha'], crews, at: 'combat' });
    expect(play.fact('due', 2)).toEqual(['F2', 'Delta E', 'Delta', 'M5']);
    play.playDefaults(() => play.told('fight').some((event) => event['crew'] === 2));
    const fights = play.told('fight').filter((event) => event['crew'] === 2);
    expect(fights[0]).toEqual({ did: 'fight', crew: 2, against: 0, at: 'F2' });
  });

  it('A31 its target is the First Player if there, else the next crew clockwise', () => {
    const table = { humans: ['Xray', 'Delta', 'Echo'], first: 'Xray', ai: ['Alpha'], at: 'combat' } as const;
    const at = { at: { M5: 1 } };
    const away = onXS({ ...table, crews: { Alpha: at, Delta: at, Echo: at } });
    expect(away.told('fight')[0]).toEqual({ did: 'fight', crew: 3, against: 1, at: 'M5' });
    const there = onXS({
      ...table,
      crews: { Alpha: at, Delta: at, Echo: at, Xray: { at: { M5: 3 } } },
      rolls: [1, 1, 1, 1],
    });
    there.crew('Xray').does({ do: 'fight', at: 'M5', against: 'Delta' });
    expect(there.told('fight')[1]).toEqual({ did: 'fight', crew: 3, against: 0, at: 'M5' });
  });

  it('AA46 an AI crew never withdraws', () => {
    const play = onXS({
      humans: ['Echo'],
      ai: ['Alpha'],
      crews: { Alpha: { at: { 'Echo N': 1 } }, Echo: { at: { defence: 3 } } },
      at: 'combat',
      rolls: [1, 6, 6, 6],
    });
    expect(play.told('withdraw')).toEqual([]);
    expect(play.told('wound')[0]).toEqual({ did: 'wound', crew: 1, to: 'moderate', at: 'Echo' });
  });

  it('A32 AI members never go to Major, and AI crews have no cards', () => {
    const play = onXS({
      humans: ['Echo'],
      ai: ['Alpha'],
      mines: { F2: 1 },
      crews: { Alpha: { at: { F2: 1 } }, Echo: { at: { F2: 1 } } },
      at: 'combat',
      rolls: [6, 1],
    });
    expect([play.crew('Alpha').state.moderate, play.crew('Alpha').state.major]).toEqual([1, 0]);
    expect(play.crew('Alpha').hand).toEqual([]);
  });

  it('AA44 an AI crew always steals the most it may', () => {
    const play = onXS({
      humans: ['Echo'],
      ai: ['Alpha'],
      crews: { Alpha: { at: { 'Echo N': 1 } }, Echo: { stored: { N: ['pink', 'green', 'blue'] } } },
      at: 'deposit',
      rolls: [5],
    });
    expect(play.told('steal')).toEqual([
      { did: 'steal', crew: 1, from: 0, at: 'Echo N', cubes: ['blue', 'green'] },
    ]);
  });

  it('AA43 stores from the most valuable cube on, filling one facing from the inside out before the next', () => {
    const play = onXS({
      humans: ['Echo'],
      ai: ['Alpha'],
      crews: {
        Alpha: {
          stored: { N: ['pink', 'pink'], E: ['green'], S: ['blue', 'pink'] },
          haul: { orange: 1, pink: 2, green: 1 },
        },
      },
      at: 'deposit',
    });
    expect(play.crew('Alpha').state.slots).toEqual([
      ['pink', 'pink', 'orange', 'pink', 'pink'],
      ['green', null, null, null, null],
      ['blue', 'pink', 'green', null, null],
      [null, null, null, null, null],
    ]);
  });

  it('AA43 keeps the valuable cubes of a round behind the cheap ones, where raids come last', () => {
    const play = onXS({
      humans: ['Echo'],
      ai: ['Alpha'],
      crews: { Alpha: { haul: { orange: 1, pink: 1, blue: 1, green: 1 } } },
      at: 'deposit',
    });
    expect(play.crew('Alpha').state.slots[0]).toEqual(['orange', 'pink', 'blue', 'green', null]);
  });

  it('AA43 the fullest facing first; when slots are short the most valuable cubes are stored', () => {
    const mixed = ['green', 'blue', 'green', 'blue', 'green'] as const;
    const stored = (slots: object, haul: object) =>
      onXS({
        humans: ['Echo'],
        ai: ['Alpha'],
        crews: { Alpha: { stored: slots, haul } },
        at: 'deposit',
      }).crew('Alpha').state;
    expect(stored({ N: ['pink'], E: ['pink', 'pink'] }, { pink: 1 }).slots[1]?.[2]).toBe('pink');
    const { slots, aside } = stored(
      { N: mixed, E: mixed, S: mixed, W: ['green', 'green', 'green', 'blue'] },
      { green: 1, orange: 1 },
    );
    expect([slots[3]?.[4], aside.green, aside.orange]).toEqual(['orange', 1, 0]);
  });
});
