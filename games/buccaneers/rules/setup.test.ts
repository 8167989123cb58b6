import { listSeats, optionsFor } from '@accretion/engine';
import { playOut } from '@accretion/engine/kit/matches';
import { describe, expect, it } from 'vitest';
import { content } from '../content/index.ts';
import { buccaneers } from '../index.ts';
import { dealt, given } from '../testing/given.ts';

const many = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
const first = { holes: { are: 'first' } };
const holeName = (play: ReturnType<typeof dealt>): string => {
  const names = play.cards.components['hole'];
  return Array.isArray(names) && play.state.hole !== null ? names[play.state.hole] : 'none';
};
/** The holes of a whole match, in the order they were played. */
const holesPlayed = (options: object, seed: number): readonly number[] =>
  playOut(buccaneers, { seats: 3, seed, options }).state.sheet.map((page) => page.hole);

describe('setup', () => {
  it('B1 seats 3 to 6, plays exactly 3 Rounds, and most points win', () => {
    for (const seats of [2, 7, 3.5])
      expect(optionsFor(buccaneers, {}, seats)).toMatchObject({ why: 'wrongSeats' });
    for (const seats of [3, 4, 5, 6]) {
      const { state } = playOut(buccaneers, { seats, seed: seats });
      expect(state.sheet).toHaveLength(3);
      expect(state.seats.every((place) => place.points.length === 3)).toBe(true);
    }
    const { outcome } = given({
      at: 'score',
      points: [
        [15, 0],
        [10, 0],
        [0, 0],
      ],
      displays: [['Courier Skiff'], ['Saucer Cab'], ['Moon Bus']],
      pile: ['Helium Hulk', 'Tow Balloon', 'Solar Kite'],
    });
    // Round 3 pays 5, 10 and 15.
    expect(outcome).toMatchObject({ scores: [20, 20, 15], ranks: [2, 1, 3] });
  });

  it('B2 the first game has its three holes, green on top and red at the bottom; later games any three of 13', () => {
    const play = dealt({ options: first });
    const names = play.cards.components['hole'] as readonly string[];
    expect(holeName(play)).toBe('BH-DNG2');
    expect(play.state.ahead.map((id) => names[id])).toEqual(['BH-PRE3', 'BH-DIR4']);
    expect(content.firstGame.map((name) => content.holes[name]?.class)).toEqual([
      'dangerous',
      'precarious',
      'dire',
    ]);

    const later = many(40).map((seed) => holesPlayed({}, seed));
    for (const holes of later) expect(new Set(holes).size).toBe(3);
    expect(new Set(later.flat()).size).toBe(13);
  });

  it('B3 the Score card is that of the number of players, and the Direction card starts on a random side', () => {
    const sides = many(40).map((seed) => dealt({ seed: `side ${seed}` }).state.clockwise);
    expect(new Set(sides).size).toBe(2);
    const paid = [3, 4, 5, 6].map((seats) => {
      const ships = [
        'Planet Cracker',
        'Cube Freighter',
        'Flagship of the Explorers',
        'Moon Bus',
        'Saucer Cab',
        'Courier Skiff',
      ];
      const play = given({ seats, at: 'score', displays: ships.slice(0, seats).map((ship) => [ship]) });
      return play.page.lines.map((line) => line.points);
    });
    expect(paid).toEqual([
      [15, 10, 5],
      [15, 10, 6, 3],
      [15, 11, 8, 5, 2],
      [15, 12, 9, 6, 4, 2],
    ]);
  });

  it('B4 the hole is turned up, then all 67 cards are shuffled and the hand size dealt to each; the rest is the deck', () => {
    const play = dealt({ seats: 5, options: first });
    const { deck, seats, discard, pile } = play.state;
    expect(seats.map((place) => place.hand.length)).toEqual([6, 6, 6, 6, 6]);
    expect(deck).toHaveLength(67 - 30);
    expect([discard, pile]).toEqual([[], []]);
    expect(new Set([...deck, ...seats.flatMap((place) => place.hand)]).size).toBe(67);

    const next = given({ at: 'score', round: 1, options: first });
    const told = next.stage.told.map(({ event }) => event.did);
    expect(told.slice(told.indexOf('turnUpHole'))).toEqual(['turnUpHole', 'deal', 'startTurn']);
    expect(next.told('deal')).toMatchObject([{ cards: 7 }]);

    const hands = many(120).map(
      (seed) => dealt({ options: first, seed: `deal ${seed}` }).state.seats[0]?.hand ?? [],
    );
    expect(new Set(hands.flat()).size).toBe(67);
  });

  it('B35 holes are those of the first game, random ones, or three different ones that the host names in order', () => {
    const names = ['BH-DIR5', 'BH-DNG1', 'BH-DIR1'];
    const chosen = (list: readonly string[]) =>
      optionsFor(buccaneers, { holes: { are: 'chosen', names: list } }, 4);
    expect(chosen(names)).toMatchObject({ options: { holes: { names } } });
    expect(chosen(names.slice(1))).toMatchObject({ rule: 'B35', why: 'chooseHoles', values: { count: 3 } });
    expect(chosen(['BH-DNG1', 'BH-DNG1', 'BH-DIR1'])).toMatchObject({ rule: 'B35', why: 'differentHoles' });
    expect(chosen(['BH-DNG1', 'BH-XXL', 'BH-DIR1'])).toMatchObject({
      rule: 'B35',
      why: 'noSuchHole',
      values: { hole: 'BH-XXL' },
    });
    expect(optionsFor(buccaneers, { holes: { are: 'sorted' } }, 4)).toMatchObject({ why: 'noSuchOption' });
  });

  it('BA34 three chosen holes are played in the order the host lists them, and everyone knows it', () => {
    const options = { holes: { are: 'chosen', names: ['BH-DIR5', 'BH-DNG1', 'BH-PRE2'] } };
    const play = dealt({ options });
    const names = play.cards.components['hole'] as readonly string[];
    expect(play.view(0).ahead.map((id) => names[Number(id)])).toEqual(['BH-DNG1', 'BH-PRE2']);
    expect(holesPlayed(options, 5).map((id) => names[id])).toEqual(['BH-DIR5', 'BH-DNG1', 'BH-PRE2']);
  });

  it('BA32 three random holes are played as shuffled, not sorted by class', () => {
    const names = Object.keys(content.holes).sort();
    const order = ['dangerous', 'precarious', 'dire'];
    const isSorted = (holes: readonly number[]): boolean => {
      const ranks = holes.map((id) => order.indexOf(content.holes[names[id] ?? '']?.class ?? ''));
      return ranks.every((rank, i) => i === 0 || (ranks[i - 1] ?? 0) <= rank);
    };
    const sorted = many(60).filter((seed) => isSorted(holesPlayed({}, seed)));
    expect(sorted.length).toBeGreaterThan(0);
    expect(sorted.length).toBeLessThan(40);
  });

  it('BA30 six players with 9 cards each leave 13 in the deck', () => {
    const play = dealt({
      seats: 6,
      options: { holes: { are: 'chosen', names: ['BH-DIR5', 'BH-DNG1', 'BH-PRE2'] } },
    });
    expect(play.state.deck).toHaveLength(13);
  });

  it('B52 every chance is uniform over its possibilities', () => {
    const tally = (draws: readonly (number | null)[]): number[] => {
      const counts = new Map<number | null, number>();
      for (const draw of draws) counts.set(draw, (counts.get(draw) ?? 0) + 1);
      return [...counts.values()];
    };
    const isEven = (draws: readonly (number | null)[], kinds: number): void => {
      const fair = draws.length / kinds;
      const counts = tally(draws);
      expect(counts).toHaveLength(kinds);
      for (const count of counts) expect(Math.abs(count - fair)).toBeLessThan(4 * Math.sqrt(fair));
    };
    const seeds = many(160).map((seed) => `chance ${seed}`);
    const starts = seeds.map((seed) => dealt({ seed }).state);
    isEven(
      starts.map((state) => Number(state.clockwise)),
      2,
    );
    isEven(
      starts.map((state) => state.hole),
      13,
    );
    const hands = starts.flatMap((state) => state.seats[0]?.hand ?? []);
    isEven(hands, 67);
    const tracked = seeds.map(
      (seed) => given({ seed, at: 'turn', also: { 'seats.0.tracked': true } }).state.seats[0]?.pick ?? null,
    );
    isEven(tracked, 3);
    isEven(
      seeds.map((seed) => given({ seed, at: 'score' }).state.turnedUp),
      3,
    );
    const found = seeds.map((seed) => {
      const play = given({ seed, at: 'score', displays: [['Alien Kiddie Pool']] });
      play.seat(0).discards();
      return play.told('find').length === 1
        ? (play.state.seats[0]?.shown[0]?.card ?? play.state.seats[0]?.groups[0]?.[0] ?? null)
        : null;
    });
    isEven(found, 3);
    const silent = seeds.map((seed) => {
      const move = given({ seed }).seat(0).playDefault();
      return move.do === 'pick' ? move.card : null;
    });
    isEven(silent, 3);
  });

  it('B40 asks everyone to pick at once', () => {
    const play = dealt({ seats: 6 });
    expect(listSeats(play.ruleset.toAct(play.state))).toEqual([0, 1, 2, 3, 4, 5]);
  });
});
