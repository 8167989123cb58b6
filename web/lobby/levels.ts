/** Levels of bots on the page: what they are called, and which is meant where nobody is asked. */
import { levelNames } from '@accretion/bots/names';
import type { Translate } from '../texts/texts.ts';

/** Fit for a first match: it makes the mistakes that beginners make. */
export const usualLevel = 'cadet';

/** On the seat of a person: neither throws the match away nor takes it over. */
export const standInLevel = 'pilot';

/** No longer offered; matches from before have them. */
const formerNames = ['random', 'greedy'] as const;

/** What a level is called; an unknown one keeps its id. */
export function levelName(level: string, t: Translate): string {
  const name = [...formerNames, ...levelNames].find((one) => one === level);
  return name === undefined ? level : t(`level.${name}`);
}

/** The levels to choose from. */
export const offeredLevels = (t: Translate): { readonly value: string; readonly name: string }[] =>
  levelNames.map((value) => ({ value, name: t(`level.${value}.offer`) }));

/** What to expect of a level that is offered. */
export function aboutLevel(level: string, t: Translate): string | undefined {
  const name = levelNames.find((one) => one === level);
  return name && t(`level.${name}.about`);
}
