/** The games of this page, with their lobby cards. */
import { type LoadedGame, lazyGames } from '@accretion/games/lazy';
import { type LobbyCard, type TableModule, tables } from '@accretion/games/tables';

export const games: readonly LobbyCard[] = tables;

export const cardOf = (id: string): LobbyCard | undefined => tables.find((one) => one.id === id);

export async function loadGame(id: string): Promise<LoadedGame> {
  const lazy = lazyGames[id];
  if (lazy === undefined) throw new Error(`no game is called ${id}`);
  return lazy.game();
}

/** The table of a game; a plain one for games that bring none. */
export const moduleOf = async (card: LobbyCard): Promise<TableModule> =>
  card.load?.() ?? (await import('../plain/index.ts')).plainTable(await card.words?.());
