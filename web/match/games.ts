/** The games of this page, with their lobby cards. */
import { type LoadedGame, type LoadedOpening, lazyGames } from '@accretion/games/lazy';
import { type LobbyCard, type TableModule, tables } from '@accretion/games/tables';

export const games: readonly LobbyCard[] = tables;

export const cardOf = (id: string): LobbyCard | undefined => tables.find((one) => one.id === id);

function lazyOf(id: string) {
  const lazy = lazyGames[id];
  if (lazy === undefined) throw new Error(`no game is called ${id}`);
  return lazy;
}

export const loadGame = async (id: string): Promise<LoadedGame> => lazyOf(id).game();

/** The part of a large game that a match without moves begins with; of any other, the whole. */
export async function loadOpening(id: string): Promise<LoadedOpening> {
  const { opening, game } = lazyOf(id);
  return opening === undefined ? game() : { ...(await opening()), whole: game };
}

/** The table of a game for the frame of a match, which waits for its last words by itself. */
export const firstModuleOf = async (card: LobbyCard): Promise<TableModule> =>
  card.load?.() ?? (await import('../plain/index.ts')).plainTable(await card.words?.());

/** The table of a game with all its words; a plain one for games that bring none. */
export async function moduleOf(card: LobbyCard): Promise<TableModule> {
  const module = await firstModuleOf(card);
  return module.whole?.() ?? module;
}
