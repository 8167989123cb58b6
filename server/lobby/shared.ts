/** Records people share: of matches played in a page, for anyone with the link, until their owner deletes them. */
import { hashOf, isRecord, type Json } from '@accretion/engine';
import type { SharedSummary } from '@accretion/protocol';
import type pg from 'pg';
import type { Pool } from '../bots/pool.ts';
import { transaction } from '../database/transaction.ts';
import { Fault } from '../fault.ts';
import { gameOf } from '../games.ts';
import { newId } from '../people/ids.ts';
import { tidy } from '../people/people.ts';
import type { Maker } from './tableLimits.ts';

const maxPerPerson = 50;
const maxPerAddress = 200;

/** By its id a page knows where to ask for it. */
const newSharedId = (): string => `shared-${newId()}`;

const columns = 'id, game, names, created_at::float8 as "createdAt"';

interface Offer {
  readonly record: Json;
  readonly names: readonly string[];
}

/** Verifies a record and keeps it; the same record again is the one that is kept already, under the names of now. */
export async function shareRecord(
  pool: pg.Pool,
  bots: Pool,
  { host: owner, from }: Maker,
  { record, names }: Offer,
  now: number,
): Promise<SharedSummary> {
  const head = headOf(record);
  const problem = head === null ? 'no such game' : await bots.verify(record);
  if (head === null || problem !== null)
    throw new Fault('badRecord', { problem: (problem ?? '').slice(0, 200) });
  const { game, seats } = head;
  const kept = Array.from({ length: seats }, (_, seat) => tidy(names[seat] ?? ''));
  return transaction(pool, async (client) => {
    await client.query(`select pg_advisory_xact_lock(hashtext('records'))`);
    const hash = hashOf(record);
    const again = await client.query<SharedSummary>(
      `update shared_records set names = $3 where owner = $1 and hash = $2 returning ${columns}`,
      [owner, hash, JSON.stringify(kept)],
    );
    if (again.rows[0] !== undefined) return again.rows[0];
    await boundRecords(client, owner, from);
    const made = await client.query<SharedSummary>(
      `insert into shared_records (id, owner, hash, game, record, names, made_from, created_at)
        values ($1, $2, $3, $4, $5, $6, $7, $8) returning ${columns}`,
      [newSharedId(), owner, hash, game, JSON.stringify(record), JSON.stringify(kept), from ?? '', now],
    );
    const [summary] = made.rows;
    if (summary === undefined) throw new Error('the record was not kept');
    return summary;
  });
}

/** Which game a record says it is of; null when we do not have it. The rest is verified elsewhere. */
function headOf(record: Json): { readonly game: string; readonly seats: number } | null {
  if (!isRecord(record)) return null;
  const { game, seats } = record;
  if (typeof game !== 'string' || gameOf(game) === undefined) return null;
  return { game, seats: typeof seats === 'number' ? seats : 0 };
}

async function boundRecords(client: pg.PoolClient, owner: string, from: string | null): Promise<void> {
  if (from === null) return;
  const { rows } = await client.query<{ own: number; all: number }>(
    `select count(*) filter (where owner = $1)::int as own, count(*) filter (where made_from = $2)::int as all
      from shared_records where owner = $1 or made_from = $2`,
    [owner, from],
  );
  const [{ own, all } = { own: 0, all: 0 }] = rows;
  if (own >= maxPerPerson || all >= maxPerAddress) throw new Fault('tooManyRecords');
}

export async function sharedRecord(pool: pg.Pool, id: string, person: string | null) {
  const { rows } = await pool.query<SharedSummary & { record: Json; owner: string }>(
    `select ${columns}, record, owner from shared_records where id = $1`,
    [id],
  );
  const [found] = rows;
  if (found === undefined) throw new Fault('noSuchRecord');
  const { owner, ...shown } = found;
  return { ...shown, isMine: owner === person };
}

export async function sharedRecords(pool: pg.Pool, owner: string): Promise<SharedSummary[]> {
  const { rows } = await pool.query<SharedSummary>(
    `select ${columns} from shared_records where owner = $1 order by created_at desc, id`,
    [owner],
  );
  return rows;
}

/** Deletes a record with its names. To anybody but its owner there is nothing to delete. */
export async function unshareRecord(pool: pg.Pool, id: string, owner: string): Promise<void> {
  const gone = await pool.query('delete from shared_records where id = $1 and owner = $2', [id, owner]);
  if (gone.rowCount !== 1) throw new Fault('noSuchRecord');
}
