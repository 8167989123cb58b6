import type { Translate } from '../texts/texts.ts';

const known = ['random', 'greedy', 'search', 'strong'] as const;

/** The name of a bot level; an unknown level keeps its id. */
export function botLevelName(level: string, t: Translate): string {
  const name = known.find((one) => one === level);
  return name === undefined ? level : t(`bot.${name}`);
}
