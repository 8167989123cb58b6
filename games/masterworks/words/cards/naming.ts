/** How an effect is told apart from where it stands: whose card it is on, and what the names in it are called. */

import type { Language } from '../../../words.ts';
import type { Character } from '../../rules/content/cards.ts';
import type { Content } from '../../rules/content/shape.ts';

export interface Card {
  readonly content: Content;
  readonly language: Language;
  /** The stat card it is printed on; null for cards, storm and interactions. */
  readonly owner: Character | null;
  readonly place: 'attack' | 'superpower' | 'leadership' | 'tactic' | 'storm' | 'interaction';
  /** The name of the special rule being told, for "that attack has no …". */
  readonly rule?: string;
  /** How those who paid are called: the only one there is, one of two people, or several. */
  readonly payers: 'one' | 'other' | 'many';
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const uncapital = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

export const characterName = ({ content, language }: Card, key: string): string =>
  content.characters[key]?.name[language] ?? content.boss.name[language];

export const affiliationName = ({ content, language }: Card, key: string): string =>
  content.affiliations[key]?.name[language] ?? key;

export const attackName = ({ owner, language }: Card, key: string): string =>
  owner?.attacks[key]?.name[language] ?? '';

/** A superpower by its key, as whoever has it calls it. */
export function powerName({ content, owner, language }: Card, key: string): string {
  const cards = [...(owner === null ? [] : [owner]), ...Object.values(content.characters), content.boss];
  return (
    cards.find(({ superpowers }) => Object.hasOwn(superpowers, key))?.superpowers[key]?.name[language] ?? ''
  );
}

/** Who acts when an effect pushes or throws somebody else: the attacker, the owner; on other cards nobody is named. */
export const hasActor = ({ place }: Card): boolean => place === 'attack' || place === 'superpower';
