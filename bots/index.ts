/** Players that are not people. Games are handed to them, and what a strong player of a game looks at. */
import type { Judge } from '@accretion/engine';
import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { levels } from './levels.ts';
import { random } from './random.ts';

export { type Advised, adviceOn } from './advice.ts';
export type { Ask, Bot, Budget } from './bot.ts';
export { isSearching, thinkingTimeOf } from './levels.ts';
export { levelNames } from './names.ts';
export { fastRng } from './rng.ts';
export { chancesOf } from './search/odds.ts';
export { secondLook } from './secondLook.ts';
export { chancesFrom } from './standing.ts';
export { foreseen, type Meant } from './thought.ts';
export { thoughtful } from './thoughtful.ts';
export { budgetBy, type Timing } from './timing.ts';

type Makers = Readonly<Record<string, (judge: Judge) => Bot>>;

/** Every kind of bot by name; a new one is a line here. People are offered the levels; the others serve stored matches and the lab. */
const makers: Makers = { random: () => random, greedy, ...levels };

export const botNames: readonly string[] = Object.keys(makers);

/** A bot by its name, for a game whose judge this is; undefined when there is none of that name. */
export const botNamed = (name: string, judge: Judge): Bot | undefined =>
  Object.hasOwn(makers, name) ? makers[name]?.(judge) : undefined;
