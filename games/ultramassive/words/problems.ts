/** What the rules find wrong with content, by key. */
import type { Words } from '../../words.ts';

export const problems: Readonly<Record<string, Words>> = {
  type: { en: '{type}', de: '{type}' },
  tier: { en: '{tier}', de: '{tier}' },
  coreNames: { en: 'names of Core Anomalies', de: 'Namen von Kernanomalien' },
  coresOnce: { en: 'each Core Anomaly once', de: 'jede Kernanomalie einmal' },
  atMost: { en: 'at most {max}', de: 'höchstens {max}' },
  actionCards: {
    en: 'at least {min} cards, counting copies',
    de: 'mindestens {min} Karten, mehrfache mitgezählt',
  },
  draftTokens: { en: 'at least {min} draft tokens (R66)', de: 'mindestens {min} Draftmarker (R66)' },
  resourceCards: { en: 'at least {min} Resource cards (R68)', de: 'mindestens {min} Ressourcenkarten (R68)' },
  challengeCards: {
    en: 'at least {min} Challenge cards (R67)',
    de: 'mindestens {min} Herausforderungskarten (R67)',
  },
  worksHere: { en: 'an effect that works here', de: 'ein Effekt, den es hier geben kann' },
  lastStep: { en: 'the last step', de: 'der letzte Schritt' },
  onlyStep: { en: 'the only step', de: 'der einzige Schritt' },
  costFirst: { en: 'a cost as the first step (R78)', de: 'Kosten als erster Schritt (R78)' },
  atLeastMin: { en: 'no less than the minimum', de: 'nicht weniger als das Minimum' },
};
