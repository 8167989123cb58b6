import { openStep } from '@accretion/engine';
import { playOut } from '@accretion/engine/kit/matches';
import { describe, expect, it } from 'vitest';
import { buccaneers } from '../index.ts';
import { given } from '../testing/given.ts';

describe('decisions', () => {
  it('B40 PICK, GROUP, LASER, KEEP, EGG, POOL and RING are all the decisions of a match', () => {
    const asked = new Set<string>();
    for (let seed = 1; seed <= 30; seed++) {
      playOut(buccaneers, {
        seats: 3 + (seed % 4),
        seed,
        visit: (state, seat, move) => asked.add(`${openStep(state.agenda, seat)?.do} ${move.do}`),
      });
    }
    expect([...asked].sort()).toEqual(['join join', 'keep keep', 'laser place', 'pick pick', 'relic relic']);
  });

  it('B41 a forced decision cannot be declined', () => {
    const laser = given({ hands: [['Swiss Army Pocket Laser']] })
      .turn('Swiss Army Pocket Laser')
      .seat(0);
    expect(laser.refusal({ discard: false })).toMatchObject({ rule: 'B41', why: 'placeThreshold' });
    const keep = given({ hands: [['Titanic Tentacles']] })
      .turn('Titanic Tentacles')
      .seat(0);
    expect(keep.refusal({ discard: false })).toMatchObject({ rule: 'B41', why: 'keepOne' });
    const join = given({ hands: [['Warp Drive']], displays: [['Command Chair', 'Command Chair 2']] })
      .turn('Warp Drive')
      .seat(0);
    expect(join.refusal({ discard: false })).toMatchObject({ rule: 'B41', why: 'chooseGroup' });
    const egg = given({ at: 'score', displays: [['Easter Egg']] }).seat(0);
    expect(egg.refusal({ join: 0 })).toMatchObject({ rule: 'B41', why: 'discardOrKeep' });
  });

  it('B41 with one legal choice no question is asked', () => {
    const play = given({
      hands: [['Warp Drive']],
      displays: [['Command Chair', 'Warp Drive 2', 'Command Chair 2']],
    });
    play.turn('Warp Drive');
    expect([play.asked, play.seat(0).groups[1]]).toEqual([
      [0, 1, 2],
      ['Command Chair 2', 'Warp Drive'],
    ]);
  });

  it('B41 an optional decision is asked exactly once, and the next step waits for it', () => {
    const play = given({ at: 'score', displays: [['Easter Egg', 'One Ring']] });
    expect([play.asked, play.told('score').length]).toEqual([[0], 1]);
    play.seat(0).declines();
    expect([play.asked, play.told('score').length]).toEqual([[0], 4]);
    play.seat(0).declines();
    expect([play.asked, play.told('keepRelic').length]).toEqual([[], 2]);
  });

  it('B41 every answer but a pick takes effect at once and is seen by all', () => {
    const play = given({ hands: [['Swiss Army Pocket Laser']] }).turn('Swiss Army Pocket Laser');
    play.seat(0).places('-4');
    expect([play.atHole, play.told('placeThreshold')]).toMatchObject([
      ['THR-4'],
      [{ seat: 0, modifier: 'THR-4' }],
    ]);
  });

  it('BA33 an absent seat joins the largest group, then the oldest', () => {
    const play = given({
      hands: [['Warp Drive']],
      also: {
        'seats.0.groups': [['TMP-CHAIR-1'], ['TMP-CHAIR-2', 'TMP-SHIELD-2'], ['TMP-CHAIR-3', 'TMP-SHIELD-1']],
      },
    });
    expect(play.turn('Warp Drive').seat(0).playDefault()).toEqual({ do: 'join', group: 1 });
  });

  it('BA33 an absent seat keeps Egg and Pool, and discards the Ring only when it is more than 4 too heavy', () => {
    for (const relic of ['Easter Egg', 'Alien Kiddie Pool']) {
      const play = given({ at: 'score', displays: [[relic]] });
      expect(play.seat(0).playDefault()).toEqual({ do: 'relic', discard: false });
    }
    // The hole has 18, +4 may be needed: 22 with the Ring is kept, 23 is not.
    const ring = (...more: string[]) =>
      given({ at: 'score', displays: [['One Ring', ...more], ['Game Slab']] })
        .seat(0)
        .playDefault();
    expect(ring('Moon Bus', "Smuggler's Clunker")).toEqual({ do: 'relic', discard: false });
    expect(ring('Moon Bus', 'Flagship of the Explorers')).toEqual({ do: 'relic', discard: true });
    const lower = given({
      at: 'score',
      atHole: ['-2'],
      displays: [['One Ring', 'Moon Bus', 'Saucer Cab'], ['Game Slab']],
    });
    expect(lower.seat(0).playDefault()).toEqual({ do: 'relic', discard: true });
  });

  it('BA33 an absent seat places and keeps at random', () => {
    const placed = new Set<string>();
    const kept = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const laser = given({ seed: `silent ${seed}`, hands: [['Swiss Army Pocket Laser']] }).turn(
        'Swiss Army Pocket Laser',
      );
      laser.seat(0).playDefault();
      placed.add(laser.atHole.join());
      const tentacles = given({
        seed: `silent ${seed}`,
        hands: [['Titanic Tentacles']],
        chance: ['Moon Bus', 'Saucer Cab', 'Planet Cracker'],
      });
      tentacles.turn('Titanic Tentacles').seat(0).playDefault();
      kept.add(tentacles.seat(0).shown[1] ?? '');
    }
    expect([placed.size, kept.size]).toEqual([4, 3]);
  });
});
