import { miscounted, rulesetOf } from '@accretion/engine';
import { testGame } from '@accretion/engine/kit';
import { playOut } from '@accretion/engine/kit/matches';
import { describe, expect, it } from 'vitest';
import { amass } from './index.ts';
import { colours } from './rules/content.ts';
import type { State } from './rules/state.ts';

/** What a crew's slots show is what its base holds; every crew keeps its members. */
function agrees(state: State): string | null {
  const perCrew = new Set<number>();
  for (const [number, crew] of state.crews.entries()) {
    for (const colour of colours) {
      const shown = crew.slots.flat().filter((cube) => cube === colour).length;
      if (shown !== crew.stored[colour])
        return `crew ${number}: ${shown} ${colour} in slots, ${crew.stored[colour]} stored`;
    }
    const away = [...crew.mines, ...crew.raids.flat(), crew.defence, crew.camp, crew.withdrawn];
    const members = [...away, crew.home, crew.minor, crew.moderate, crew.major].reduce(
      (sum, one) => sum + one,
      0,
    );
    perCrew.add(members);
    if (crew.plan.length > crew.home)
      return `crew ${number} plans with ${crew.plan.length} of ${crew.home} members`;
  }
  return perCrew.size === 1 ? null : `crews of different size: ${[...perCrew]}`;
}

/** The colours of cubes being stored follow from the open haul; a small base has one slot; the last of many are in order. */
const forced = (path: string): boolean => /\.setting\.(\d+\.(colour|slot)|[3-9]\.)/.test(path);

/** AI crews look at no resource cards. */
const forcedWithAi = (path: string): boolean => forced(path) || /^crews\.[2-5]\.sawTop$/.test(path);

const short = { cards: 5 };

/** Small bases are soon full; another map, another card. */
const smallBases = {
  game: 'amass',
  name: 'Small bases',
  content: {
    slotsPerFacing: 1,
    mines: { J4: { colour: 'orange' } },
    bases: { Tango: { zone: 8 } },
    actions: { toxin: { copies: 1 }, jumpJets: { command: { most: 3 } } },
  },
};

testGame(amass, {
  name: 'AMASS, humans only',
  seatings: [
    { seats: 2, options: { ai: 0, ...short } },
    { seats: 3, options: short },
    { seats: 5, pack: smallBases },
    { seats: 6, pack: smallBases },
  ],
  matches: 1,
  agrees,
  forced,
});

testGame(amass, {
  name: 'AMASS with AI crews',
  seatings: [
    { seats: 1 },
    { seats: 4, options: { ai: 2 }, pack: smallBases },
    { seats: 2, options: { ai: 1, ...short, bases: { are: 'chosen', names: ['Xray', 'Delta', 'Kilo'] } } },
    { seats: 2, options: { ai: 1, ...short, level: 'hard', bases: { are: 'picked' } } },
  ],
  matches: 1,
  agrees,
  forced: forcedWithAi,
});

testGame(amass, {
  name: 'AMASS, co-op',
  seatings: [
    { seats: 2, options: { coop: true, ...short } },
    { seats: 2, options: { coop: true, membersBy: 'crews', level: 'hard', openToPartner: true, ...short } },
  ],
  matches: 1,
  agrees,
  forced: forcedWithAi,
  // Whom one fights is chosen in the open, and two fights may end alike.
  reveals: ['fight', 'roll', 'pairs', 'wound', 'droidLost'],
});

const { rules } = rulesetOf(amass);

/** Random play to the end; every cube, member and card is still there. */
function playedOut(seats: number, options: object, seed: number): State {
  const { state } = playOut(amass, { seats, options, seed });
  expect(miscounted(rules.shape, state, rules.components)).toEqual([]);
  expect(agrees(state)).toBe(null);
  return state;
}

// A co-op victory takes better play than random, now that sentries guard AI bases: see bot.test.ts.
describe('every ending but a co-op victory', () => {
  it.each([
    ['base', 2, { ai: 1 }, 1],
    ['planet', 6, {}, 4],
    ['cards', 3, { cards: 5 }, 1],
    ['aiBase', 2, { coop: true }, 2],
  ])('%s comes about in random play', (ending, seats, options, tries) => {
    const endings = new Set<string | null>();
    for (let seed = 1; seed <= tries && !endings.has(ending); seed++)
      endings.add(playedOut(seats, options, seed).ending);
    expect(endings).toContain(ending);
  });
});
