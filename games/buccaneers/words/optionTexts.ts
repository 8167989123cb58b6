/** The options of the game in words, and credits. */
import { isRecord, type Json } from '@accretion/engine';
import type { OptionTexts, OptionValue } from '../../words.ts';

/** The holes of the box by their names. */
function holesIn(content: Json): readonly OptionValue[] {
  const holes = isRecord(content) ? content['holes'] : undefined;
  if (!isRecord(holes)) return [];
  return Object.entries(holes).flatMap(([value, hole]) => {
    const name = isRecord(hole) ? hole['name'] : undefined;
    return isRecord(name) ? [{ value, name: { en: String(name['en']), de: String(name['de']) } }] : [];
  });
}

export const optionTexts: OptionTexts = {
  credits: {
    en: 'Black Hole Buccaneers: many of the pictures on the cards are icons from game-icons.net by Lorc, Delapouite, Sbed, Skoll and other contributors, licensed under CC BY 3.0, which we recoloured and recombined.',
    de: 'Black Hole Buccaneers: Viele Bilder auf den Karten sind Symbole von game-icons.net, gezeichnet von Lorc, Delapouite, Sbed, Skoll und anderen, lizenziert unter CC BY 3.0 und von uns neu eingefärbt und zusammengesetzt.',
  },
  options: {
    holes: { en: 'Black Holes', de: 'Schwarze Löcher' },
    'holes?': {
      en: 'You visit three, one in each Round. The rulebook fixes the three for your first match; later matches and rematches use random ones.',
      de: 'Ihr besucht drei, in jeder Runde eines. Für die erste Partie gibt die Spielregel sie vor; spätere Partien und Revanchen nehmen drei zufällige.',
    },
    'holes.first': { en: 'The three for a first match', de: 'Die drei für die erste Partie' },
    'holes.random': { en: 'Three at random', de: 'Drei zufällige' },
    'holes.chosen': { en: 'Three of your choice', de: 'Drei nach Wahl' },
    'holes.chosen.names': { en: 'In this order', de: 'In dieser Reihenfolge' },
    toysTriggerLoot: { en: 'Toys turn the Loot Box', de: 'Spielzeug dreht die Beutekiste' },
    'toysTriggerLoot?': {
      en: 'A heavy Toy that is revealed in step C turns an awake Loot Box.',
      de: 'Schweres Spielzeug, das in Schritt C aufgedeckt wird, dreht eine wache Beutekiste.',
    },
    wakeForScoring: {
      en: 'Late Artifacts wake for scoring',
      de: 'Späte Artefakte wachen zur Wertung auf',
    },
    'wakeForScoring?': {
      en: 'If Morpho Sucker, Cubus Libra or Loot Box arrives in the last Turn, it wakes when scoring starts. Otherwise it never wakes.',
      de: 'Kommen Morpho-Sauger, Cubus Libra oder Beutekiste im letzten Zug an, wachen sie zu Beginn der Wertung auf. Sonst wachen sie nie auf.',
    },
  },
  values: {
    'holes.chosen.names': holesIn,
  },
};
