/** Terms that only cards use, and lists of them. */

import type { Language, Words } from '../../../words.ts';
import type { PowerKind, TokenKind } from '../../rules/content/vocabulary.ts';

export const kindNames: Readonly<Record<PowerKind, Words>> = {
  active: { en: 'Active superpower', de: 'Aktive Superkraft' },
  reactive: { en: 'Reactive superpower', de: 'Reaktive Superkraft' },
  innate: { en: 'Innate superpower', de: 'Angeborene Superkraft' },
  leadership: { en: 'Leadership', de: 'Führung' },
};

export const tokenNames: Readonly<Record<TokenKind, Words>> = {
  debrisPile: { en: 'Debris Pile', de: 'Trümmerhaufen' },
  dampener: { en: 'Magnetic Field Dampener', de: 'Magnetfelddämpfer' },
  soldier: { en: 'Soldier', de: 'Soldat' },
  shutdownCode: { en: 'Shutdown Code', de: 'Abschaltcode' },
  missile: { en: 'Nuclear Missile', de: 'Atomrakete' },
};

/** Items as "a, b or c". */
const ors: Readonly<Record<Language, Intl.ListFormat>> = {
  en: new Intl.ListFormat('en-GB', { type: 'disjunction' }),
  de: new Intl.ListFormat('de', { type: 'disjunction' }),
};
const ands: Readonly<Record<Language, Intl.ListFormat>> = {
  en: new Intl.ListFormat('en-GB', { type: 'conjunction' }),
  de: new Intl.ListFormat('de', { type: 'conjunction' }),
};
export const either = (language: Language, items: readonly string[]): string => ors[language].format(items);
export const both = (language: Language, items: readonly string[]): string => ands[language].format(items);
