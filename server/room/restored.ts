/**
 * A backup was restored while the server was running: the database has less of a match than this process. The database
 * is right. The match is opened again from its log, an entry records that, and everybody here gets the new view.
 */
import type pg from 'pg';
import type { LogEntry } from '../log/entry.ts';
import { dueAfter } from '../match/due.ts';
import type { Running } from '../match/running.ts';
import { readSeated, type Seated } from '../match/seated.ts';
import { dropSnapshotsBeyondLog } from '../match/snapshots.ts';
import type { Client, Services } from './services.ts';

/** The part of a room that is needed here. */
interface Restorable {
  readonly id: string;
  readonly services: Services;
  readonly clients: ReadonlySet<Client>;
  readonly running: Running | null;
  readonly seated: Seated | null;
  begin(seated: Seated): Promise<void>;
  greetAll(): Promise<void>;
  gone(): void;
  arm(): void;
}

/** Opens the match again as the database has it. Call only from the room's queue. */
export async function recover(room: Restorable): Promise<void> {
  const { running: lost, services } = room;
  const seated = await readSeated(services.pool, room.id);
  if (seated === null) return room.gone();
  await dropSnapshotsBeyondLog(services.pool, room.id);
  await room.begin(seated);
  if (lost !== null) await markRestored(room, lost);
  await room.greetAll();
  room.arm();
  services.woken(room.id);
}

/**
 * Without this entry, a page that was offline could mistake updates of the new history for a continuation of the old
 * one. One process writes it; the others read it.
 */
async function markRestored(room: Restorable, lost: Running): Promise<void> {
  const { running, seated, services } = room;
  if (running === null || seated === null || running.outcome !== null) return;
  if (!(await isLost(services.pool, room.id, lost))) return;
  const at = Math.max(services.now(), running.lastAt);
  const entry: LogEntry = {
    match: room.id,
    slot: running.slot + 1,
    kind: 'restored',
    seat: null,
    number: null,
    id: null,
    body: {},
    onBehalfOf: null,
    at,
  };
  const { toAct, lastAt } = running;
  const dueAt = dueAfter(running, seated, entry, toAct);
  if (await services.log.append(entry, lastAt, { toAct, dueAt, outcome: null })) running.absorb(entry, null);
  else await room.begin(seated);
}

/** Has the match been taken back to before its start or its end, or been restarted since? */
export const isTakenBack = ({ row: before }: Seated, { row }: Seated): boolean =>
  (before.startedAt !== null && before.startedAt !== row.startedAt) ||
  (before.status === 'over' && row.status !== 'over');

/** Is what this process knew missing from the log, with nothing there that says so? */
async function isLost(pool: pg.Pool, match: string, { slot, lastAt }: Running): Promise<boolean> {
  const found = await pool.query(
    `select 1 from entries where match = $1 and ((slot = $2 and at = $3) or (kind = 'restored' and at > $3))
      union all select 1 from matches where id = $1 and $2 = 0 and started_at = $3`,
    [match, slot, lastAt],
  );
  return found.rows.length === 0;
}

/** Rooms of which the database knows less than this process: entries, the start, the end, or chat are missing. */
export async function findRestored<R extends Restorable>(pool: pg.Pool, rooms: Iterable<R>): Promise<R[]> {
  const known = [...rooms].filter(({ seated }) => seated !== null);
  if (known.length === 0) return [];
  const { rows } = await pool.query<{ match: string }>({
    name: 'restored',
    text: `select known.match from
        unnest($1::text[], $2::int[], $3::bigint[], $4::boolean[], $5::int[]) as known(match, slot, at, ended, heard)
        left join matches m on m.id = known.match
      where m.id is null or (known.ended and m.status <> 'over')
        or (known.slot = 0 and m.started_at is distinct from known.at)
        or (known.slot > 0 and not exists (
          select 1 from entries e where e.match = known.match and e.slot = known.slot and e.at = known.at))
        or (known.heard > 0 and not exists (
          select 1 from chat c where c.match = known.match and c.n = known.heard))`,
    values: [
      known.map(({ id }) => id),
      known.map(({ running }) => running?.slot ?? -1),
      known.map(({ running }) => running?.lastAt ?? 0),
      known.map(({ seated }) => seated?.row.status === 'over'),
      known.map(({ clients }) => Math.max(0, ...[...clients].map(({ heard }) => heard))),
    ],
  });
  const found = new Set(rows.map(({ match }) => match));
  return known.filter(({ id }) => found.has(id));
}
