/** Table talk: kept, bounded, told to everybody at the table. */
import { type ChatLine, limits } from '@accretion/protocol';
import type pg from 'pg';
import { Fault } from '../fault.ts';

/** A line as everybody hears it. */
export type KeptLine = Omit<ChatLine, 'own'>;
type NewLine = Omit<KeptLine, 'n'>;

const columns = 'n, name, who, seats, text, at::float8 as at';

/** The newest lines, the oldest first. */
export async function recentChat(pool: pg.Pool, match: string): Promise<KeptLine[]> {
  const found = await pool.query<KeptLine>({
    name: 'recent chat',
    text: `select ${columns} from chat where match = $1 order by n desc limit $2`,
    values: [match, limits.chatLines],
  });
  return found.rows.reverse();
}

/** What was said after a line, the newest of it: somebody who has just come has heard nothing at all. */
export async function chatAfter(pool: pg.Pool, match: string, n: number): Promise<KeptLine[]> {
  const found = await pool.query<KeptLine>(
    `select ${columns} from chat where match = $1 and n > $2 order by n desc limit $3`,
    [match, n, limits.chatLines],
  );
  return found.rows.reverse();
}

/**
 * Lines within ten seconds: enough for a lively table, too few to drown it. Spectators share a part of their own, so
 * that however many come, those who play can talk.
 */
const within = 10_000;
const most = { person: 8, players: 24, spectators: 12 };

async function bound(pool: pg.Pool, match: string, { who, seats, at }: NewLine): Promise<void> {
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

/** Keeps a line under the next number of its match; of two who speak at once, the second counts the first. */
export async function say(
  pool: pg.Pool,
  match: string,
  line: NewLine,
  isLimited: boolean,
): Promise<KeptLine> {
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
    if (found.rowCount === 1) return { n, ...line };
  }
}
