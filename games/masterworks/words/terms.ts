/** The terms of the game in each language: one word for one thing, on cards, in the log and in help. */
import { speechOf } from '../../pieces/words.ts';
import type { Language, Words } from '../../words.ts';
import type { Face } from '../rules/content/vocabulary.ts';

export { conditionNames, faceNames, soldierNames, tokenNames, toolNames, typeNames } from './cards/terms.ts';

// biome-ignore format: one text, one line
export const { say: term, sayCount: counted } = speechOf({
  'power': { en: 'Power', de: 'Macht' },
  'damage': { en: 'damage', de: 'Schaden' },
  'powerOf.one': { en: '{count} Power', de: '{count} Macht' },
  'powerOf.other': { en: '{count} Power', de: '{count} Macht' },
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
  'size': { en: 'Size {size}', de: 'Größe {size}' },
  'crisis': { en: 'Crisis Team', de: 'Krisenteam' },
  'cosmic': { en: 'Cosmic Threat', de: 'Kosmische Bedrohung' },
  'seat.0': { en: 'Crisis A', de: 'Krise A' },
  'seat.1': { en: 'Crisis B', de: 'Krise B' },
  'seat.2': { en: 'Cosmic Threat', de: 'Kosmische Bedrohung' },
  'dazed': { en: 'Dazed', de: 'benommen' },
  'injured': { en: 'Injured', de: 'verletzt' },
  'healthy': { en: 'Healthy', de: 'gesund' },
  'ko': { en: 'KO', de: 'K. o.' },
  'activated': { en: 'Activated', de: 'aktiviert' },
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
