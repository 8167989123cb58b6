/** Numbers and what they are multiplied by, in German. */
import type { Multiplier } from '../../../rules/content/vocabulary.ts';
import { affiliationName, type Card } from '../naming.ts';

type Amount = number | 'damageDealt' | 'paid' | 'X' | 'lowered';

interface Times {
  readonly per?: Multiplier;
  readonly every?: number;
  readonly allies?: { readonly affiliation: string; readonly within: number };
}

/** "2 Kraft", "Kraft in Höhe des verursachten Schadens". */
export function amount(value: Amount, unit: string): string {
  switch (value) {
    case 'damageDealt':
      return `${unit} in Höhe des verursachten Schadens`;
    case 'paid':
      return `${unit} in Höhe der gezahlten Kraft`;
    case 'lowered':
      return `ebenso viel ${unit}`;
    default:
      return `${value} ${unit}`;
  }
}

/** " je Joker im Angriffswurf"; nothing without a multiplier. */
export function times({ per, every, allies }: Times, card: Card): string {
  if (per === undefined) return '';
  switch (per) {
    case 'wild':
      return ' je Joker im Angriffswurf';
    case 'critical':
      return ' je Volltreffer im Angriffswurf';
    case 'ownWild':
      return ' je Joker im eigenen Wurf';
    case 'damageOnSelf':
      return every === undefined ? ' je Schaden auf ihm' : ` je ${every} Schaden auf ihm`;
    case 'timesPlacedThisTurn':
      return ' für jedes Mal, das er in diesem Zug versetzt wurde,';
    case 'constructInPlay':
      return ' je Metallkonstrukt im Spiel';
    case 'debrisPileInPlay':
      return ' je Trümmerhaufen im Spiel';
    case 'alliesNear':
      return ` je anderem verbündeten Charakter mit Zugehörigkeit ${affiliationName(card, allies?.affiliation ?? '')} in Reichweite ${allies?.within} von ihm`;
    case 'destroyedTerrain':
      return ' je Punkt Größe eines so zerstörten Stücks und 1 weiteren je anderem Stück';
  }
}
