/** The result of the match, in words: who wins, and by what where points are equal (B15). */
import type { Table } from '@accretion/engine';
import { listed } from '../../pieces/words.ts';
import type { Language } from '../../table.ts';
import type { Cards } from '../rules/cards.ts';
import { bestShip } from '../rules/display.ts';
import { type Rank, type Ranked, ranked } from '../rules/ranking.ts';
import type { View } from '../rules/state.ts';
import { signless } from './cards/numbers.ts';
import { cardsIn, knownOf } from './known.ts';
import { say } from './texts.ts';

export type Result = Rank & Ranked;

/** Everybody with rank, points and best ship, the first one first. */
export function resultOf(cards: Cards, view: View): Result[] {
  const entries = view.seats.map((place, seat) => ({
    seat,
    amount: place.points.reduce((sum, one) => sum + one, 0),
    ship: bestShip(cards, knownOf(place).place),
  }));
  return ranked(entries, 'best').map((rank) => ({ ...(entries[rank.seat] as Ranked), ...rank }));
}

/** A sentence for each number of points that several have and ships told apart. */
export function ties(view: unknown, names: readonly string[], table: Table, language: Language): string[] {
  const result = resultOf(cardsIn(table), view as View);
  const amounts = new Set(result.filter(({ by }) => by === 'ship').map(({ amount }) => amount));
  return [...amounts].map((points) => {
    const equal = result.filter(({ amount }) => amount === points);
    const player = (seat: number): string => names[seat] ?? '';
    const ships = equal.map(({ seat, ship }) =>
      ship === null
        ? say(language, 'end.noShip', { player: player(seat) })
        : say(language, 'end.ship', { player: player(seat), value: signless(ship) }),
    );
    const players = listed(
      language,
      equal.map(({ seat }) => player(seat)),
    );
    return say(language, 'end.tie', { points, players, ships: ships.join(', ') });
  });
}
