/** Lists of matches, page by page: what is public, and what is mine. */
import { limits, type MatchPage } from '@accretion/protocol';
import type pg from 'pg';
import { type MatchRow, rowColumns, rowTables, seatsOfMatches } from '../match/seated.ts';
import { matchSummary } from './info.ts';

interface Page {
  readonly where: string;
  readonly values: readonly unknown[];
  readonly after: string | undefined;
  readonly person: string | null;
}

/** The time and id of the last match of a page, to go on from. */
function cursor(after: string | undefined): [number, string] {
  const [at, id] = (after ?? '').split('.');
  const time = Number(at);
  return at && id !== undefined && Number.isFinite(time) ? [time, id] : [Number.MAX_SAFE_INTEGER, ''];
}

async function page(pool: pg.Pool, now: number, { where, values, after, person }: Page): Promise<MatchPage> {
  const [at, id] = cursor(after);
  const n = values.length;
  const found = await pool.query<MatchRow>(
    `select ${rowColumns} from ${rowTables} where (${where})
      and (m.created_at < $${n + 1} or (m.created_at = $${n + 1} and m.id < $${n + 2}))
      order by m.created_at desc, m.id desc limit $${n + 3}`,
    [...values, at, id, limits.page + 1],
  );
  const rows = found.rows.slice(0, limits.page);
  const seats = await seatsOfMatches(
    pool,
    rows.map((row) => row.id),
  );
  const last = rows.at(-1);
  return {
    matches: rows.map((row) => matchSummary({ row, seats: seats.get(row.id) ?? [] }, { person }, now)),
    next: found.rows.length > limits.page && last !== undefined ? `${last.createdAt}.${last.id}` : null,
  };
}

export interface Wanted {
  readonly status?: string | undefined;
  readonly game?: string | undefined;
  readonly after?: string | undefined;
}

export const publicMatches = (pool: pg.Pool, now: number, person: string | null, wanted: Wanted) =>
  page(pool, now, {
    where: `m.visibility = 'public' and m.status = any($1) and ($2::text is null or m.game = $2)`,
    values: [
      wanted.status === 'open' || wanted.status === 'running' ? [wanted.status] : ['open', 'running'],
      wanted.game ?? null,
    ],
    after: wanted.after,
    person,
  });

export const myMatches = (pool: pg.Pool, now: number, person: string, after: string | undefined) =>
  page(pool, now, {
    where: 'm.host = $1 or exists (select 1 from seats s where s.match = m.id and s.person = $1)',
    values: [person],
    after,
    person,
  });
