/** Opens a match of this page. */
import { boxOf, type Game, tableOf } from '@accretion/engine';
import { workshop } from '../bots/workshop.ts';
import { settings } from '../settings/settings.ts';
import { again } from './begin.ts';
import { cardOf, loadGame, moduleOf } from './games.ts';
import { type KeptMatch, shelfIn } from './kept.ts';
import { Departed, LocalMatch } from './local.ts';
import type { Closed, Opened } from './opened.ts';

export async function openLocal(id: string): Promise<Opened | Closed> {
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
}

/** The same table once more, kept like the one before. */
function dealAgain(game: Game, match: KeptMatch): string {
  const next = again(game, match);
  if (next === null) throw new Error('the same table cannot be set up again');
  shelfIn(localStorage).put(next);
  return next.id;
}

/** Long enough to see what happened, never long enough to wait for; what is done in secret needs no looking at. */
export function botPause(events: number): number {
  if (events === 0) return 30;
  if (!settings.getSnapshot().motion) return 120;
  return Math.min(1600, 420 + 90 * events);
}
