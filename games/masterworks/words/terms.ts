/** The terms of the game in each language: one word for one thing, on cards, in the log and in help. */
import { speechOf } from '../../pieces/words.ts';
import type { Language, Words } from '../../words.ts';
import type { AttackType, Condition, Face, SoldierKind, Tool } from '../rules/content/vocabulary.ts';

export const conditionNames: Readonly<Record<Condition, Words>> = {
  bleed: { en: 'Bleed', de: 'Blutung' },
  hex: { en: 'Hex', de: 'Fluch' },
  incinerate: { en: 'Incinerate', de: 'Brand' },
  judgement: { en: 'Judgement', de: 'Urteil' },
  poison: { en: 'Poison', de: 'Gift' },
  root: { en: 'Root', de: 'Fessel' },
  shock: { en: 'Shock', de: 'Schock' },
  slow: { en: 'Slow', de: 'Verlangsamung' },
  stagger: { en: 'Stagger', de: 'Taumeln' },
  stun: { en: 'Stun', de: 'Betäubung' },
};

export const toolNames: Readonly<Record<Tool, Words>> = {
  S: { en: 'Short', de: 'Kurz' },
  M: { en: 'Medium', de: 'Mittel' },
  L: { en: 'Long', de: 'Lang' },
};

export const soldierNames: Readonly<Record<SoldierKind, Words>> = {
  shutdownCode: { en: 'Shutdown Code', de: 'Abschaltcode' },
  secretInfo: { en: 'Secret Information', de: 'Geheime Information' },
  blank: { en: 'nothing', de: 'nichts' },
};

/** "a physical attack". */
export const attackTypes: Readonly<Record<AttackType, Words>> = {
  physical: { en: 'physical', de: 'physisch' },
  energy: { en: 'energy', de: 'Energie' },
  mystic: { en: 'mystic', de: 'mystisch' },
};

/** What a die shows, alone and counted. */
export const faceNames: Readonly<Record<Face, Words>> = {
  critical: { en: 'critical', de: 'Volltreffer' },
  wild: { en: 'wild', de: 'Joker' },
  hit: { en: 'hit', de: 'Treffer' },
  block: { en: 'block', de: 'Block' },
  blank: { en: 'blank', de: 'Leerseite' },
  failure: { en: 'failure', de: 'Patzer' },
};

// biome-ignore format: one text, one line
export const { say: term, sayCount: counted } = speechOf({
  'powerOf.one': { en: '{count} Power', de: '{count} Kraft' },
  'powerOf.other': { en: '{count} Power', de: '{count} Kraft' },
  'damageOf.one': { en: '{count} damage', de: '{count} Schaden' },
  'damageOf.other': { en: '{count} damage', de: '{count} Schaden' },
  'dice.one': { en: '{count} die', de: '{count} Würfel' },
  'dice.other': { en: '{count} dice', de: '{count} Würfel' },
  'actions.one': { en: '{count} action', de: '{count} Aktion' },
  'actions.other': { en: '{count} actions', de: '{count} Aktionen' },
  'successes.one': { en: '{count} success', de: '{count} Erfolg' },
  'successes.other': { en: '{count} successes', de: '{count} Erfolge' },
  'codes.one': { en: '{count} Shutdown Code', de: '{count} Abschaltcode' },
  'codes.other': { en: '{count} Shutdown Codes', de: '{count} Abschaltcodes' },
  'soldiers.one': { en: '{count} Soldier', de: '{count} Soldat' },
  'soldiers.other': { en: '{count} Soldiers', de: '{count} Soldaten' },
  'critical.one': { en: '{count} critical', de: '{count} Volltreffer' },
  'critical.other': { en: '{count} criticals', de: '{count} Volltreffer' },
  'wild.one': { en: '{count} wild', de: '{count} Joker' },
  'wild.other': { en: '{count} wilds', de: '{count} Joker' },
  'hit.one': { en: '{count} hit', de: '{count} Treffer' },
  'hit.other': { en: '{count} hits', de: '{count} Treffer' },
  'block.one': { en: '{count} block', de: '{count} Block' },
  'block.other': { en: '{count} blocks', de: '{count} Blocks' },
  'blank.one': { en: '{count} blank', de: '{count} Leerseite' },
  'blank.other': { en: '{count} blanks', de: '{count} Leerseiten' },
  'failure.one': { en: '{count} failure', de: '{count} Patzer' },
  'failure.other': { en: '{count} failures', de: '{count} Patzer' },
  'range': { en: 'Range {range}', de: 'Reichweite {range}' },
} satisfies Record<string, Words>);

/** MA69: the face a die shows, by its number. */
const faceOf: readonly Face[] = ['critical', 'wild', 'hit', 'hit', 'block', 'blank', 'blank', 'failure'];
export const faceAt = (number: number): Face => faceOf[number - 1] ?? 'blank';

const inOrder: readonly Face[] = ['critical', 'wild', 'hit', 'block', 'blank', 'failure'];

/** "1 critical, 2 hits, 1 blank": equal faces together, the best first. */
export function facesWords(dice: readonly number[], language: Language): string {
  return inOrder
    .flatMap((face) => {
      const count = dice.filter((die) => faceAt(die) === face).length;
      return count === 0 ? [] : [counted(language, face, count)];
    })
    .join(', ');
}
