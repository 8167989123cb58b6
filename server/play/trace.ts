/**
 * What one viewer was sent so far, found out again from the log: the same numbers and the same updates in every
 * process, at any time.
 */
import type { Seats } from '@accretion/engine';
import type pg from 'pg';
import type { LogEntry } from './entry.ts';
import { wholeReach } from './open.ts';
import { firstNumber, Running } from './running.ts';
import { readLog, readSnapshotAt, readSnapshotWith, type Seated, type Snapshot } from './store.ts';

export interface Trace {
  /** The number of the newest update. */
  readonly number: number;
  /** The updates after the number asked for, as texts. */
  readonly updates: readonly string[];
}

export async function trace(
  pool: pg.Pool,
  seated: Seated,
  viewer: Seats,
  from: number,
  until: number,
): Promise<Trace> {
  const { id } = seated.row;
  const entries = (await readLog(pool, id, 0)).filter(({ slot }) => slot <= until);
  // Before a change of the rules nothing can be played again: count from there.
  const change = entries.findLast(({ kind }) => kind === 'rules');
  const start = change?.slot ?? 0;
  const near = await readSnapshotWith(pool, id, { viewer, number: from }, start, until);
  if (near !== null) {
    try {
      return follow(seated, near, entries, viewer, from, 0);
    } catch {
      // Something was taken back from before it.
    }
  }
  const base = start === 0 ? null : await readSnapshotAt(pool, id, start);
  return follow(seated, base, entries, viewer, from, change === undefined ? 0 : firstNumber(change.at));
}

function follow(
  seated: Seated,
  base: Snapshot | null,
  entries: readonly LogEntry[],
  viewer: Seats,
  from: number,
  first: number,
): Trace {
  const running = new Running(seated, base, wholeReach);
  running.watch(viewer, base?.memory.feeds[viewer] ?? first);
  const updates: string[] = [];
  for (const entry of entries) {
    if (entry.slot <= running.slot) continue;
    for (const [channel, update] of running.absorb(entry, running.replay(entry)))
      if (channel.number > from) updates.push(update);
  }
  return { number: running.channels.get(viewer)?.number ?? first, updates };
}
