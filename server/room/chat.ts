/** Chat: rate-limited, stored, and passed on to everybody at the table. */
import type pg from 'pg';
import { Fault } from '../fault.ts';
import type { Room } from './room.ts';
import type { KeptMessage } from './talk.ts';

export type NewMessage = Omit<KeptMessage, 'n'>;

/**
 * Messages within ten seconds. Spectators share a limit of their own, so that the players can talk however many
 * spectators come.
 */
const within = 10_000;
const most = { person: 8, players: 24, spectators: 12 };

async function bound(pool: pg.Pool, match: string, { who, seats, at }: NewMessage): Promise<void> {
  const isPlayer = seats.length > 0;
  const { rows } = await pool.query<{ person: number; alike: number }>(
    `select count(*) filter (where who = $2)::int as person,
        count(*) filter (where (cardinality(seats) > 0) = $3)::int as alike
      from (select who, seats, at from chat where match = $1 order by n desc limit 100) as newest where at > $4`,
    [match, who, isPlayer, at - within],
  );
  const [{ person, alike } = { person: 0, alike: 0 }] = rows;
  if (person >= most.person || alike >= (isPlayer ? most.players : most.spectators))
    throw new Fault('chatLimit');
}

/** Stores a message and passes it on, in order of arrival. `compose` throws if its sender may not send it by then. */
export async function say(room: Room, compose: () => NewMessage, isLimited: boolean): Promise<void> {
  await room.queue.run(async () => keep(room.services.pool, room.id, compose(), isLimited));
  room.services.news('chat', room.id);
}

/** Stores a message under the next number of its match; of two at once, the second counts the first. */
async function keep(pool: pg.Pool, match: string, line: NewMessage, isLimited: boolean): Promise<void> {
  for (;;) {
    const { rows } = await pool.query<{ n: number }>(
      'select coalesce(max(n), 0) + 1 as n from chat where match = $1',
      [match],
    );
    const n = rows[0]?.n ?? 1;
    if (isLimited) await bound(pool, match, line);
    const found = await pool.query(
      `insert into chat (match, n, name, who, seats, text, at) values ($1, $2, $3, $4, $5, $6, $7)
        on conflict do nothing`,
      [match, n, line.name, line.who, line.seats, line.text, line.at],
    );
    if (found.rowCount === 1) return;
  }
}
