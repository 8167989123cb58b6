import { describe, expect, it } from 'vitest';
import { given } from '../testing/given.ts';
import type { Play } from '../testing/play.ts';

/** The score phase of a last Round, so that everything stays on the table. The pile card of step F is the first. */
function scoring(displays: readonly (readonly string[])[], more: Parameters<typeof given>[0] = {}): Play {
  const pile = more.pile ?? ['Bathtub Duck'];
  const chance = [...(more.chance ?? []), ...pile.slice(0, 1)];
  return given({ seats: Math.max(3, displays.length), ...more, at: 'score', displays, pile, chance });
}

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

  it('B11 the owner of the XXL Paperweight adds the pile card once more, also a negative one, and no Threshold card', () => {
    expect(thresholds(scoring([['XXL Paperweight']], { pile: ['Planet Cracker'], atHole: ['+4'] }))).toEqual([
      42, 32, 32,
    ]);
    expect(thresholds(scoring([['XXL Paperweight']], { pile: ['Helium Hulk'] }))).toEqual([10, 14, 14]);
  });

  it('B12 who weighs more than the own Threshold is drawn in; equal is safe', () => {
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

describe('Relics', () => {
  it('B30 the Egg is discarded for the top card of the deck, or kept with its numbers', () => {
    const taken = scoring([['Easter Egg']], { chance: ['Moon Bus'] });
    taken.seat(0).discards();
    expect([taken.seat(0).shown, taken.discard]).toEqual([['Moon Bus'], ['Easter Egg']]);
    const kept = scoring([['Easter Egg']]);
    kept.seat(0).declines();
    expect([kept.seat(0).line.weight, kept.seat(0).line.value]).toEqual([1, 1]);
  });

  it('B30 the Pool is discarded for a random card of the pile', () => {
    const play = scoring([['Alien Kiddie Pool']], {
      pile: ['Bathtub Duck', 'Planet Cracker', 'Moon Bus'],
      chance: ['Planet Cracker'],
    });
    play.seat(0).discards();
    expect([play.seat(0).shown, play.discard]).toEqual([['Planet Cracker'], ['Alien Kiddie Pool']]);
  });

  it('B30 a Relic found works if its step is still to come; an Egg found by the Pool only lies there', () => {
    const play = scoring([['Alien Kiddie Pool']], {
      pile: ['Bathtub Duck', 'Easter Egg'],
      chance: ['Easter Egg'],
    });
    play.seat(0).discards();
    expect([play.asked, play.seat(0).shown, play.seat(0).line.weight]).toEqual([[], ['Easter Egg'], 1]);
    const ring = scoring([['Alien Kiddie Pool']], {
      pile: ['Bathtub Duck', 'One Ring'],
      chance: ['One Ring'],
    });
    ring.seat(0).discards();
    expect(ring.asked).toEqual([0]);
  });

  it('B31 the One Ring may be discarded, losing its Value and Weight for nothing', () => {
    const play = scoring([['One Ring', 'Moon Bus']]);
    play.seat(0).discards();
    expect([play.seat(0).line.weight, play.seat(0).line.value, play.discard]).toEqual([7, 9, ['One Ring']]);
    expect(play.told('take')).toEqual([]);
  });

  it('BA22 the Ring is asked about when Toys are known and the final Threshold is not', () => {
    const play = scoring([['One Ring'], ['Game Slab']]);
    expect([play.seat(1).held, play.state.turnedUp, play.seat(0).line.threshold]).toEqual([
      ['WGT-6'],
      null,
      null,
    ]);
    expect(play.seat(0).worth('One Ring')).toBe('9/8');
  });

  it('B32 the Carpet takes +10 Value if strictly lowest, the Exoskeleton -10 Weight if strictly highest', () => {
    const both = scoring([['Antigravity Carpet'], ['Exoskeleton'], ['Courier Skiff']]);
    expect([both.seat(0).held, both.seat(1).held, both.seat(2).held]).toEqual([['VAL+10'], ['WGT-10'], []]);
    const level = scoring([['Antigravity Carpet'], ['Exoskeleton'], ['Saucer Cab'], ['Beeping Dustbin']]);
    expect(level.told('take')).toEqual([]);
  });

  it('B32 nobody but the owner of the Relic can take', () => {
    const play = scoring([['Antigravity Carpet', 'Courier Skiff'], [], ['Moon Bus']]);
    expect(play.told('take')).toEqual([]);
  });

  it('B33 neither XXL Paperweight nor Towel asks anything', () => {
    const play = scoring([['XXL Paperweight'], ['Emergency Towel']]);
    expect(play.asked).toEqual([]);
    expect(play.outcome).not.toBeNull();
  });

  it('BA19 Carpet and Exoskeleton of one owner are judged on the same totals: at most one applies', () => {
    const heavy = scoring([
      ['Antigravity Carpet', 'Exoskeleton', 'Moon Bus'],
      ['Saucer Cab'],
      ['Courier Skiff'],
    ]);
    // 15 is highest; with -10 it would be lowest, but +10 is judged on 15.
    expect([heavy.seat(0).held, heavy.seat(0).line.compared]).toEqual([['WGT-10'], 5]);
    const light = scoring([['Antigravity Carpet', 'Exoskeleton'], ['Planet Cracker'], ['Cube Freighter']]);
    expect(light.seat(0).held).toEqual(['VAL+10']);
  });

  it('BA20 all seats are compared in E, also those drawn in later and those with totals of 0 or less', () => {
    const empty = scoring([['Antigravity Carpet'], [], ['Moon Bus']]);
    expect(empty.told('take')).toEqual([]);
    const doomed = scoring([['Exoskeleton'], ['Planet Cracker', 'Cube Freighter', 'Moon Bus'], []]);
    expect([doomed.told('take'), doomed.seat(1).line.drawnIn]).toEqual([[], true]);
  });

  it('BA21 +10 and -10 are taken without a question', () => {
    const play = scoring([['Antigravity Carpet'], ['Exoskeleton'], ['Courier Skiff']]);
    expect([play.asked, play.told('take').length]).toEqual([[], 2]);
  });
});

describe('rulings on the Score phase', () => {
  it('BA14 Toys turned up in C turn an awake Loot Box once each, unless the option says otherwise', () => {
    const displays = [['awake Loot Box', 'Game Slab', 'Rocking Unicorn', 'Brick Bucket']];
    expect(scoring(displays).seat(0).spin('Loot Box')).toBe(2);
    expect(
      scoring(displays, { options: { toysTriggerLoot: false } })
        .seat(0)
        .spin('Loot Box'),
    ).toBe(0);
    expect(
      scoring([['Loot Box', 'Game Slab']])
        .seat(0)
        .spin('Loot Box'),
    ).toBe(0);
  });

  it('BA14 a heavier Toy of a pack counts for Cubus Libra in C, under the same option', () => {
    const pack = {
      game: 'buccaneers',
      name: 'anvil',
      content: { trash: { TOY10: { sides: [{ value: 5, weight: 7 }] } } },
    };
    const displays = [['awake Cubus Libra'], ['Game Slab']];
    expect(scoring(displays, { pack }).seat(0).spin('Cubus Libra')).toBe(1);
    expect(
      scoring(displays, { pack, options: { toysTriggerLoot: false } })
        .seat(0)
        .spin('Cubus Libra'),
    ).toBe(0);
  });

  it('BA15 a Toy found lies open, counts in C, and turns Loot Box when found and not again in C', () => {
    const play = scoring([['Easter Egg', 'awake Loot Box', 'One Ring']], { chance: ['Game Slab'] });
    play.seat(0).discards();
    expect(play.told('turn')).toHaveLength(1);
    expect([play.asked, play.seat(0).spin('Loot Box'), play.seat(0).line.toyWeight]).toEqual([[0], 1, 6]);
    expect(play.view(0).seats[0]?.toys).toEqual([]);
  });

  it('BA16 the pile card turned up in F triggers nothing; only its Weight counts', () => {
    const play = scoring([['awake Morpho Sucker', 'awake Cubus Libra', 'awake Loot Box']], {
      pile: ['Morpho Cubo'],
    });
    expect(play.seat(0).place.shown.map((one) => one.spin)).toEqual([0, 0, 0]);
    const relic = scoring([['XXL Paperweight'], [], []], { pile: ['Emergency Towel'] });
    expect([thresholds(relic), relic.asked]).toEqual([[20, 19, 19], []]);
  });

  it('BA17 of a pile card that could show several Weights the upright side counts', () => {
    expect(thresholds(scoring([[], [], []], { pile: ['Chrome Bouncer'] }))).toEqual([21, 21, 21]);
    expect(thresholds(scoring([[], [], []], { pile: ['Warp Drive'] }))).toEqual([23, 23, 23]);
  });

  it('BA18 the Pool takes one card away, and F draws from the rest', () => {
    const play = given({
      at: 'score',
      displays: [['Alien Kiddie Pool']],
      pile: ['Moon Bus', 'Planet Cracker', 'Saucer Cab'],
      chance: ['Moon Bus'],
    });
    play.seat(0).discards();
    expect(play.seat(0).shown).toEqual(['Moon Bus']);
    const up = play.state.turnedUp;
    expect(up === null ? null : play.names([up])[0]).toMatch(/Planet Cracker|Saucer Cab/);
    expect(play.state.pile).toHaveLength(1);
  });

  it('BA23 in G all are judged together and told clockwise from the first seat', () => {
    const heavy = [
      ['Planet Cracker', 'Cube Freighter'],
      ['Moon Bus', "Smuggler's Clunker", 'XXL Paperweight'],
      ['Flagship of the Explorers', 'Morpho Cubo', 'Exoskeleton'],
    ];
    const play = scoring(heavy, { pile: ['Helium Hulk'] });
    expect(play.told('drawnIn').map((event) => event['seat'])).toEqual([0, 1]);
    expect(points(play)).toEqual([0, 0, 15]);
  });

  it('BA28 negative totals and Thresholds are allowed and compared as they are; a negative Value is paid', () => {
    const pack = { game: 'buccaneers', name: 'abyss', content: { holes: { 'BH-DNG2': { threshold: -2 } } } };
    const displays = [['Helium Hulk'], ['Tow Balloon', 'Bathtub Duck'], ['Solar Kite', 'Staircase Spring']];
    const play = scoring(displays, { pack, pile: ['Morpho Plumo'], atHole: ['-4'] });
    expect(thresholds(play)).toEqual([-3, -3, -3]);
    expect(play.page.lines.map((line) => [line.weight, line.drawnIn])).toEqual([
      [-4, false],
      [-1, true],
      [0, true],
    ]);
    expect(play.seat(0).line).toMatchObject({ value: -5, rank: 1, points: 15 });
  });

  it('BA29 a discarded Laser, Egg, Pool or Ring counts nothing', () => {
    const play = scoring([['Easter Egg', 'Alien Kiddie Pool', 'One Ring']], {
      chance: ['Bathtub Duck', 'Staircase Spring'],
      pile: ['Pet Carrier', 'Staircase Spring'],
    });
    for (let i = 0; i < 3; i++) play.seat(0).discards();
    // The sheet lists the two Toys found; with -6 they weigh 4 - 6.
    expect(play.seat(0).line.cards).toHaveLength(2);
    expect([play.seat(0).line.weight, play.seat(0).line.value]).toEqual([-2, 3]);
    const laser = given({ handSize: 2, round: 3, hands: [['Swiss Army Pocket Laser']] }).turn(
      'Swiss Army Pocket Laser',
    );
    laser.seat(0).places('+2');
    expect(laser.page.lines[0]).toMatchObject({ cards: [], weight: 0 });
  });

  it('BA40 the Towel is judged before the cards go, against the own final Threshold', () => {
    // Threshold 18 + 10, and 10 more for the XXL: 30 is safe with it, drawn in without.
    const heavy = ['Cube Freighter', 'Flagship of the Explorers', 'Moon Bus', 'Saucer Cab'];
    const without = scoring([[...heavy, 'Emergency Towel']], { pile: ['Planet Cracker'] });
    expect(without.seat(0).line).toMatchObject({ weight: 31, drawnIn: true, points: 5 });
    expect(without.discard).toContain('Emergency Towel');
    const withXxl = scoring([[...heavy, 'Emergency Towel', 'XXL Paperweight']], { pile: ['Planet Cracker'] });
    expect(withXxl.seat(0).line).toMatchObject({ weight: 38, threshold: 38, drawnIn: false });
  });

  it('BA43 a Relic in a hand, on the pile or in the discard has no effect', () => {
    const play = scoring([[], [], []], {
      pile: ['Bathtub Duck', 'One Ring', 'XXL Paperweight'],
      also: { discard: ['REL-EGG', 'REL-CARPET'] },
    });
    expect([play.asked, thresholds(play), play.told('take')]).toEqual([[], [20, 20, 20], []]);
  });
});
