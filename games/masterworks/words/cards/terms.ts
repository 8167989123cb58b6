/** The terms of the game in both languages: one word for one thing. */

import type { Language, Words } from '../../../words.ts';
import type {
  AttackType,
  Condition,
  Face,
  PowerKind,
  SoldierKind,
  TokenKind,
  Tool,
} from '../../rules/content/vocabulary.ts';

export const conditionNames: Readonly<Record<Condition, Words>> = {
  bleed: { en: 'Bleed', de: 'Blutung' },
  hex: { en: 'Hex', de: 'Fluch' },
  incinerate: { en: 'Incinerate', de: 'Verbrennung' },
  judgement: { en: 'Judgement', de: 'Urteil' },
  poison: { en: 'Poison', de: 'Gift' },
  root: { en: 'Root', de: 'Verwurzelung' },
  shock: { en: 'Shock', de: 'Schock' },
  slow: { en: 'Slow', de: 'Verlangsamung' },
  stagger: { en: 'Stagger', de: 'Taumeln' },
  stun: { en: 'Stun', de: 'Betäubung' },
};

/** Faces of the die. In German all are masculine but the blank. */
export const faceNames: Readonly<Record<Face, Words>> = {
  critical: { en: 'critical', de: 'Volltreffer' },
  wild: { en: 'wild', de: 'Joker' },
  hit: { en: 'hit', de: 'Treffer' },
  block: { en: 'block', de: 'Block' },
  blank: { en: 'blank', de: 'Leerseite' },
  failure: { en: 'failure', de: 'Patzer' },
};

export const toolNames: Readonly<Record<Tool, Words>> = {
  S: { en: 'Short', de: 'Kurz' },
  M: { en: 'Medium', de: 'Mittel' },
  L: { en: 'Long', de: 'Lang' },
};

export const typeNames: Readonly<Record<AttackType, Words>> = {
  physical: { en: 'physical', de: 'physisch' },
  energy: { en: 'energy', de: 'energetisch' },
  mystic: { en: 'mystic', de: 'mystisch' },
};

export const kindNames: Readonly<Record<PowerKind, Words>> = {
  active: { en: 'Active superpower', de: 'Aktive Superkraft' },
  reactive: { en: 'Reactive superpower', de: 'Reaktive Superkraft' },
  innate: { en: 'Innate superpower', de: 'Angeborene Superkraft' },
  leadership: { en: 'Leadership', de: 'Führung' },
};

export const soldierNames: Readonly<Record<SoldierKind, Words>> = {
  shutdownCode: { en: 'Shutdown Code', de: 'Abschaltcode' },
  secretInfo: { en: 'Secret Information', de: 'Geheime Information' },
  blank: { en: 'nothing', de: 'nichts' },
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
