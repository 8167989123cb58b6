/** What the rules find wrong with content, by key. */
import type { Words } from '../../words.ts';

export const problems: Readonly<Record<string, Words>> = {
  modifierName: { en: 'the name of a {type} card', de: 'der Name einer Karte der Art „{type}“' },
  enoughCards: {
    en: 'at least {needed} cards for 6 players, so that the deck never runs out (BA10)',
    de: 'mindestens {needed} Karten für 6 Spieler, damit der Stapel nie ausgeht (BA10)',
  },
  fourParts: { en: 'at most 4 different parts (B18)', de: 'höchstens 4 verschiedene Teile (B18)' },
  enoughHoles: { en: 'at least {rounds} holes', de: 'mindestens {rounds} Löcher' },
  firstHoles: { en: '{rounds} holes', de: '{rounds} Löcher' },
  holeName: { en: 'the name of a hole', de: 'der Name eines Lochs' },
  differentHoles: { en: 'different holes', de: 'lauter verschiedene Löcher' },
  oneScoreCard: {
    en: 'exactly one card for {players} players',
    de: 'genau eine Karte für {players} Spieler',
  },
  entries: { en: '{players} entries', de: '{players} Einträge' },
  sidesOr: {
    en: '{one} or {other} sides for a {family} card',
    de: '{one} oder {other} Seiten für eine Karte der Art „{family}“',
  },
  sides: { en: '{one} sides for a {family} card', de: 'Seiten für eine Karte der Art „{family}“: {one}' },
  partName: { en: 'the name of a part', de: 'der Name eines Teils' },
  noPart: { en: 'no part on this card', de: 'kein Teil auf dieser Karte' },
  effect: { en: 'an effect', de: 'eine Wirkung' },
  noEffect: { en: 'no effect on this card', de: 'keine Wirkung auf dieser Karte' },
  order: { en: 'a place in the order of Artifacts', de: 'ein Platz in der Reihenfolge der Artefakte' },
  noOrder: { en: 'no order on this card', de: 'kein Platz in der Reihenfolge auf dieser Karte' },
  oneOfChoices: { en: 'one of the choices', de: 'eine der Karten zur Wahl' },
  relicEffect: { en: 'an effect of a Relic', de: 'die Wirkung eines Relikts' },
  artifactEffect: { en: 'an effect of an Artifact', de: 'die Wirkung eines Artefakts' },
  fourSides: { en: '4 sides for a card that turns', de: '4 Seiten für eine Karte, die sich dreht' },
};
