/** Matches as files. */
import { boxOf, enter, Match, type MatchRecord, recordOf, tableOf } from '@accretion/engine';
import { loadGame } from './games.ts';
import type { KeptMatch } from './kept.ts';

/** Hands a record over as a JSON file. */
export function save(record: MatchRecord, name: string): void {
  const text = `${JSON.stringify(record, null, 1)}\n`;
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}.json`;
  link.click();
  URL.revokeObjectURL(address);
}

/** Replays a kept match and hands over its record. */
export async function exportKept({
  game: id,
  pack,
  options,
  bots,
  seed,
  entries,
  fairness,
  ...kept
}: KeptMatch): Promise<void> {
  const { game } = await loadGame(id);
  const boxed = boxOf(game, pack);
  if ('problems' in boxed) return;
  const match = new Match(tableOf(game, boxed.box), { options, seats: bots.length, seed });
  for (const entry of entries) enter(match, entry);
  save(recordOf(match, fairness), `${id}-${kept.id}`);
}
