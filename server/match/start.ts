/** The start: when no seat is free any more, the numbers of all seats make the seed, and the match is dealt. */
import { type Json, seatedOptions, seatsOf, seedFrom } from '@accretion/engine';
import type pg from 'pg';
import { transaction } from '../database/transaction.ts';
import { gameOf } from '../games.ts';
import { newNonce } from '../people/ids.ts';
import { dueAt } from './due.ts';
import { Running } from './running.ts';
import { readSeated } from './seated.ts';

/** After this long, the server makes the numbers that are still missing. */
const patience = 30_000;

interface Held {
  readonly seat: number;
  readonly nonce: string | null;
  readonly free: boolean;
  readonly person: boolean;
}

interface Opened {
  readonly secret: string;
  readonly since: number;
  readonly game: string;
  readonly options: Json;
}

/** Starts the match if all seats are taken. False: somebody is missing, or it has started already. */
export async function startIfFull(pool: pg.Pool, id: string, now: number): Promise<boolean> {
  const isStarted = await transaction(pool, async (client) => {
    // The row is locked: of two who join at once, one starts it.
    const locked = await client.query<Opened>(
      `select secret, created_at::float8 as since, game, options from matches
        where id = $1 and status = 'open' for update`,
      [id],
    );
    const { rows: seats } = await client.query<Held>(
      `select seat, nonce, person is null and bot is null as free, bot is null as person from seats
        where match = $1 order by seat for update`,
      [id],
    );
    const [match] = locked.rows;
    if (match === undefined || seats.some(({ free }) => free)) return false;
    if (seats.some(({ nonce }) => nonce === null) && now < match.since + patience) return false;
    const nonces = seats.map(({ nonce }) => nonce ?? newNonce());
    for (const { seat, nonce } of seats) {
      if (nonce !== null) continue;
      await client.query('update seats set nonce = $3 where match = $1 and seat = $2', [
        id,
        seat,
        nonces[seat],
      ]);
    }
    const seed = seedFrom(match.secret, nonces);
    const game = gameOf(match.game);
    const people = seatsOf(seats.filter(({ person }) => person).map(({ seat }) => seat));
    const options = game === undefined ? match.options : seatedOptions(game, match.options, people);
    await client.query(
      "update matches set status = 'running', seed = $2, started_at = $3, options = $4 where id = $1",
      [id, seed, now, JSON.stringify(options)],
    );
    await client.query('insert into pulses (match, to_act, due_at, moved_at) values ($1, 0, $2, $2)', [
      id,
      now,
    ]);
    return true;
  });
  if (isStarted) await writePulse(pool, id);
  return isStarted;
}

/** Writes who moves first, for the lists. If the process dies before this, the due time corrects it. */
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
