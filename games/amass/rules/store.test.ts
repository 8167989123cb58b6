import { describe, expect, it } from 'vitest';
import { onXS } from '../testing/play.ts';

const two = { humans: ['Alpha', 'Echo'], at: 'deposit' } as const;
const store = (facing: string, slot: number, colour: string) => ({ do: 'store', facing, slot, colour });

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
    expect(nearly({ pink: 1 }).askedCrews).toEqual(['Alpha', 'Echo']); // which of two slots
    expect(nearly({ pink: 1, green: 1 }).askedCrews).toEqual(['Alpha', 'Echo']); // which cube where
    expect(nearly({ pink: 2, green: 1 }).askedCrews).toEqual(['Alpha', 'Echo']); // which cube aside
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
