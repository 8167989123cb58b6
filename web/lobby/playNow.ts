/** Starts a match against bots with one click and the usual options. */
import { isRefusal, type Seat } from '@accretion/engine';
import type { LobbyCard, Wanted } from '@accretion/games/tables';
import { loadOpening } from '../match/games.ts';
import { begin } from '../match/local/begin.ts';
import { shelfIn } from '../match/local/kept.ts';
import { usualOptions } from '../match/local/played.ts';
import { usualLevel } from './levels.ts';

/** How to start, and the seats this person holds. */
export type Start = Wanted & { readonly mine?: readonly Seat[] };

/** Starts a match as usual, or in one of the other ways the card offers. */
export async function playNow(card: LobbyCard, name: string, other?: Start): Promise<string> {
  const { game } = await loadOpening(card.id);
  const { seats, options } = other ?? { seats: card.usualSeats, options: usualOptions(card) };
  const begun = begin(game, { seats, mine: other?.mine, bot: usualLevel, options, pack: null, name });
  if (isRefusal(begun) || 'problems' in begun) throw new Error(`${card.id} cannot be set up as usual`);
  shelfIn(localStorage).put(begun.match);
  return begun.match.id;
}
