/** Snapshots of a match: its state every so many entries, so that it can be opened without playing its whole log. */
import type { Seats, State } from '@accretion/engine';
import type pg from 'pg';
import type { ClockMemory } from './clocks.ts';

/** What a snapshot keeps beside the state. */
export interface Memory {
  readonly numbers: readonly number[];
  readonly clocks: ClockMemory;
  /** How far each viewer's feed is. */
  readonly feeds: Readonly<Record<string, number>>;
  /** The oldest of the engine's entries that can still be undone; unknown in old snapshots. */
  readonly undo?: number;
}

export interface Snapshot {
  readonly slot: number;
  readonly n: number;
  readonly version: number;
  readonly state: State;
  readonly memory: Memory;
}

/** Only of what the log still holds. */
const inLog = 'slot <= (select coalesce(max(e.slot), 0) from entries e where e.match = $1)';

/** The newest snapshot. */
export async function readSnapshot(pool: pg.Pool, match: string): Promise<Snapshot | null> {
  const found = await pool.query<Snapshot>({
    name: 'snapshot',
    text: `select slot, n, version, state, memory from snapshots where match = $1 and ${inLog}
      order by slot desc limit 1`,
    values: [match],
  });
  return found.rows[0] ?? null;
}

/** The newest snapshot that is at least `distance` slots behind the end of the log. */
export async function readSnapshotBefore(
  pool: pg.Pool,
  match: string,
  distance: number,
): Promise<Snapshot | null> {
  const found = await pool.query<Snapshot>(
    `select slot, n, version, state, memory from snapshots where match = $1
      and slot <= (select coalesce(max(slot), 0) from entries where match = $1) - $2 order by slot desc limit 1`,
    [match, distance],
  );
  return found.rows[0] ?? null;
}

/** The newest snapshot from before everything that can still be undone, as the newest of all says. */
export async function readSnapshotForUndo(pool: pg.Pool, match: string): Promise<Snapshot | null> {
  const found = await pool.query<Snapshot>({
    name: 'snapshot for undo',
    text: `select slot, n, version, state, memory from snapshots where match = $1 and ${inLog}
      and n < (select coalesce((memory->>'undo')::int, 0) from snapshots where match = $1 and ${inLog}
        order by slot desc limit 1)
      order by slot desc limit 1`,
    values: [match],
  });
  return found.rows[0] ?? null;
}

/**
 * The newest snapshot of these rules between two slots, from before this entry, that knows a viewer's feed, and that
 * not beyond this number.
 */
export async function readSnapshotWith(
  pool: pg.Pool,
  match: string,
  version: number,
  feed: { readonly viewer: Seats; readonly number: number },
  first: number,
  last: number,
  before: number,
): Promise<Snapshot | null> {
  const found = await pool.query<Snapshot>({
    name: 'snapshot with',
    text: `select slot, n, version, state, memory from snapshots where match = $1 and slot between $2 and $3
      and version = $6 and n < $7 and (memory->'feeds'->>$4::text)::float8 <= $5::float8
      order by slot desc limit 1`,
    values: [match, first, last, String(feed.viewer), feed.number, version, before],
  });
  return found.rows[0] ?? null;
}

/** The snapshot at just this slot. */
export async function readSnapshotAt(pool: pg.Pool, match: string, slot: number): Promise<Snapshot | null> {
  const found = await pool.query<Snapshot>(
    'select slot, n, version, state, memory from snapshots where match = $1 and slot = $2',
    [match, slot],
  );
  return found.rows[0] ?? null;
}

/** Only if the log still holds what it was made from: after a restored backup it may be of a history that is lost. */
export async function writeSnapshot(
  pool: Pick<pg.Pool | pg.PoolClient, 'query'>,
  match: string,
  running: { readonly lastAt: number; snapshot(): Snapshot },
): Promise<void> {
  const { slot, n, version, state, memory } = running.snapshot();
  await pool.query(
    `insert into snapshots (match, slot, n, version, state, memory)
      select m.id, e.slot, $3, $4, $5, $6 from matches m join entries e on e.match = m.id
      where m.id = $1 and e.slot = $2 and e.at = $7 on conflict do nothing`,
    [match, slot, n, version, JSON.stringify(state), JSON.stringify(memory), running.lastAt],
  );
}

/** Deletes snapshots of what the log no longer holds, before it grows past them. */
export async function dropSnapshotsBeyondLog(pool: pg.Pool, match: string): Promise<void> {
  await pool.query(
    `delete from snapshots where match = $1
      and slot > (select coalesce(max(slot), 0) from entries where match = $1)`,
    [match],
  );
}
