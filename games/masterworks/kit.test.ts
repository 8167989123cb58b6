import { rulesetOf } from '@accretion/engine';
import { testGame } from '@accretion/engine/kit';
import { amissIn } from './amiss.ts';
import { masterworks } from './index.ts';
import type { State } from './rules/state.ts';

/** MK4, MK6: what is face down is what its shuffle still holds. */
function agrees(state: State): string | null {
  const down = new Map<number, number[]>();
  const note = (shuffle: number, kind: number): unknown =>
    down.set(shuffle, [...(down.get(shuffle) ?? []), kind]);
  for (const { shuffle, kind } of state.soldiers) note(shuffle, kind);
  for (const kind of state.reserve) note(state.shuffle, kind);
  for (const { shuffle, kinds } of state.unknown) {
    const found = [...(down.get(shuffle) ?? [])].sort((a, b) => a - b);
    if (String(found) !== String([...kinds].sort((a, b) => a - b)))
      return `shuffle ${shuffle} holds ${found}, but ${kinds} are unknown`;
    down.delete(shuffle);
  }
  return down.size > 0 ? `tokens of a shuffle that holds nothing: ${[...down.keys()]}` : null;
}

const book = rulesetOf(masterworks).model;
const isSound = (state: State): string | null => agrees(state) ?? amissIn(book, state)[0] ?? null;

/** When a shuffle has one token left face down, its kind follows from those turned up. */
const forced = (path: string): boolean => /^soldiers\.[2-9]\.kind$/.test(path);

const ready = (a: string, b: string) => ({ squads: { are: 'ready', a, b } });

testGame(masterworks, {
  name: 'Mutant Masterworks, ready squads at all difficulties',
  seatings: [
    { seats: 3 },
    { seats: 3, options: { difficulty: 'narrative', ...ready('x-men-jean', 'avengers-heavy') } },
    {
      seats: 3,
      options: { difficulty: 'hard', gradedStamina: true, ...ready('avengers-field', 'x-men-gold') },
    },
    {
      seats: 3,
      options: { difficulty: 'homoSuperior', collateral: false, ...ready('web-warriors', 'avengers-heavy') },
    },
  ],
  matches: 1,
  bound: 5_000,
  imagined: 3,
  agrees: isSound,
  forced,
  choosesOpenly: true, // MK1
});

/** Other squads, another map, a stronger boss. */
const pack = {
  game: 'masterworks',
  name: 'Open ground',
  content: {
    boss: { size: 3 },
    encounter: { pile: { stamina: 3 } },
    map: { terrain: { 'truck-a': null, 'truck-b': null, radar: { size: 1 } } },
    characters: { hulk: { threat: 4 } },
  },
};

testGame(masterworks, {
  name: 'Mutant Masterworks, squads mustered at the table',
  seatings: [
    { seats: 3, options: { squads: { are: 'mustered' }, eisenhardt: true } },
    { seats: 3, options: { squads: { are: 'mustered' }, captain: 'B' }, pack },
  ],
  matches: 1,
  bound: 5_000,
  imagined: 3,
  agrees,
  forced,
  choosesOpenly: true, // MK1
});
