import { describe, expect, it } from 'vitest';
import { onXS } from '../testing/play.ts';

const two = { humans: ['Alpha', 'Echo'], at: 'deposit' } as const;
const store = (facing: string, slot: number, colour: string) => ({ do: 'store', facing, slot, colour });

describe('Mining and the camp', () => {
  it('A50 AA23 miners take their cubes first, then the camp dice are rolled in seat order', () => {
    const play = onXS({
      humans: ['Alpha', 'Echo'],
      first: 'Echo',
      at: 'mine',
      mines: { F2: 1 },
      crews: { Alpha: { at: { F2: 1, camp: 1 } }, Echo: { at: { camp: 1 } } },
      rolls: [2, 'toxin-1', 6, 'armour-1', 'secure-1'],
    });
    expect(play.told('camp')).toEqual([
      { did: 'camp', seat: 1, face: 2 },
      { did: 'camp', seat: 0, face: 6 },
    ]);
    expect([play.crew('Echo').hand, play.crew('Alpha').hand]).toEqual([['toxin'], ['armour', 'secure']]);
    expect(play.stage.told.findIndex(({ event }) => event.did === 'mine')).toBeLessThan(
      play.stage.told.findIndex(({ event }) => event.did === 'camp'),
    );
  });

  it('A19 AA22 members at the camp never fight; each rolls: 1 to 4 one card, 5 and 6 two', () => {
    for (const [face, cards] of [
      [1, 1],
      [4, 1],
      [5, 2],
      [6, 2],
    ] as const) {
      const play = onXS({
        humans: ['Alpha', 'Echo'],
        at: 'combat',
        crews: { Alpha: { at: { camp: 1 } }, Echo: { at: { camp: 3 } } },
        rolls: [face],
      });
      expect([play.told('fight'), play.told('draw')[0]?.['count']]).toEqual([[], cards]);
    }
  });

  it('AA77 a deck that ends in mid-draw goes on with the shuffled discard; a droid in defence is not in it', () => {
    const names = onXS({ humans: ['Alpha', 'Echo'] }).ruleset.rules.components['action'] as readonly string[];
    const discard = names.filter((name) => name !== 'toxin-1' && name !== 'droidGuard-1');
    const play = onXS({
      humans: ['Alpha', 'Echo'],
      at: 'mine',
      crews: { Alpha: { at: { camp: 1 } }, Echo: { droids: 1 } },
      also: { discard },
      rolls: [6, 'toxin-1', 'armour-1'],
    });
    expect(play.crew('Alpha').hand).toEqual(['armour', 'toxin']);
    expect(play.told('shuffle')).toEqual([{ did: 'shuffle', deck: 'action' }]);
    expect([play.state.discard.length, play.state.actions.length]).toEqual([1, discard.length - 1]); // the droid's
  });

  it('AA52 with deck and discard empty there is no card', () => {
    const kinds = [
      'secure',
      'secure',
      'secure',
      'secure',
      'recover',
      'recover',
      'recover',
      'armour',
      'armour',
      'armour',
      'toxin',
      'toxin',
      'toxin',
      'lureBeacon',
      'lureBeacon',
      'lureBeacon',
      'jumpJets',
      'jumpJets',
      'surveyDrone',
      'surveyDrone',
      'shieldWall',
      'shieldWall',
      'droidGuard',
      'droidGuard',
      'droidGuard',
      'hvyAssault',
      'hvyAssault',
      'hvyAssault',
      'ambush',
      'ambush',
      'stimulant',
      'stimulant',
      'stimulant',
      'stimulant',
      'powerBlade',
      'powerBlade',
    ];
    const play = onXS({
      humans: ['Alpha', 'Echo'],
      at: 'mine',
      crews: { Alpha: { at: { camp: 1 } }, Echo: { hand: kinds } },
      rolls: [6],
    });
    expect([play.crew('Alpha').hand, play.told('camp').length, play.told('draw')]).toEqual([[], 1, []]);
  });
});

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

  it('A51 AA13 seat by seat, bases clockwise from the own, then N, E, S, W; no die where no cube lies', () => {
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

describe('Storing', () => {
  it('A21 AW8 AA15 any free slot of any facing; cubes once stored never move', () => {
    const play = onXS({
      ...two,
      crews: { Alpha: { stored: { N: ['pink'] }, haul: { green: 1, orange: 1 } } },
    });
    const alpha = play.crew('Alpha');
    expect(alpha.whyNot(store('N', 1, 'green'))).toBe('slotIsTaken');
    expect(alpha.whyNot(store('N', 6, 'green'))).toBe('noSuchSlot');
    expect(alpha.whyNot(store('N', 2, 'blue'))).toBe('noSuchCube');
    expect(alpha.whyNot({ do: 'unstore', facing: 'N', slot: 1 })).toBe('nothingSetThere');
    expect(alpha.whyNot({ do: 'pass' })).toBe('storeNow');
    alpha.does(store('W', 5, 'orange'));
    expect(alpha.whyNot(store('W', 5, 'green'))).toBe('slotIsTaken');
    alpha.does({ do: 'unstore', facing: 'W', slot: 5 }, store('S', 1, 'orange'), store('N', 3, 'green'));
    expect(alpha.whyNot(store('E', 1, 'green'))).toBe('allStored');
    expect(alpha.whyNot({ do: 'storeForMe' })).toBe('allStored');
    alpha.isReady();
    expect([alpha.state.slots[0], alpha.state.slots[2]]).toEqual([
      ['pink', null, 'green', null, null],
      ['orange', null, null, null, null],
    ]);
  });

  it('AA60 a cube must be stored while a slot is free', () => {
    const play = onXS({ ...two, crews: { Alpha: { haul: { green: 2 } } } });
    play.crew('Alpha').does(store('N', 1, 'green'));
    expect(play.crew('Alpha').refusal({ do: 'ready' })).toEqual({
      rule: 'A21',
      why: 'storeMore',
      values: { cubes: 1 },
    });
    const many = onXS({ ...two, crews: { Alpha: { haul: { green: 9, blue: 3 } } } }).crew('Alpha');
    expect(many.refusal({ do: 'ready' })?.values).toEqual({ cubes: 12 });
  });

  it('AA16 with too little room the owner chooses; the rest goes aside; others still store', () => {
    const full = ['green', 'blue', 'green', 'blue', 'green'] as const;
    const play = onXS({
      ...two,
      crews: {
        Alpha: {
          stored: { N: full, E: full, S: full, W: ['green', 'green', 'blue', 'green'] },
          haul: { green: 1, orange: 1 },
        },
        Echo: { haul: { pink: 1 } },
      },
    });
    play
      .crew('Alpha')
      .does(store('W', 5, 'green'))
      .isReady();
    expect(play.askedCrews).toEqual(['Echo']);
    play.crew('Echo').playDefault();
    play.crew('Echo').playDefault();
    expect([
      play.crew('Alpha').state.aside.orange,
      play.crew('Echo').state.stored.pink,
      play.state.ending,
    ]).toEqual([1, 1, 'base']);
  });

  it('A44 where cubes fit in one way only, they are stored without asking', () => {
    const mixed = ['green', 'blue', 'green', 'blue', 'green'] as const;
    const nearly = (haul: object) =>
      onXS({
        ...two,
        crews: {
          Alpha: { stored: { N: mixed, E: mixed, S: mixed, W: ['blue', 'pink', 'pink'] }, haul },
          Echo: { haul: { blue: 1 } },
        },
      });
    const play = nearly({ pink: 3 });
    expect([play.askedCrews, play.crew('Alpha').choices]).toEqual([['Echo'], []]);
    expect(play.crew('Alpha').ruleAgainst({ do: 'unready' })).toBe('A44');
    expect(play.crew('Echo').view.crews[0]?.setting).toBe('?');
    play.crew('Echo').does({ do: 'storeForMe' }).isReady();
    expect([play.crew('Alpha').state.slots[3], play.crew('Alpha').state.aside.pink]).toEqual([
      ['blue', 'pink', 'pink', 'pink', 'pink'],
      1,
    ]);
    expect(nearly({ pink: 1 }).asked).toEqual(['Alpha', 'Echo']); // which of two slots
    expect(nearly({ pink: 1, green: 1 }).asked).toEqual(['Alpha', 'Echo']); // which cube where
    expect(nearly({ pink: 2, green: 1 }).asked).toEqual(['Alpha', 'Echo']); // which cube aside
  });

  it('A41 slots are set in secret and shown when all have confirmed', () => {
    const play = onXS({ ...two, crews: { Alpha: { haul: { green: 1 } }, Echo: { haul: { pink: 1 } } } });
    play
      .crew('Alpha')
      .does(store('N', 1, 'green'))
      .isReady();
    expect([play.crew('Echo').view.crews[0]?.setting, play.crew('Echo').view.crews[0]?.haul]).toEqual([
      '?',
      { green: 1, blue: 0, pink: 0, orange: 0 },
    ]);
    expect(play.crew('Alpha').whyNot(store('E', 1, 'green'))).toBe('takeReadyBack');
    play
      .crew('Alpha')
      .does({ do: 'unready' }, { do: 'unstore', facing: 'N', slot: 1 }, store('E', 1, 'green'))
      .isReady();
    expect(play.view(0).crews[0]?.slots[1]?.[0]).toBe(null);
    play.crew('Echo').does({ do: 'storeForMe' }).isReady();
    expect(play.view(0).crews[0]?.slots[1]?.[0]).toBe('green');
    expect(
      onXS({ ...two, crews: { Alpha: { haul: { green: 1 } } } })
        .crew('Echo')
        .whyNot(store('N', 1, 'green')),
    ).toBe('nothingToStore');
  });

  it('A22 A51 then all unwounded members go home; droids, Armour and closed facings end', () => {
    const play = onXS({
      ...two,
      crews: {
        Alpha: {
          at: { B1: 2, camp: 1, defence: 1, 'Echo N': 1 },
          armour: true,
          closed: ['N'],
          droids: 1,
          minor: 1,
        },
      },
    });
    const { home, armour, closed, droids } = play.crew('Alpha').state;
    expect([home, armour, closed, droids, play.state.discard.length]).toEqual([8, false, [], [], 1]);
  });

  it('AA62 cubes kept aside are stored in a later Deposit as soon as slots are free', () => {
    const play = onXS({ ...two, crews: { Alpha: { aside: { orange: 1 } } } });
    expect([
      play.askedCrews,
      play.crew('Alpha').state.haul.orange,
      play.crew('Alpha').state.aside.orange,
    ]).toEqual([['Alpha'], 1, 0]);
  });
});
