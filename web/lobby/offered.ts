/** The guided game is offered once for each game, to somebody who has never played that game in this browser. */
import type { LobbyCard } from '@accretion/games/tables';
import { courseKey } from '../learn/courseKey.ts';
import { shelfIn } from '../match/local/kept.ts';
import { playedGames } from '../match/local/played.ts';
import { listIn, rememberIn } from '../match/local/remembering.ts';

const key = 'accretion/offered';

export const mayOffer = ({ id, load }: LobbyCard): boolean =>
  load !== undefined &&
  ![...listIn(key), ...playedGames()].includes(id) &&
  localStorage.getItem(courseKey(id)) === null &&
  !shelfIn(localStorage)
    .all()
    .some(({ game }) => game === id);

export const rememberOffered = (game: string): void => rememberIn(key, game);
