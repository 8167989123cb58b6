/** Starts a match against bots with one click and the usual options. */
import { isRefusal } from '@accretion/engine';
import type { LobbyCard, Wanted } from '@accretion/games/tables';
import { loadGame } from '../match/games.ts';
import { begin } from '../match/local/begin.ts';
import { shelfIn } from '../match/local/kept.ts';
import { usualOptions } from '../match/local/played.ts';

export const usualBot = 'greedy';

/** Starts a match as usual, or in one of the other ways the card offers. */
export async function playNow(card: LobbyCard, name: string, other?: Wanted): Promise<string> {
  const { game } = await loadGame(card.id);
  const { seats, options } = other ?? { seats: card.usualSeats, options: usualOptions(card) };
  const begun = begin(game, { seats, bot: usualBot, options, pack: null, name });
  if (isRefusal(begun) || 'problems' in begun) throw new Error(`${card.id} cannot be set up as usual`);
  shelfIn(localStorage).put(begun.match);
  return begun.match.id;
}
