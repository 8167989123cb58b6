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

/** Who took a card in step E for a Relic, and whose Relic brought nothing (B32). */
export interface Judged {
  readonly did: 'take' | 'leave';
  readonly seat: number;
  readonly modifier: number;
  readonly by: number;
}

export function judgedIn(cards: Cards, { lines }: Page): Judged[] {
  return lines.flatMap((line, seat) =>
    (['takeIfLightest', 'takeIfHeaviest'] as const).flatMap((does): Judged[] => {
      const by = relicIn(cards, line, does);
      const effect = by === null ? null : cardAt(cards, by).effect;
      if (by === null || effect?.do !== does) return [];
      const modifier = cards.modifier(effect.modifier);
      return [{ did: line.held.includes(modifier) ? 'take' : 'leave', seat, modifier, by }];
    }),
  );
}

/** The one card of the box that can put this Threshold card at the hole; null when several can. */
export function placerOf(cards: Cards, modifier: number): number | null {
  const [first, second] = cards.trash.filter(({ effect }) => {
    const names =
      effect?.do === 'everyoneDraws'
        ? [effect.threshold]
        : effect?.do === 'placeThreshold'
          ? effect.choices
          : [];
    return names.some((name) => cards.modifier(name) === modifier);
  });
  return first === undefined || second !== undefined ? null : first.id;
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
