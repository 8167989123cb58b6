/** What the rules find wrong with content, by key. */
import type { Words } from '../../words.ts';

export const problems: Readonly<Record<string, Words>> = {
  entryFor: { en: 'an entry for {name}', de: 'ein Eintrag für „{name}“' },
  numberFor: { en: 'a number for {crews} crews (A2)', de: 'eine Zahl für {crews} Crews (A2)' },
  differentBases: { en: '{crews} different bases (AA53)', de: '{crews} verschiedene Basen (AA53)' },
  baseNames: { en: 'names of bases', de: 'Namen von Basen' },
  lessThanRound: { en: 'less than once round the planet', de: 'weniger als einmal um den Planeten' },
  someEffect: { en: 'an effect in Command or in Combat', de: 'eine Wirkung im Befehl oder im Kampf' },
  commandEffect: { en: 'an effect of the Command phase', de: 'eine Wirkung der Befehlsphase' },
  combatEffect: { en: 'an effect of the Combat phase', de: 'eine Wirkung der Kampfphase' },
  resourceCards: { en: 'at least 2 cards (A3)', de: 'mindestens 2 Karten (A3)' },
  mineName: { en: 'the name of a mine', de: 'der Name einer Mine' },
  placesCubes: { en: 'a card that places cubes', de: 'eine Karte, die Steine legt' },
  aiCards: {
    en: 'at least 5 cards, one for each AI crew (A29)',
    de: 'mindestens 5 Karten, eine für jede KI-Crew (A29)',
  },
  mineInEachZone: {
    en: 'one mine in each zone, zones numbered from 1',
    de: 'eine Mine in jeder Zone, die Zonen von 1 an gezählt',
  },
  sixBases: { en: '6 bases', de: '6 Basen' },
  zoneWithMine: { en: 'a zone with a mine', de: 'eine Zone mit einer Mine' },
  ownZone: { en: 'a zone of its own', de: 'eine eigene Zone' },
  notAMine: { en: 'a name that no mine has', de: 'ein Name, den keine Mine hat' },
  zone: { en: 'a zone', de: 'eine Zone' },
};
