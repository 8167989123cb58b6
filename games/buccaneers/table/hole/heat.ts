/** How hot the hole is: the nearer any ship is to the Threshold, the hotter and faster its disc (B11). */
import type { Cards } from '../../rules/cards.ts';
import type { View } from '../../rules/state.ts';
import { outlookOf, type PileCard } from '../../words/outlook.ts';

/** Below this share of the Threshold a ship is far away. */
const far = 0.35;

/** From 0, all are far away, to 1: one is as heavy as the Threshold is likely to become, or heavier. */
export function heatOf(cards: Cards, view: View, pile: PileCard): number {
  const shares = view.seats.map((place) => {
    const { weight, likely } = outlookOf(cards, view, pile, place);
    return weight / Math.max(1, likely[0]);
  });
  return Math.min(1, Math.max(0, (Math.max(...shares) - far) / (1 - far)));
}
