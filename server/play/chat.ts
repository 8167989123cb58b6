/** Table talk: kept, bounded, told to everybody at the table. */
import { type ChatLine, limits } from '@accretion/protocol';
import type pg from 'pg';

const columns = 'n, name, seats, text, at::float8 as at';

/** The newest lines, the oldest first. */
export async function recentChat(pool: pg.Pool, match: string): Promise<ChatLine[]> {
  const found = await pool.query<ChatLine>({
    name: 'recent chat',
    text: `select ${columns} from chat where match = $1 order by n desc limit $2`,
    values: [match, limits.chatLines],
  });
  return found.rows.reverse();
}

/** What was said after a line, the newest of it: somebody who has just come has heard nothing at all. */
export async function chatAfter(pool: pg.Pool, match: string, n: number): Promise<ChatLine[]> {
  const found = await pool.query<ChatLine>(
    `select ${columns} from chat where match = $1 and n > $2 order by n desc limit $3`,
    [match, n, limits.chatLines],
  );
  return found.rows.reverse();
}

/** Keeps a line under the next number of its match; two who speak at once both get one. */
export async function say(pool: pg.Pool, match: string, line: Omit<ChatLine, 'n'>): Promise<ChatLine> {
  for (;;) {
    const found = await pool.query<{ n: number }>(
      `insert into chat (match, n, name, seats, text, at)
        select $1, coalesce((select max(n) from chat where match = $1), 0) + 1, $2, $3, $4, $5
        on conflict do nothing returning n`,
      [match, line.name, line.seats, line.text, line.at],
    );
    const [kept] = found.rows;
    if (kept !== undefined) return { n: kept.n, ...line };
  }
}
