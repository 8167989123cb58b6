/** The options of the game in words, and thanks. */
import type { Json } from '@accretion/engine';
import type { OptionTexts } from '../../words.ts';
import type { Content } from '../rules/content.ts';

export const smallPrint: OptionTexts = {
  credits: {
    en: 'Black Hole Buccaneers: many things on the cards are icons of game-icons.net, made by Lorc, Delapouite, Sbed, Skoll and other contributors, licensed under CC BY 3.0; recoloured and put together anew by us.',
    de: 'Black Hole Buccaneers: Viele Dinge auf den Karten sind Symbole von game-icons.net, gemacht von Lorc, Delapouite, Sbed, Skoll und anderen, lizenziert unter CC BY 3.0; von uns neu eingefärbt und zusammengesetzt.',
  },
  options: {
    holes: { en: 'Black Holes', de: 'Schwarze Löcher' },
    'holes?': {
      en: 'You visit three, one in each Round. A first match uses three fixed ones, as the rulebook wants; later matches and rematches use three at random.',
      de: 'Ihr besucht drei, in jeder Runde eines. In der ersten Partie stehen sie fest, wie es die Spielregel will; spätere Partien und Revanchen nehmen drei zufällige.',
    },
    'holes.first': { en: 'The three for a first game', de: 'Die drei für die erste Partie' },
    'holes.random': { en: 'Three at random', de: 'Drei zufällige' },
    'holes.chosen': { en: 'Three of your choice', de: 'Drei eigener Wahl' },
    'holes.chosen.names': { en: 'In this order', de: 'In dieser Reihenfolge' },
    toysTriggerLoot: { en: 'Toys turn the Loot Box', de: 'Spielzeug dreht die Beutekiste' },
    'toysTriggerLoot?': {
      en: 'A heavy Toy that is turned up in step C turns an awake Loot Box (BA14).',
      de: 'Schweres Spielzeug, das in Schritt C aufgedeckt wird, dreht eine wache Beutekiste (BA14).',
    },
    wakeForScoring: {
      en: 'Late Artifacts wake for the scoring',
      de: 'Späte Artefakte wachen zur Wertung auf',
    },
    'wakeForScoring?': {
      en: 'Morpho Sucker, Cubus Libra and Loot Box that arrive in the last Turn wake when the scoring starts. Otherwise they never wake (BA12).',
      de: 'Morpho-Sauger, Cubus Libra und Beutekiste, die im letzten Zug ankommen, wachen zu Beginn der Wertung auf. Sonst wachen sie nie auf (BA12).',
    },
  },
  values: {
    'holes.chosen.names': (content: Json) =>
      Object.entries((content as unknown as Content).holes).map(([value, { name }]) => ({ value, name })),
  },
};
