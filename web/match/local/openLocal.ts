/** Opens a local match. */
import { boxOf, type Game, rulesetOf } from '@accretion/engine';
import type { LoadedOpening } from '@accretion/games/lazy';
import { workerThinker } from '../../bots/workerThinker.ts';
import { type Preferences, preferences, settings } from '../../settings/settings.ts';
import { cardOf, firstModuleOf, loadGame, loadOpening } from '../games.ts';
import type { Closed, Opened } from '../opened.ts';
import { again } from './begin.ts';
import { Departed } from './departed.ts';
import { type Holding, hold, type Release } from './hold.ts';
import { type KeptMatch, shelfIn } from './kept.ts';
import { LocalMatch } from './localMatch.ts';

export async function openLocal(id: string, holding: Holding): Promise<Opened | Closed> {
  const shelf = shelfIn(localStorage);
  const found = shelf.get(id);
  const card = cardOf(found?.game ?? '');
  if (card === undefined) return found === null ? 'noSuchMatch' : 'noSuchGame';
  let close = (): void => undefined;
  const [first, module, release] = await Promise.all([
    rulesFor(found, card.id),
    firstModuleOf(card),
    hold(id, {
      takeOver: holding.takeOver,
      lost: () => {
        close();
        holding.lost();
      },
    }),
  ]);
  if (release === null) return 'elsewhere';
  // Read only now: another tab may have written it until a moment ago.
  const kept = shelf.get(id);
  const { game, whole } = isUntouched(kept) ? first : await rulesFor(kept, card.id);
  const boxed = kept === null ? null : boxOf(game, kept.pack);
  try {
    if (kept === null || boxed === null) return gone(release, 'noSuchMatch');
    if ('problems' in boxed) return gone(release, 'otherRules');
    const source = new LocalMatch(rulesetOf(game, boxed.box), kept, {
      thinker: workerThinker,
      keep: (match) => shelf.put(match),
      pause: botPause,
      ...(whole && { whole: async () => rulesetOf((await whole()).game) }),
      rematch: (match) => dealAgain(game, match),
      closed: release,
    });
    close = () => source.close();
    return { card, module, source };
  } catch (error) {
    if (error instanceof Departed) return gone(release, 'otherRules');
    throw error;
  }
}

/** Without a move and without a pack the opening of a game will do. */
const isUntouched = (kept: KeptMatch | null): boolean =>
  kept !== null && kept.entries.length === 0 && kept.pack === null;

const rulesFor = (kept: KeptMatch | null, id: string): Promise<LoadedOpening> =>
  isUntouched(kept) ? loadOpening(id) : loadGame(id);

function gone(release: Release, why: Closed): Closed {
  release();
  return why;
}

/** Creates a rematch and saves it. */
function dealAgain(game: Game, match: KeptMatch): string {
  const next = again(game, match);
  if (next === null) throw new Error('the same table cannot be set up again');
  shelfIn(localStorage).put(next);
  return next.id;
}

/** How much longer than usual bots wait. */
const paces: Readonly<Record<Preferences['bots'], number>> = { slow: 2, normal: 1, fast: 0.4, off: 0 };

/** Long enough to change one's mind about a sealed answer, in milliseconds. */
const changingOnesMind = 1_800;

/** Long enough to see what happened without having to wait; secret moves need no pause. */
export function botPause(events: number, settles?: 'settles'): number {
  const pace = paces[preferences.getSnapshot().bots];
  if (settles !== undefined) return changingOnesMind * pace;
  if (events === 0) return 30;
  if (!settings.getSnapshot().motion) return 120 * pace;
  return Math.min(1600, 420 + 90 * events) * pace;
}
