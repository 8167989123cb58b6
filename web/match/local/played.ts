/** Which games this person has finished in this browser: a first match may be set up differently. */
import type { Json } from '@accretion/engine';
import type { LobbyCard } from '@accretion/games/tables';
import { shelfIn } from './kept.ts';
import { listIn, rememberIn } from './remembering.ts';

const key = 'accretion/played';

export const playedGames = (): readonly unknown[] => listIn(key);

/** Remembers that this person has finished a match of this game. */
export const rememberPlayed = (game: string): void => rememberIn(key, game);

const hasPlayed = (game: string): boolean =>
  playedGames().includes(game) ||
  shelfIn(localStorage)
    .all()
    .some((one) => one.game === game && one.outcome !== null);

/** The options this person is offered: those that differ from the defaults. */
export const usualOptions = ({ id, firstMatch }: LobbyCard): Json =>
  firstMatch === undefined || hasPlayed(id) ? {} : firstMatch;
