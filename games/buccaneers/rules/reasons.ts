/** Why a line of the score sheet came out as it did, read off the page itself (B11, B12, B14). */
import { type Cards, cardAt } from './cards.ts';
import type { Effect } from './content.ts';
import type { Line, Page } from './state.ts';

/** The Relic with this effect that a line counted, null without one. */
export function relicIn(cards: Cards, line: Line, effect: Effect['do']): number | null {
  const found = line.cards.find(({ card }) => {
    const { family, does } = cardAt(cards, card);
    return family === 'relic' && does === effect;
  });
  return found?.card ?? null;
}

/** Players whose Value is equal, the best place first, each with the best Spacecraft if there is one. */
export interface Tie {
  readonly value: number;
  readonly places: readonly { readonly seat: number; readonly ship: number | null; readonly rank: number }[];
}

/** The ties of a page whose ranks are written, from high to low Value. */
export function tiesIn(cards: Cards, { lines }: Page): Tie[] {
  const values = [...new Set(lines.flatMap(({ rank, value }) => (rank === null ? [] : (value ?? 0))))];
  return values
    .sort((a, b) => b - a)
    .map((value) => {
      const places = lines.flatMap((line, seat) =>
        line.rank === null || line.value !== value
          ? []
          : [{ seat, ship: bestShipIn(cards, line), rank: line.rank }],
      );
      return { value, places: places.sort((a, b) => a.rank - b.rank) };
    })
    .filter(({ places }) => places.length > 1);
}

function bestShipIn(cards: Cards, line: Line): number | null {
  const ships = line.cards.filter(({ card }) => cardAt(cards, card).family === 'spacecraft');
  const [best] = ships.sort((a, b) => b.value - a.value);
  return best?.card ?? null;
}
