/** The levels people play against, the weakest first. */
import type { Judge } from '@accretion/engine';
import type { Bot } from './bot.ts';
import type { LevelName } from './names.ts';
import { casual } from './search/casual.ts';
import { searcher } from './search/search.ts';

/** Milliseconds of a thought, which serves for a whole sequence of moves. */
const thinkingTimes = { captain: 300, singularity: 1500 } as const;

/** For a bot that does not search: more than it needs, except on a machine that is much too slow. */
const usualTime = 2000;

/** Does a bot of this name search, for as long as it may? */
export const isSearching = (name: string): name is keyof typeof thinkingTimes =>
  Object.hasOwn(thinkingTimes, name);

export const thinkingTimeOf = (name: string): number => (isSearching(name) ? thinkingTimes[name] : usualTime);

/** Nodes that take a millisecond in a game whose judge does not say. */
const usualPace = 20;

/** In nodes, so that the same thought comes of it on any machine; where time matters, the budget has a clock. */
const searching =
  (name: keyof typeof thinkingTimes) =>
  (judge: Judge): Bot =>
    searcher(name, judge, { nodes: Math.round(thinkingTimes[name] * (judge.pace ?? usualPace)) });

export const levels: Readonly<Record<LevelName, (judge: Judge) => Bot>> = {
  cadet: (judge) =>
    casual('cadet', judge, {
      looks: 6,
      worlds: 1,
      overlooked: 40,
      planless: 26,
      slack: 2,
      warmth: 1.2,
      taste: 0.8,
      inLanes: 0.15,
    }),
  pilot: (judge) =>
    casual('pilot', judge, {
      looks: 8,
      worlds: 2,
      overlooked: 10,
      planless: 2,
      slack: 0.8,
      warmth: 0.25,
      taste: 0.1,
      inLanes: 0.4,
    }),
  captain: searching('captain'),
  singularity: searching('singularity'),
};
