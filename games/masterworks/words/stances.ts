/** What the forms a character can take are called. */
import type { Language } from '../../words.ts';
import { cardOf, type Named } from './model.ts';

/** A form by its key, whichever superpower offers it. */
export function stanceName(box: Named, figure: string, key: string, language: Language): string {
  for (const { effects } of Object.values(cardOf(box, figure)?.superpowers ?? {}))
    for (const effect of effects) {
      const found = effect.op === 'stance' ? effect.args.options?.[key] : undefined;
      if (found !== undefined) return found.name[language];
    }
  return key;
}

/** The forms a character can choose from, in the order the rules have them. */
export const stanceKeys = (box: Named, figure: string): readonly string[] =>
  Object.values(cardOf(box, figure)?.superpowers ?? {})
    .flatMap(({ effects }) => effects)
    .flatMap((effect) => (effect.op === 'stance' ? Object.keys(effect.args.options ?? {}).sort() : []));
