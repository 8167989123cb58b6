import { describe, expect, it } from 'vitest';
import { given } from '../testing/given.ts';
import { scoring } from '../testing/moments.ts';
import type { Play } from '../testing/play.ts';

const thresholds = (play: Play) => play.page.lines.map((line) => line.threshold);
const points = (play: Play) => play.page.lines.map((line) => line.points);

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

  it("BA40 the Towel is judged before the cards go, against its owner's final Threshold", () => {
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
