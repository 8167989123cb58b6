/** What the rules find wrong with content, as they say it and in German; {a} stands for anything. */
import type { Words } from '../../words.ts';

export const problems: readonly Words[] = [
  { en: 'names of Core Anomalies', de: 'Namen von Kernanomalien' },
  { en: 'each Core Anomaly once', de: 'jede Kernanomalie einmal' },
  { en: 'at most {a}', de: 'höchstens {a}' },
  { en: 'at least 24 cards, counting copies', de: 'mindestens 24 Karten, mehrfache mitgezählt' },
  { en: 'at least {a} draft tokens (R66)', de: 'mindestens {a} Draftmarker (R66)' },
  { en: 'at least {a} Resource cards (R68)', de: 'mindestens {a} Ressourcenkarten (R68)' },
  { en: 'at least {a} Challenge cards (R67)', de: 'mindestens {a} Herausforderungskarten (R67)' },
  { en: 'an effect that works here', de: 'eine Wirkung, die es hier geben kann' },
  { en: 'the last step', de: 'der letzte Schritt' },
  { en: 'the only step', de: 'der einzige Schritt' },
  { en: 'a cost as the first step (R78)', de: 'Kosten als erster Schritt (R78)' },
  { en: 'at least min', de: 'mindestens so viel wie „min“' },
];
