import { describe, expect, it } from 'vitest';
import { given } from '../testing/given.ts';
import { ranked } from './ranking.ts';

/** Ranks of seats with these [amount, best ship]. */
const ranks = (
  shared: 'best' | 'worst',
  ...entries: readonly (readonly [number, number | null])[]
): number[] => {
  const list = ranked(
    entries.map(([amount, ship], seat) => ({ seat, amount, ship })),
    shared,
  );
  return entries.map((_, seat) => list.find((one) => one.seat === seat)?.rank ?? 0);
};
const inRound = (...entries: readonly (readonly [number, number | null])[]) => ranks('worst', ...entries);
const atTheEnd = (...entries: readonly (readonly [number, number | null])[]) => ranks('best', ...entries);

describe('ties', () => {
  it('B14 ties on Value are broken by the best Spacecraft; a negative one beats none', () => {
    expect(inRound([20, 7], [20, 9], [20, -5])).toEqual([2, 1, 3]);
    expect(inRound([20, null], [20, -5], [30, null])).toEqual([3, 2, 1]);
  });

  it('B14 tied players without any Spacecraft all take the points of the worst rank the tie covers', () => {
    // 9/7 against 5/2 + 4/2 in Robots, twice.
    const play = given({
      seats: 4,
      at: 'score',
      displays: [
        ['Planet Cracker'],
        ['Waiter Droid', 'Beeping Dustbin'],
        ['Pocket Mech', 'Nanny Vacuum'],
        ['Moon Bus'],
      ],
    });
    expect(play.page.lines.map((line) => [line.value, line.rank, line.points])).toEqual([
      [14, 1, 15],
      [9, 4, 3],
      [9, 4, 3],
      [9, 2, 10],
    ]);
  });

  it('B15 at the end the best Spacecraft still owned breaks a tie on points; without one the victory is shared', () => {
    expect(atTheEnd([30, 7], [30, 9], [10, 14])).toEqual([2, 1, 3]);
    expect(atTheEnd([30, null], [30, null], [10, 14])).toEqual([1, 1, 3]);
    const heavy = ['Planet Cracker', 'Cube Freighter', 'Moon Bus'];
    const play = given({
      at: 'score',
      points: [
        [10, 15],
        [5, 5],
        [0, 0],
      ],
      displays: [heavy, ['Waiter Droid', 'Solar Kite'], ['Beeping Dustbin']],
      chance: ['Bathtub Duck'],
      pile: ['Bathtub Duck'],
    });
    // Drawn in, the first seat lost its ships; 25 points against 5 + 5 + 10 and 15.
    expect(play.seat(0).ship).toBeNull();
    expect(play.outcome).toEqual({
      ranks: [1, 2, 3],
      of: 3,
      scores: [25, 20, 15],
      by: ['amount', 'amount', 'amount'],
    });
    const tied = given({
      at: 'score',
      points: [
        [10, 15],
        [5, 10],
        [0, 0],
      ],
      displays: [heavy, ['Waiter Droid', 'Solar Kite'], ['Beeping Dustbin']],
      chance: ['Bathtub Duck'],
      pile: ['Bathtub Duck'],
    });
    expect(tied.outcome).toMatchObject({
      ranks: [2, 1, 3],
      scores: [25, 25, 15],
      by: ['ship', 'ship', 'amount'],
    });
  });

  it('BA24 of tied players those with ships come first, in order; the rest all take the worst rank', () => {
    expect(inRound([20, null], [20, 7], [20, null], [20, 9])).toEqual([4, 2, 4, 1]);
  });

  it('BA25 the most valuable Spacecraft is the best single card, not the sum and not the number', () => {
    const play = given({
      at: 'score',
      displays: [['Courier Skiff', 'Helium Hulk', 'Saucer Cab'], ['Moon Bus', 'Bathtub Duck'], []],
    });
    expect(play.page.lines.map((line) => [line.value, line.rank])).toEqual([
      [10, 2],
      [10, 1],
      [0, 3],
    ]);
    expect([play.seat(0).ship, play.seat(1).ship]).toEqual([8, 9]);
  });

  it('BA26 ranks count among survivors only, and places left over pay nobody', () => {
    const heavy = ['Planet Cracker', 'Cube Freighter', 'Moon Bus'];
    const play = given({
      seats: 4,
      at: 'score',
      displays: [
        heavy,
        ['Morpho Cubo', 'Morpho Ancora', 'Morpho Lampada', 'Morpho Servientes'],
        ['Courier Skiff'],
        ['Saucer Cab'],
      ],
      pile: ['Bathtub Duck'],
      chance: ['Bathtub Duck'],
    });
    expect(play.page.lines.map((line) => line.points)).toEqual([0, 0, 10, 15]);
    const nobody = given({
      at: 'score',
      hole: 'Needle Eye',
      displays: [
        heavy,
        ['Exoskeleton', 'Morpho Cubo', 'XXL Paperweight'],
        ['Flagship of the Explorers', 'Saucer Cab', 'Courier Skiff'],
      ],
      pile: ['Helium Hulk'],
      chance: ['Helium Hulk'],
    });
    expect(nobody.page.lines.map((line) => line.points)).toEqual([0, 0, 0]);
    expect(nobody.told('rank')).toEqual([]);
  });

  it('BA35 a tie of k from rank r covers r to r+k-1, and the next Value takes r+k', () => {
    expect(inRound([30, null], [25, null], [25, null], [20, null], [10, null])).toEqual([1, 3, 3, 4, 5]);
    expect(inRound([25, 7], [25, 9], [25, null], [20, null])).toEqual([2, 1, 3, 4]);
  });

  it('BA36 players with equal best ships all take the worst of the places these cover, and share the victory', () => {
    expect(inRound([20, 9], [20, 9], [20, 7], [20, null])).toEqual([2, 2, 3, 4]);
    expect(atTheEnd([20, 9], [20, 9], [20, 7])).toEqual([1, 1, 3]);
  });

  it('BA39 places below the winner go by points, then by ships, else they are shared', () => {
    expect(atTheEnd([40, null], [30, 7], [30, 9], [20, null], [20, null], [10, null])).toEqual([
      1, 3, 2, 4, 4, 6,
    ]);
  });
});
