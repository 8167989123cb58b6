/** Words of the stage where dice land and turns are told. */
import { speechOf } from '../../../pieces/words.ts';

// biome-ignore format: one text, one line
const texts = {
  'attack': { en: '{attack} on {target}', de: '{attack} gegen {target}' },
  'reroll': { en: '{who} rerolls {count} with {rule}', de: '{who} würfelt {count} neu mit {rule}' },
  'change': { en: '{who} changes {count} with {rule}', de: '{who} ändert {count} mit {rule}' },
  'outcome': { en: '{successes} against {against}: {damage} damage', de: '{successes} gegen {against}: {damage} Schaden' },
  'cover': { en: 'cover', de: 'Deckung' },
} as const;

export const { say: sceneSay } = speechOf(texts);
