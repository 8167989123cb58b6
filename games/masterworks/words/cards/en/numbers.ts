/** Numbers and what they are multiplied by, in English. */
import type { Multiplier } from '../../../rules/content/vocabulary.ts';
import { affiliationName, type Card } from '../naming.ts';

type Amount = number | 'damageDealt' | 'paid' | 'X' | 'lowered';

interface Times {
  readonly per?: Multiplier;
  readonly every?: number;
  readonly allies?: { readonly affiliation: string; readonly within: number };
}

/** "2 Power", "Power equal to the damage dealt". */
export function amount(value: Amount, unit: string): string {
  switch (value) {
    case 'damageDealt':
      return `${unit} equal to the damage dealt`;
    case 'paid':
      return `${unit} equal to the Power paid`;
    case 'lowered':
      return `as much ${unit}`;
    default:
      return `${value} ${unit}`;
  }
}

export const dice = (count: number): string => (count === 1 ? '1 die' : `${count} dice`);

/** " for each wild in the attack roll"; nothing without a multiplier. */
export function times({ per, every, allies }: Times, card: Card): string {
  if (per === undefined) return '';
  switch (per) {
    case 'wild':
    case 'critical':
      return ` for each ${per} in the attack roll`;
    case 'ownWild':
      return ' for each wild in its own roll';
    case 'damageOnSelf':
      return every === undefined ? ' for each damage on it' : ` for every ${every} damage on it`;
    case 'timesPlacedThisTurn':
      return ' for each time it has been placed this turn';
    case 'constructInPlay':
      return ' for each Metal Construct in play';
    case 'debrisPileInPlay':
      return ' for each Debris Pile in play';
    case 'alliesNear':
      return ` for each other allied ${affiliationName(card, allies?.affiliation ?? '')} character within Range ${allies?.within} of it`;
    case 'destroyedTerrain':
      return ' for each point of Size of one piece destroyed this way, and 1 more for each other piece';
  }
}
