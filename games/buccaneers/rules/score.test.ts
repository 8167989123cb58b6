import { describe, expect, it } from 'vitest';
import { given } from '../testing/given.ts';
import { scoring } from '../testing/moments.ts';
import type { Play } from '../testing/play.ts';

const weights = (play: Play) => play.page.lines.map((line) => line.weight);
const thresholds = (play: Play) => play.page.lines.map((line) => line.threshold);
const points = (play: Play) => play.page.lines.map((line) => line.points);

describe('steps A to H', () => {
  it('B9 steps come strictly in order, and A, B and D ask only if their Relic is in play', () => {
    const play = scoring([['One Ring'], ['Alien Kiddie Pool'], ['Easter Egg']]);
    expect(play.asked).toEqual([2]);
    play.seat(2).declines();
    expect(play.asked).toEqual([1]);
    play.seat(1).declines();
    expect(play.asked).toEqual([0]);
    play.seat(0).declines();
    expect(play.told('score').map((event) => event['step'])).toEqual([
      'A',
      'B',
      'C',
      'D',
      'E',
      'F',
      'G',
      'H',
    ]);
    expect(scoring([[], [], []]).told('score')).toHaveLength(8);
  });

  it('B9 in C the sole highest sum of Toy Weights takes -6; on a tie, or without Toys, nobody does', () => {
    expect(
      scoring([['Game Slab'], ['Rocking Unicorn', 'Bathtub Duck'], []], { pile: ['Pet Carrier'] }).seat(1)
        .held,
    ).toEqual(['WGT-6']);
    expect(scoring([['Game Slab'], ['Rocking Unicorn'], []]).told('take')).toEqual([]);
    expect(scoring([[], [], []]).told('take')).toEqual([]);
  });

  it('B9 Toys found by the Egg or the Pool count too', () => {
    const play = scoring([['Brick Bucket', 'Easter Egg'], ['Game Slab'], []], { chance: ['Stuffed Oracle'] });
    play.seat(0).discards();
    expect(play.page.lines.map((line) => line.toyWeight)).toEqual([8, 6, 0]);
    expect(play.seat(0).held).toEqual(['WGT-6']);
  });

  it('B10 the total Weight is that of the top edges and the Weight cards held, and stays on the sheet', () => {
    const play = scoring([
      ['Game Slab', 'Moon Bus', 'Exoskeleton'],
      ['Morpho Cubo', 'Morpho Plumo'],
      ['Command Chair', 'Warp Drive'],
    ]);
    expect(weights(play)).toEqual([13, 6, 8]);
    // The -10 of the Exoskeleton comes after; the sheet keeps the total of E.
    expect([play.seat(0).held, play.seat(0).line.compared]).toEqual([['WGT-10', 'WGT-6'], 3]);
  });

  it('B11 the final Threshold is that of the hole, the pile card and the Threshold cards', () => {
    expect(thresholds(scoring([[], [], []], { pile: ['Planet Cracker'], atHole: ['+3', '-4'] }))).toEqual([
      27, 27, 27,
    ]);
    expect(thresholds(scoring([[], [], []], { pile: ['Helium Hulk'] }))).toEqual([14, 14, 14]);
  });

  it('B11 the owner of the XXL Paperweight adds the pile card once more, even a negative one, and no Threshold card', () => {
    expect(thresholds(scoring([['XXL Paperweight']], { pile: ['Planet Cracker'], atHole: ['+4'] }))).toEqual([
      42, 32, 32,
    ]);
    expect(thresholds(scoring([['XXL Paperweight']], { pile: ['Helium Hulk'] }))).toEqual([10, 14, 14]);
  });

  it('B12 a player who weighs more than their Threshold is drawn in; equal is safe', () => {
    // Threshold 18 - 2 = 16.
    const play = scoring(
      [['Planet Cracker', 'Saucer Cab'], ['Moon Bus', 'Cube Freighter', 'Beeping Dustbin'], []],
      { pile: ['Solar Kite'] },
    );
    expect(weights(play)).toEqual([16, 18, 0]);
    expect(play.page.lines.map((line) => line.drawnIn)).toEqual([false, true, false]);
    expect([play.seat(1).shown, points(play)]).toEqual([[], [15, 0, 10]]);
    expect(play.discard).toEqual(expect.arrayContaining(['Moon Bus', 'Cube Freighter', 'Beeping Dustbin']));
    expect([play.seat(1).line.value, play.seat(1).line.rank]).toEqual([null, null]);
  });

  it('B12 the owner of the Towel who is drawn in scores 5 and is still out of step H', () => {
    const heavy = ['Planet Cracker', 'Cube Freighter'];
    const play = scoring([[...heavy, 'Emergency Towel'], [], []], { pile: ['Solar Kite'] });
    expect(play.seat(0).line).toMatchObject({ drawnIn: true, points: 5, rank: null });
    const safe = scoring([['Emergency Towel', 'Moon Bus'], [], []]);
    expect(safe.seat(0).line).toMatchObject({ drawnIn: false, points: 15 });
  });

  it('B13 survivors are ranked by Value with the +10, and rank n earns entry n of the Score card', () => {
    const play = scoring([['Antigravity Carpet'], ['Courier Skiff'], ['Moon Bus']]);
    expect(play.page.lines.map((line) => [line.value, line.rank, line.points])).toEqual([
      [12, 1, 15],
      [7, 3, 5],
      [9, 2, 10],
    ]);
  });

  it('B15 cleanup: hole to the box, everything back, a new deal, the Direction card keeps its side', () => {
    const play = given({
      at: 'score',
      round: 1,
      clockwise: false,
      atHole: ['+3'],
      options: { holes: { are: 'first' } },
      displays: [['Game Slab', 'Moon Bus']],
      also: { discard: ['ROB01'] },
    });
    const { state } = play;
    expect([state.round, state.turn, state.clockwise, state.spent.length]).toEqual([2, 1, false, 1]);
    expect([state.atHole, state.discard, state.pile, state.turnedUp]).toEqual([[], [], [], null]);
    expect(state.seats.map((place) => [place.held, place.shown, place.hand.length])).toEqual([
      [[], [], 7],
      [[], [], 7],
      [[], [], 7],
    ]);
    expect(state.supply).toHaveLength(8);
    expect(scoring([[], [], []]).state).toMatchObject({ round: 3, over: true });
  });

  it('B42 the sheet has each entry from its step on, and Value and rank for survivors only', () => {
    const play = scoring([['One Ring', 'Game Slab'], ['Planet Cracker', 'Cube Freighter', 'Moon Bus'], []]);
    expect(play.seat(0).line).toEqual({
      toyWeight: 6,
      cards: [],
      weight: null,
      threshold: null,
      compared: null,
      drawnIn: null,
      value: null,
      rank: null,
      points: null,
      held: [],
    });
    play.seat(0).declines();
    expect(play.seat(0).line).toMatchObject({
      toyWeight: 6,
      weight: 8,
      threshold: 20,
      compared: 8,
      drawnIn: false,
      value: 14,
      rank: 1,
      points: 15,
    });
    expect(play.seat(1).line).toMatchObject({
      toyWeight: 0,
      weight: 26,
      threshold: 20,
      compared: 26,
      drawnIn: true,
      value: null,
      rank: null,
      points: 0,
    });
    expect(play.page.lines[0]?.cards.map(({ value, weight }) => `${value}/${weight}`)).toEqual([
      '9/8',
      '5/6',
    ]);
    expect(play.view(0).sheet).toEqual(play.state.sheet);
  });
});
