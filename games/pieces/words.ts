/** Words of a table in each language: one list of texts, said with values, with counts, or as a list. */
import { filled } from '@accretion/engine';
import type { Language, Words } from '../words.ts';

type Values = Readonly<Record<string, string | number>>;
type Texts = Readonly<Record<string, Words>>;
/** The stems of texts that exist as `stem.one` and `stem.other`. */
type Stem<Key> = Key extends `${infer S}.one` ? S : never;

const plural: Readonly<Record<Language, Intl.PluralRules>> = {
  en: new Intl.PluralRules('en'),
  de: new Intl.PluralRules('de'),
};

export interface Speech<Key> {
  say(language: Language, key: Key, values?: Values): string;
  /** A text with a number in it (`{count}`), in the form that number wants. */
  sayCount(language: Language, stem: Stem<Key>, count: number, values?: Values): string;
}

export function speechOf<const T extends Texts>(texts: T): Speech<keyof T & string> {
  type Key = keyof T & string;
  const say = (language: Language, key: Key, values?: Values): string =>
    filled((texts[key] as Words)[language], values);
  return {
    say,
    sayCount(language, stem, count, values) {
      const form = plural[language].select(count) === 'one' ? 'one' : 'other';
      return say(language, `${stem}.${form}` as Key, { ...values, count });
    },
  };
}

const lists: Readonly<Record<Language, Intl.ListFormat>> = {
  en: new Intl.ListFormat('en', { type: 'conjunction' }),
  de: new Intl.ListFormat('de', { type: 'conjunction' }),
};

export const listed = (language: Language, items: readonly string[]): string => lists[language].format(items);
