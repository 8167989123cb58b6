/** A guest who turns out to be somebody we know brings the seats taken and the matches set up meanwhile. */
import type pg from 'pg';
import { transaction } from '../database/transaction.ts';
import type { Hall } from '../room/hall.ts';
import { leaveRunning } from './seats.ts';

/**
 * Gives all that is the guest's to the person they signed in as; a person with passkeys of their own isn't a guest. At a
 * running match of which that person knows another hand, the guest's seat is left instead: signing in is not a way around
 * asking for a second seat. Returns what is to be told, once the browser knows who it is.
 */
export async function mergeGuest(hall: Hall, guest: string, into: string): Promise<() => void> {
  if (guest === into || (await isSecured(hall.pool, guest))) return () => undefined;
  const doubled = await hall.pool.query<{ match: string; seat: number }>(
    `select s.match, s.seat from seats s join matches m on m.id = s.match and m.status = 'running'
      where s.person = $1 and exists (select 1 from seats o
        where o.match = s.match and o.seat <> s.seat and (o.person = $2 or $2 = any(o.seen)))`,
    [guest, into],
  );
  for (const { match, seat } of doubled.rows) await leaveRunning(hall, match, seat, guest);
  const matches = await transaction(hall.pool, (client) => handOver(client, guest, into));
  return () => {
    // First the guest's connections end, so that none of them is shown the table as a spectator.
    hall.news('person', guest);
    for (const match of matches) hall.news('table', match);
  };
}

async function isSecured(pool: pg.Pool, person: string): Promise<boolean> {
  const found = await pool.query('select 1 from passkeys where person = $1 limit 1', [person]);
  return found.rows.length > 0;
}

/** The matches where something was the guest's. */
async function handOver(client: pg.PoolClient, guest: string, into: string): Promise<Set<string>> {
  const values = [guest, into];
  // What both have shared stays with each: its links go on to work.
  await client.query(
    `update shared_records s set owner = $2 where owner = $1
      and not exists (select 1 from shared_records o where o.owner = $2 and o.hash = s.hash)`,
    values,
  );
  const changed = [
    await client.query<{ match: string }>(
      `update seats set person = case when person = $1 then $2 else person end, seen = array_replace(seen, $1, $2)
        where person = $1 or $1 = any(seen) returning match`,
      values,
    ),
    await client.query<{ match: string }>(
      'update matches set host = $2 where host = $1 returning id as match',
      values,
    ),
    await client.query<{ match: string }>(
      'update proposals set person = $2 where person = $1 returning match',
      values,
    ),
  ];
  return new Set(changed.flatMap(({ rows }) => rows.map(({ match }) => match)));
}
