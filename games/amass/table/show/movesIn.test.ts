import { rulesetOf } from '@accretion/engine';
import { describe, expect, it } from 'vitest';
import { amass } from '../../index.ts';
import type { Story } from '../../rules/state.ts';
import type { Given } from '../../testing/given.ts';
import { onXS } from '../../testing/play.ts';
import { alienAt, geometryOf } from '../map/geometry.ts';
import { type Moves, movesIn } from './movesIn.ts';

const board = rulesetOf(amass).model;
const geometry = geometryOf(board);

/** What moves on the map while this is told, in a situation that has come about. */
function moves(given: Given, event: Story): Moves {
  const view = onXS(given).view(1);
  const scene = { kind: 'any', events: [{ n: 1, event }], view, lasts: 1000 };
  return movesIn({ board, view, geometry }, scene);
}

const baseOf = (name: string) => geometry.base(board.bases[board.base(name)]?.zone ?? 0);

describe('what moves on the map', () => {
  it('A8 all who have a task set out from their bases together; who defends stays', () => {
    const given: Given = {
      ...{ humans: ['Alpha', 'Echo'], at: 'command' },
      crews: { Alpha: { at: { F2: 2, defence: 1 }, hand: ['toxin'] }, Echo: { at: { 'Alpha N': 1, F2: 1 } } },
    };
    const { movers, arriving } = moves(given, {
      did: 'deploy',
      plans: [
        ['F2', 'defence', 'F2'],
        ['Alpha N', 'F2'],
      ],
    });
    expect(movers.map(({ way }) => way[0])).toEqual([baseOf('Alpha'), baseOf('Echo'), baseOf('Echo')]);
    expect(movers.map((one) => (one.what === 'members' ? one.count : 0))).toEqual([2, 1, 1]);
    expect([...arriving]).toEqual(['0 mine 1', `1 facing ${board.base('Alpha')} 0`, '1 mine 1']);
    // Two crews at one mine do not stand in the same place.
    expect(movers[0]?.way[1]).not.toEqual(movers[2]?.way[1]);
  });

  it('A4 the Alien passes one zone after the other, over the last one to the first', () => {
    const last = board.zones.length - 1;
    const given: Given = { humans: ['Alpha', 'Echo'], at: 'plan', alien: 1 };
    const told = moves(given, { did: 'moveAlien', from: last, to: 1, steps: 2 });
    expect(told.movers[0]?.way).toEqual([last, 0, 1].map((zone) => alienAt(geometry, zone)));
    expect(told.isAlienArriving).toBe(true);
  });

  it('A20 every stolen cube goes from the facing it lay in to the base of the thief', () => {
    const given: Given = { humans: ['Alpha', 'Echo'], at: 'plan' };
    const { movers } = moves(given, {
      did: 'steal',
      crew: 1,
      from: 0,
      at: 'Alpha N',
      cubes: ['pink', 'green'],
    });
    expect(movers.map((one) => (one.what === 'cube' ? one.colour : null))).toEqual(['pink', 'green']);
    for (const { way } of movers) {
      expect(way.at(-1)).toEqual(baseOf('Echo'));
      expect(way[0]?.x).toBeCloseTo(baseOf('Alpha').x);
      expect(way[0]?.y).toBeLessThan(baseOf('Alpha').y);
    }
  });
});
