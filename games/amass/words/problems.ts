/** What the rules find wrong with content, as they say it and in German; {a} stands for anything. */
import type { Words } from '../../words.ts';

export const problems: readonly Words[] = [
  { en: 'an entry for {a}', de: 'ein Eintrag für „{a}“' },
  { en: 'a number for {a} crews (A2)', de: 'eine Zahl für {a} Crews (A2)' },
  { en: '{a} different bases (AA53)', de: '{a} verschiedene Basen (AA53)' },
  { en: 'names of bases', de: 'Namen von Basen' },
  { en: 'less than once round the planet', de: 'weniger als einmal um den Planeten' },
  { en: 'an effect in Command or in Combat', de: 'eine Wirkung im Befehl oder im Kampf' },
  { en: 'an effect of the Command phase', de: 'eine Wirkung der Befehlsphase' },
  { en: 'an effect of the Combat phase', de: 'eine Wirkung der Kampfphase' },
  { en: 'at least 2 cards (A3)', de: 'mindestens 2 Karten (A3)' },
  { en: 'the name of a mine', de: 'der Name einer Mine' },
  { en: 'a card that places cubes', de: 'eine Karte, die Steine legt' },
  {
    en: 'at least 5 cards, one for each AI crew (A29)',
    de: 'mindestens 5 Karten, eine für jede KI-Crew (A29)',
  },
  {
    en: 'one mine in each zone, zones numbered from 1',
    de: 'eine Mine in jeder Zone, die Zonen von 1 an gezählt',
  },
  { en: '6 bases', de: '6 Basen' },
  { en: 'a zone with a mine', de: 'eine Zone mit einer Mine' },
  { en: 'a zone of its own', de: 'eine eigene Zone' },
  { en: 'a name that no mine has', de: 'ein Name, den keine Mine hat' },
  { en: 'a zone', de: 'eine Zone' },
];
