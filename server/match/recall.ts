/**
 * What viewers were told from the beginning, found by playing the log again. This takes longer than a room may wait,
 * so it is done in a thread, once for all who ask.
 */
import type { Seats } from '@accretion/engine';
import type { LogEntry } from '../log/entry.ts';
import { firstNumber, Running, type Story, wholeReach } from './running.ts';
import type { Seated } from './seated.ts';
import type { Snapshot } from './snapshots.ts';

export interface Past {
  readonly seated: Seated;
  /** Where the rules changed, if they did: what was played before cannot be played again. */
  readonly base: Snapshot | null;
  readonly entries: readonly LogEntry[];
  readonly viewers: readonly Seats[];
}

/** Empty for a log that cannot be played again. */
export function recall(past: Past): Map<Seats, Story> {
  try {
    return replayed(past);
  } catch {
    return new Map();
  }
}

function replayed({ seated, base, entries, viewers }: Past): Map<Seats, Story> {
  const running = new Running(seated, base, wholeReach);
  const changed = entries.find(({ slot }) => slot === base?.slot);
  for (const viewer of viewers) {
    if (base !== null) running.remember(viewer, { until: base.slot, heard: [] });
    running.watch(viewer, base?.memory.feeds[viewer] ?? firstNumber(changed?.at ?? 0));
  }
  for (const entry of entries) {
    if (entry.slot > running.slot) running.absorb(entry, running.replay(entry));
  }
  const until = running.slot;
  return new Map(viewers.map((viewer) => [viewer, { until, heard: running.story(viewer) ?? [] }]));
}
