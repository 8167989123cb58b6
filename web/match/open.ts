/** Opens a match by its id: one of this page, or (later) one on a server. */
import { boxOf, type Game, tableOf } from '@accretion/engine';
import type { LobbyCard, TableModule } from '@accretion/games/tables';
import { workshop } from '../bots/workshop.ts';
import { settings } from '../settings/settings.ts';
import { again } from './begin.ts';
import { cardOf, loadGame, moduleOf } from './games.ts';
import { shelfIn } from './kept.ts';
import { Departed, LocalMatch } from './local.ts';
import type { MatchSource } from './source.ts';

export interface Opened {
  readonly card: LobbyCard;
  readonly module: TableModule;
  readonly source: MatchSource;
}

/** Why a match cannot be opened, as a key of the catalogue. */
export type Closed = 'noSuchMatch' | 'noSuchGame' | 'otherRules';

export async function openMatch(id: string): Promise<Opened | Closed> {
  const shelf = shelfIn(localStorage);
  const kept = shelf.get(id);
  if (kept === null) return 'noSuchMatch';
  const card = cardOf(kept.game);
  if (card === undefined) return 'noSuchGame';
  const [{ game }, module] = await Promise.all([loadGame(card.id), moduleOf(card)]);
  const boxed = boxOf(game, kept.pack);
  if ('problems' in boxed) return 'otherRules';
  try {
    const source = new LocalMatch(tableOf(game, boxed.box), kept, {
      thinker: workshop,
      keep: (match) => shelf.put(match),
      pause: botPause,
      rematch: (match) => dealAgain(game, match),
    });
    return { card, module, source };
  } catch (error) {
    if (error instanceof Departed) return 'otherRules';
    throw error;
  }

  function dealAgain(of: Game, match: Parameters<typeof again>[1]): string {
    const next = again(of, match);
    if (next === null) throw new Error('the same table cannot be set up again');
    shelf.put(next);
    return next.id;
  }
}

/** Long enough to see what happened, never long enough to wait for. */
function botPause(events: number): number {
  if (!settings.getSnapshot().motion) return 120;
  return Math.min(1600, 420 + 90 * events);
}
