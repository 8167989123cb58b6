/** Matches and packs as files. */
import { boxOf, enter, Match, type MatchRecord, recordOf, rulesetOf } from '@accretion/engine';
import { loadGame } from '../games.ts';
import type { KeptMatch } from './kept.ts';

/** Downloads a value as a JSON file. */
export function save(value: object, name: string): void {
  const text = `${JSON.stringify(value, null, 1)}\n`;
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}.json`;
  link.click();
  URL.revokeObjectURL(address);
}

/** Replays a saved match into its record; null if today's rules play it differently. */
export async function recordOfKept({ game: id, ...kept }: KeptMatch): Promise<MatchRecord | null> {
  const { game } = await loadGame(id);
  const { pack, options, bots, seed, entries, fairness } = kept;
  const boxed = boxOf(game, pack);
  if ('problems' in boxed) return null;
  const match = new Match(rulesetOf(game, boxed.box), { options, seats: bots.length, seed });
  try {
    for (const entry of entries) enter(match, entry);
    return recordOf(match, fairness);
  } catch {
    return null;
  }
}

export async function exportKept(kept: KeptMatch): Promise<void> {
  const record = await recordOfKept(kept);
  if (record !== null) save(record, `${kept.game}-${kept.id}`);
}
