/** Which games this person has played to the end in this browser: a first match may be set up in another way. */
import type { Json } from '@accretion/engine';
import type { LobbyCard } from '@accretion/games/tables';
import { shelfIn } from './kept.ts';

const key = 'accretion/played';

function played(): readonly unknown[] {
  try {
    const known: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(known) ? known : [];
  } catch {
    return [];
  }
}

/** A match of this game has ended with this person at the table. */
export function rememberPlayed(game: string): void {
  const known = played();
  if (known.includes(game)) return;
  try {
    localStorage.setItem(key, JSON.stringify([...known, game]));
  } catch {
    // With a full storage the next match is set up as a first one again, nothing else.
  }
}

const hasPlayed = (game: string): boolean =>
  played().includes(game) ||
  shelfIn(localStorage)
    .all()
    .some((one) => one.game === game && one.outcome !== null);

/** The options this person is offered: those that differ from the defaults. */
export const usualOptions = ({ id, firstMatch }: LobbyCard): Json =>
  firstMatch === undefined || hasPlayed(id) ? {} : firstMatch;
