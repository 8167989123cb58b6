/** Words about putting a squad together. */
import { speechOf } from '../../../pieces/words.ts';

// biome-ignore format: one text, one line
const texts = {
  'own': { en: 'Put together your own squad', de: 'Eigenen Trupp zusammenstellen' },
  'threat': { en: 'Threat: {threat} of {most}', de: 'Bedrohung: {threat} von {most}' },
  'members': { en: 'Heroes', de: 'Helden' },
  'hero': { en: 'Threat {threat} · {affiliations}', de: 'Bedrohung {threat} · {affiliations}' },
  'affiliation': { en: 'Affiliation', de: 'Zugehörigkeit' },
  'leader': { en: 'Leader', de: 'Anführung' },
  'none': { en: 'None', de: 'Keine' },
  'cards': { en: 'Tactic cards', de: 'Taktikkarten' },
  'confirm': { en: 'Muster this squad', de: 'Diesen Trupp aufstellen' },
} as const;

export const { say: squadSay } = speechOf(texts);
