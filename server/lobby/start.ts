/** The start: when no seat is free any more, the numbers of all seats make the seed, and the match is dealt. */
import { seedFrom } from '@accretion/engine';
import type pg from 'pg';
import { transaction } from '../database/transaction.ts';
import { dueAt } from '../play/due.ts';
import { Running } from '../play/running.ts';
import { readSeated } from '../play/store.ts';

/** Starts the match if all seats are taken. False: somebody is missing, or it has started already. */
export async function startIfFull(pool: pg.Pool, id: string, now: number): Promise<boolean> {
  const isStarted = await transaction(pool, async (client) => {
    // The row is locked: of two who join at once, one starts it.
    const locked = await client.query<{ secret: string }>(
      "select secret from matches where id = $1 and status = 'open' for update",
      [id],
    );
    const found = await client.query<{ nonce: string | null }>(
      'select nonce from seats where match = $1 order by seat for update',
      [id],
    );
    const nonces = found.rows.map(({ nonce }) => nonce);
    const [match] = locked.rows;
    if (match === undefined || nonces.some((nonce) => nonce === null)) return false;
    const seed = seedFrom(match.secret, nonces as string[]);
    await client.query("update matches set status = 'running', seed = $2, started_at = $3 where id = $1", [
      id,
      seed,
      now,
    ]);
    await client.query('insert into pulses (match, to_act, due_at, moved_at) values ($1, 0, $2, $2)', [
      id,
      now,
    ]);
    return true;
  });
  if (isStarted) await writePulse(pool, id);
  return isStarted;
}

/** Who is asked first, for the lists. If the process dies before this, the time that is due brings it right. */
async function writePulse(pool: pg.Pool, id: string): Promise<void> {
  const seated = await readSeated(pool, id);
  if (seated === null) return;
  const running = new Running(seated, null);
  await pool.query('update pulses set to_act = $2, due_at = $3 where match = $1', [
    id,
    running.toAct,
    dueAt(running, seated, seated.row.startedAt ?? 0),
  ]);
}
