/** The result of the match as sentences: who wins, and what broke a tie (B15). */

import { listed } from '../../pieces/words.ts';
import type { Language, Modelled } from '../../words.ts';
import type { Cards } from '../rules/cards.ts';
import { bestShipCard } from '../rules/display.ts';
import { finalRanks } from '../rules/placing.ts';
import type { Rank, Ranked } from '../rules/ranking.ts';
import type { Tie } from '../rules/reasons.ts';
import type { Story, View } from '../rules/state.ts';
import { trashName } from './names.ts';
import { signless } from './numbers.ts';
import { say } from './texts.ts';

export type Result = Rank & Ranked;

/** Everybody with rank, points and best ship, the first one first. After the end nothing is hidden. */
export const resultOf = (cards: Cards, view: View): Result[] => finalRanks(cards, view.seats);

interface Level {
  readonly seat: number;
  readonly ship: number | null;
  readonly rank: number;
}

/** Tied players with their best ships, and the outcome. */
interface Settled {
  readonly ships: string;
  readonly players: string;
  /** Who stays tied. */
  readonly shared: readonly { readonly players: string; readonly rank: number }[];
  /** Nobody has a ship, so all share one rank: which. */
  readonly noShips: number | null;
}

function settled(
  places: readonly Level[],
  names: readonly string[],
  cards: Cards,
  language: Language,
): Settled {
  const player = (seat: number): string => names[seat] ?? '';
  const all = (some: readonly Level[]): string =>
    listed(
      language,
      some.map(({ seat }) => player(seat)),
    );
  const ships = places.map(({ seat, ship }) =>
    ship === null
      ? say(language, 'end.noShip', { player: player(seat) })
      : say(language, 'end.ship', {
          player: player(seat),
          ship: trashName(cards, ship, language),
          value: signless(cards.trash[ship]?.sides[0]?.value ?? 0),
        }),
  );
  const ranks = [...new Set(places.map(({ rank }) => rank))];
  const alike = ranks.map((rank) => places.filter((one) => one.rank === rank));
  return {
    ships: ships.join(', '),
    players: all(places),
    shared: alike.flatMap((some) =>
      some.length > 1 ? [{ players: all(some), rank: some[0]?.rank ?? 0 }] : [],
    ),
    noShips: places.every(({ ship }) => ship === null) ? (ranks[0] ?? 0) : null,
  };
}

/** What broke a tie in a Round (B14). */
export function tieText(tie: Tie, names: readonly string[], cards: Cards, language: Language): string {
  const { ships, players, shared, noShips } = settled(tie.places, names, cards, language);
  const value = signless(tie.value);
  if (noShips !== null) return say(language, 'tie.noShips', { value, players, rank: noShips });
  const text = say(language, 'tie.ships', { value, players, ships });
  return [text, ...shared.map((some) => say(language, 'tie.shared', some))].join(' ');
}

/** A sentence for each tie on points at the end: ships break it, or it stays (B15). */
export function ties(
  view: View,
  names: readonly string[],
  ruleset: Modelled<Cards>,
  language: Language,
): string[] {
  const cards = ruleset.model;
  const { seats } = view;
  const result = resultOf(cards, view);
  const shipOf = (seat: number): number | null => {
    const place = seats[seat];
    return place === undefined ? null : bestShipCard(cards, place);
  };
  const amounts = new Set(result.filter(({ by }) => by !== 'amount').map(({ amount }) => amount));
  return [...amounts].map((points) => {
    const level = result.filter(({ amount }) => amount === points);
    const places = level.map(({ seat, rank }) => ({ seat, rank, ship: shipOf(seat) }));
    const { ships, players, shared, noShips } = settled(places, names, cards, language);
    if (noShips !== null) return say(language, 'end.level', { points, players, rank: noShips });
    const text = say(language, 'end.tie', { points, players, ships });
    return [text, ...shared.map((some) => say(language, 'end.levelShips', some))].join(' ');
  });
}

type End = Extract<Story, { did: 'end' }>;

/** Who wins, as a sentence. */
export function endText(
  { winners, level, points }: Omit<End, 'did'>,
  names: readonly string[],
  language: Language,
): string {
  const all = (seats: readonly number[]): string =>
    listed(
      language,
      seats.map((seat) => names[seat] ?? ''),
    );
  const others = level.filter((seat) => !winners.includes(seat));
  if (winners.length > 1) return say(language, 'end.shared', { players: all(winners), points });
  return others.length === 0
    ? say(language, 'end.winner', { player: all(winners), points })
    : say(language, 'end.byShip', { player: all(winners), points, others: all(others) });
}
