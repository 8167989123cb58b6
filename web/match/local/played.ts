/** Which games this person has finished in this browser: a first match may be set up differently. */
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

/** Remembers that this person has finished a match of this game. */
export function rememberPlayed(game: string): void {
  const known = played();
  if (known.includes(game)) return;
  try {
    localStorage.setItem(key, JSON.stringify([...known, game]));
  } catch {
    // If storage is full, the next match is set up as a first one again, nothing worse.
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
