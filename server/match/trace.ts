/**
 * What one viewer has been sent so far, derived from the log: the same numbers and updates in every process, at any
 * time.
 */
import type { Seats, ToldEntry } from '@accretion/engine';
import type pg from 'pg';
import type { LogEntry } from '../log/entry.ts';
import { readLog } from '../log/reading.ts';
import { maxReplayed } from './open.ts';
import { firstNumber, Running, wholeReach } from './running.ts';
import type { Seated } from './seated.ts';
import { readSnapshotAt, readSnapshotWith, type Snapshot } from './snapshots.ts';

export interface Trace {
  /** The number of the newest update. */
  readonly number: number;
  /** The updates after the number asked for, as texts. */
  readonly updates: readonly string[];
  /** The entries this viewer was told of, as far back as anything can be undone. */
  readonly remembered: readonly ToldEntry[];
}

/**
 * Null when that lies too far back: a log may be made as long as somebody likes, and nobody else shall wait while it is
 * played again. No match that is really played comes near it.
 */
export async function trace(
  pool: pg.Pool,
  seated: Seated,
  viewer: Seats,
  from: number,
  until: number,
  /** The oldest entry of the engine that can still be undone. */
  oldest: number,
): Promise<Trace | null> {
  const { id, version } = seated.row;
  const first = Math.max(0, until - maxReplayed);
  const near = await readSnapshotWith(pool, id, version, { viewer, number: from }, first, until, oldest);
  if (near !== null) {
    try {
      return follow(seated, near, await readUntil(pool, id, near.slot, until), viewer, from, 0);
    } catch {
      // Something was taken back from before it.
    }
  }
  if (first > 0) return null;
  const entries = await readUntil(pool, id, 0, until);
  // Before a change of the rules nothing can be played again: count from there.
  const change = entries.findLast(({ kind }) => kind === 'rules');
  const base = change === undefined ? null : await readSnapshotAt(pool, id, change.slot);
  return follow(seated, base, entries, viewer, from, change === undefined ? 0 : firstNumber(change.at));
}

const readUntil = async (pool: pg.Pool, match: string, after: number, until: number): Promise<LogEntry[]> =>
  (await readLog(pool, match, after)).filter(({ slot }) => slot <= until);

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
  const channel = running.channels.get(viewer);
  return { number: channel?.number ?? first, updates, remembered: channel?.remembered ?? [] };
}
