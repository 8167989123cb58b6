/** What the rules find wrong with content, as they say it and in German; {a} stands for anything. */
import type { Words } from '../../words.ts';

export const problems: readonly Words[] = [
  { en: 'the name of a {a} card', de: 'der Name einer Karte der Art „{a}“' },
  {
    en: 'at least {a} cards for 6 players, so that the deck never runs out (BA10)',
    de: 'mindestens {a} Karten für 6 Personen, damit der Stapel nie ausgeht (BA10)',
  },
  { en: 'at most 4 different parts (B18)', de: 'höchstens 4 verschiedene Teile (B18)' },
  { en: 'at least {a} holes', de: 'mindestens {a} Löcher' },
  { en: '{a} holes', de: '{a} Löcher' },
  { en: 'the name of a hole', de: 'der Name eines Lochs' },
  { en: 'different holes', de: 'lauter verschiedene Löcher' },
  { en: 'exactly one card for {a} players', de: 'genau eine Karte für {a} Personen' },
  { en: '{a} entries', de: '{a} Einträge' },
  { en: '{a} or {b} sides for a {c} card', de: '{a} oder {b} Seiten für eine Karte der Art „{c}“' },
  { en: '{a} sides for a {b} card', de: 'Seiten für eine Karte der Art „{b}“: {a}' },
  { en: 'the name of a part', de: 'der Name eines Teils' },
  { en: 'no part on this card', de: 'kein Teil auf dieser Karte' },
  { en: 'an effect', de: 'eine Wirkung' },
  { en: 'no effect on this card', de: 'keine Wirkung auf dieser Karte' },
  { en: 'a place in the order of Artifacts', de: 'ein Platz in der Reihenfolge der Artefakte' },
  { en: 'no order on this card', de: 'kein Platz in der Reihenfolge auf dieser Karte' },
  { en: 'one of the choices', de: 'eine der Karten zur Wahl' },
  { en: 'an effect of a Relic', de: 'die Wirkung eines Relikts' },
  { en: 'an effect of an Artifact', de: 'die Wirkung eines Artefakts' },
  { en: '4 sides for a card that turns', de: '4 Seiten für eine Karte, die sich dreht' },
];
