/**
 * What one viewer was sent so far, found out again from the log: the same numbers and the same updates in every
 * process, at any time.
 */
import type { Seats } from '@accretion/engine';
import type pg from 'pg';
import { firstNumber, wholeReach } from './open.ts';
import { Running } from './running.ts';
import { readLog, readSnapshot, type Seated } from './store.ts';

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
  now: number,
): Promise<Trace> {
  const { id } = seated.row;
  const entries = await readLog(pool, id, 0);
  // Before a change of the rules nothing can be played again: count from there.
  const changes = entries.filter(({ kind }) => kind === 'rules').length;
  const base = changes === 0 ? null : await readSnapshot(pool, id, 0);
  const running = new Running(seated, base, wholeReach);
  const channel = running.watch(viewer, base?.memory.feeds[viewer] ?? firstNumber(changes), now);
  const updates: string[] = [];
  for (const entry of entries) {
    if (entry.slot <= running.slot || entry.slot > until) continue;
    const update = running.absorb(entry, running.replay(entry)).get(channel);
    if (update !== undefined && channel.number > from) updates.push(update);
  }
  return { number: channel.number, updates };
}
