/** What is read and written of matches at the table, apart from the log's hot path. */
import type { Json, Outcome, Seats, State } from '@accretion/engine';
import type { Absence, Clock } from '@accretion/protocol';
import type pg from 'pg';
import type { LogEntry } from '../log/entry.ts';
import type { ClockMemory } from './clocks.ts';

export interface MatchRow {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly options: Json;
  readonly pack: Json | null;
  readonly visibility: 'public' | 'private';
  readonly clock: Clock | null;
  readonly absence: Absence;
  readonly secret: string;
  readonly commitment: string;
  readonly seed: string | null;
  readonly status: 'open' | 'running' | 'over';
  readonly outcome: Outcome | null;
  readonly host: string;
  readonly hostName: string;
  readonly rematch: string | null;
  readonly createdAt: number;
  readonly startedAt: number | null;
  readonly toAct: Seats;
  readonly paused: boolean;
  readonly movedAt: number;
}

export interface SeatRow {
  readonly seat: number;
  readonly person: string | null;
  readonly name: string | null;
  readonly bot: string | null;
  readonly resigned: boolean;
  readonly nonce: string | null;
  readonly token: string | null;
  readonly hereUntil: number;
  /** People who held it earlier in this match: they know its hand. */
  readonly seen: readonly string[];
}

export interface Seated {
  readonly row: MatchRow;
  readonly seats: readonly SeatRow[];
}

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

export const rowColumns = `m.id, m.game, m.version, m.options, m.pack, m.visibility, m.clock, m.absence, m.secret,
  m.commitment, m.seed, m.status, m.outcome, m.host, h.name as "hostName", m.rematch,
  m.created_at::float8 as "createdAt", m.started_at::float8 as "startedAt",
  coalesce(p.to_act, 0) as "toAct", coalesce(p.paused, false) as paused, coalesce(p.moved_at, m.created_at)::float8 as "movedAt"`;
export const rowTables = 'matches m join people h on h.id = m.host left join pulses p on p.match = m.id';
const seatColumns = `s.match, s.seat, s.person, w.name, s.bot, s.resigned, s.nonce, s.token, s.seen,
  s.here_until::float8 as "hereUntil"`;

export async function seatsOfMatches(pool: pg.Pool, ids: readonly string[]): Promise<Map<string, SeatRow[]>> {
  const found = await pool.query<SeatRow & { match: string }>({
    name: 'seats',
    text: `select ${seatColumns} from seats s left join people w on w.id = s.person
      where s.match = any($1) order by s.match, s.seat`,
    values: [ids],
  });
  const byMatch = new Map<string, SeatRow[]>();
  for (const { match, ...seat } of found.rows) byMatch.set(match, [...(byMatch.get(match) ?? []), seat]);
  return byMatch;
}

export async function readSeated(pool: pg.Pool, id: string): Promise<Seated | null> {
  const found = await pool.query<MatchRow>({
    name: 'match',
    text: `select ${rowColumns} from ${rowTables} where m.id = $1`,
    values: [id],
  });
  const [row] = found.rows;
  if (row === undefined) return null;
  return { row, seats: (await seatsOfMatches(pool, [id])).get(id) ?? [] };
}

const entryColumns = 'match, slot, kind, seat, number, id, body, stead, at::float8 as at';

/** The log of a match after a slot. */
export async function readLog(pool: pg.Pool, match: string, after: number): Promise<LogEntry[]> {
  const found = await pool.query<LogEntry>({
    name: 'log',
    text: `select ${entryColumns} from entries where match = $1 and slot > $2 order by slot`,
    values: [match, after],
  });
  return found.rows;
}

/** The logs of several matches, each from its slot on: that entry too, as a proof that the log still holds it. */
export async function readLogs(
  pool: pg.Pool,
  slots: ReadonlyMap<string, number>,
): Promise<Map<string, LogEntry[]>> {
  const found = await pool.query<LogEntry>({
    name: 'logs',
    text: `select ${entryColumns} from entries join unnest($1::text[], $2::int[]) as known(of, until)
      on match = of and slot >= until order by match, slot`,
    values: [[...slots.keys()], [...slots.values()]],
  });
  const byMatch = new Map<string, LogEntry[]>();
  for (const entry of found.rows) {
    const known = byMatch.get(entry.match);
    if (known === undefined) byMatch.set(entry.match, [entry]);
    else known.push(entry);
  }
  return byMatch;
}

/** Is this envelope of a seat already in the log? */
export async function isWritten(pool: pg.Pool, match: string, seat: number, id: string): Promise<boolean> {
  const found = await pool.query('select 1 from entries where match = $1 and seat = $2 and id = $3', [
    match,
    seat,
    id,
  ]);
  return found.rows.length > 0;
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

/** The newest snapshot of these rules between two slots that knows a viewer's feed, and that not beyond this number. */
export async function readSnapshotWith(
  pool: pg.Pool,
  match: string,
  version: number,
  feed: { readonly viewer: Seats; readonly number: number },
  first: number,
  last: number,
): Promise<Snapshot | null> {
  const found = await pool.query<Snapshot>({
    name: 'snapshot with',
    text: `select slot, n, version, state, memory from snapshots where match = $1 and slot between $2 and $3
      and version = $6 and (memory->'feeds'->>$4::text)::float8 <= $5::float8 order by slot desc limit 1`,
    values: [match, first, last, String(feed.viewer), feed.number, version],
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

/** The match is over; nothing but its log and its last state is needed any more. */
export async function writeOutcome(pool: pg.Pool, match: string, outcome: Outcome): Promise<void> {
  await pool.query(
    `with done as (delete from proposals where match = $1), quiet as (update pulses set due_at = null where match = $1)
      update matches set status = 'over', outcome = $2 where id = $1 and status = 'running'`,
    [match, JSON.stringify(outcome)],
  );
}
