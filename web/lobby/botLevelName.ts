import type { Translate } from '../texts/texts.ts';

const known = ['random', 'greedy', 'search', 'strong'] as const;

/** A level of bots in words; a level the catalogue does not know goes by its own name. */
export function botLevelName(level: string, t: Translate): string {
  const name = known.find((one) => one === level);
  return name === undefined ? level : t(`bot.${name}`);
}
