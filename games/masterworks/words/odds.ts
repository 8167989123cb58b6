/** How exact odds are said, before an attack or throw is confirmed. */
import { listed, speechOf } from '../../pieces/words.ts';
import type { Language, Words } from '../../words.ts';
import type { Face } from '../rules/content/vocabulary.ts';
import { number, percent } from './measures.ts';
import { faceNames } from './terms.ts';

/** What is known of an attack before it is rolled. */
export interface Odds {
  /** The chance of each amount of damage, from 0 on. */
  readonly damage: readonly number[];
  /** The damage that would Daze, KO or exhaust the target; null where none would. */
  readonly needed: number | null;
  /** What happens then. */
  readonly ends: 'daze' | 'ko' | 'exhaust' | 'destroy';
  /** Special rules of the attack by their faces, and how likely they fire (MC49). */
  readonly triggers?: readonly {
    readonly name: string;
    readonly faces: readonly Face[];
    readonly chance: number;
  }[];
}

// biome-ignore format: one text, one line
const { say } = speechOf({
  'daze': { en: '{chance} to Daze', de: '{chance} für Benommenheit' },
  'ko': { en: '{chance} to KO', de: '{chance} für K. o.' },
  'exhaust': { en: '{chance} to exhaust', de: '{chance} für Erschöpfung' },
  'destroy': { en: '{chance} to destroy', de: '{chance} für Zerstörung' },
  'average': { en: '{damage} damage on average', de: 'im Schnitt {damage} Schaden' },
  'none': { en: '{chance} for no damage', de: '{chance} für keinen Schaden' },
  'all': { en: '{outcome}, {average}', de: '{outcome}, {average}' },
  'trigger': { en: '{name} ({faces}): {chance}', de: '{name} ({faces}): {chance}' },
  'row': { en: '{damage} damage: {chance}', de: '{damage} Schaden: {chance}' },
  'rowOrMore': { en: '{damage} or more: {chance}', de: '{damage} oder mehr: {chance}' },
  'change': { en: '{before} damage on average becomes {after}', de: 'im Schnitt {after} statt {before} Schaden' },
  'same': { en: 'no change: {after} damage on average', de: 'keine Änderung: im Schnitt {after} Schaden' },
} satisfies Record<string, Words>);

const mean = (damage: readonly number[]): number =>
  damage.reduce((sum, chance, amount) => sum + chance * amount, 0);

/** The chance of at least so much damage. */
export const atLeast = (damage: readonly number[], amount: number): number =>
  damage.slice(amount).reduce((sum, chance) => sum + chance, 0);

/** "62% to Daze, 3.4 damage on average". */
export function oddsText({ damage, needed, ends }: Odds, language: Language): string {
  const average = say(language, 'average', { damage: number(mean(damage), 1, language) });
  const outcome =
    needed === null
      ? say(language, 'none', { chance: percent(damage[0] ?? 0, language) })
      : say(language, ends, { chance: percent(atLeast(damage, needed), language) });
  return say(language, 'all', { outcome, average });
}

/** The spread of damage, a row each; the last row takes in all beyond it. */
export function damageRows({ damage }: Odds, most: number, language: Language): readonly string[] {
  const last = Math.min(most, damage.length - 1);
  return damage.slice(0, last + 1).map((chance, amount) => {
    const isRest = amount === last && amount < damage.length - 1;
    return say(language, isRest ? 'rowOrMore' : 'row', {
      damage: amount,
      chance: percent(isRest ? atLeast(damage, amount) : chance, language),
    });
  });
}

/** "Stagger (wild): 41%", a line each. */
export const triggerRows = ({ triggers = [] }: Odds, language: Language): readonly string[] =>
  triggers.map(({ name, faces, chance }) =>
    say(language, 'trigger', {
      name,
      faces: listed(
        language,
        faces.map((face) => faceNames[face][language]),
      ),
      chance: percent(chance, language),
    }),
  );

/** What a reaction changes: "3.4 damage on average becomes 2.1". */
export function changeText(before: readonly number[], after: readonly number[], language: Language): string {
  const [from, to] = [before, after].map((damage) => number(mean(damage), 1, language));
  return say(language, from === to ? 'same' : 'change', { before: from ?? '', after: to ?? '' });
}
