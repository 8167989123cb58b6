/** After the end: the record for anyone to verify, a rematch, and deleting. */
import { type Entry, type MatchRecord, rematchOptions } from '@accretion/engine';
import type { Pool } from '../bots/pool.ts';
import { transaction } from '../database/transaction.ts';
import { Fault } from '../fault.ts';
import { gameOf } from '../games.ts';
import { engineEntry } from '../log/entry.ts';
import { readLog } from '../log/reading.ts';
import { newNonce } from '../people/ids.ts';
import type { Hall } from '../room/hall.ts';
import { chosenFor, writeMatch } from './create.ts';
import { seatedAt, settled } from './seats.ts';
import type { Maker } from './tableLimits.ts';

export async function recordFor(hall: Hall, pool: Pool, match: string): Promise<MatchRecord> {
  const { row, seats } = await seatedAt(hall.pool, match);
  if (row.status !== 'over' || row.seed === null) throw new Fault('notOver');
  const log = await readLog(hall.pool, match, 0);
  if (row.version !== gameOf(row.game)?.version || log.some(({ kind }) => kind === 'rules')) {
    throw new Fault('rulesChanged');
  }
  const entries: Entry[] = [];
  for (const one of log) {
    const entry = engineEntry(one, entries.length + 1);
    if (entry !== null) entries.push(entry);
  }
  const nonces = seats.map(({ nonce }) => nonce ?? '');
  return pool.record({
    game: row.game,
    pack: row.pack,
    opening: { options: row.options, seats: seats.length, seed: row.seed },
    entries,
    fairness: { commitment: row.commitment, secret: row.secret, nonces },
  });
}

/**
 * The same table once more: everybody sits where they sat. A second request finds it already set up. If it waits,
 * the number of the person who asked is still missing: they give it when they know what the server has committed to.
 */
export async function rematch(
  hall: Hall,
  match: string,
  { host: person, from }: Maker,
  waits: boolean,
): Promise<string> {
  const { row, seats } = await seatedAt(hall.pool, match);
  if (row.status !== 'over') throw new Fault('notOver');
  if (row.host !== person && !seats.some((one) => one.person === person)) throw new Fault('notYourSeat');
  const game = gameOf(row.game);
  const options = game === undefined ? row.options : rematchOptions(game, row.options);
  const id = await transaction(hall.pool, async (client) => {
    const locked = await client.query<{ rematch: string | null }>(
      'select rematch from matches where id = $1 for update',
      [match],
    );
    const made = locked.rows[0]?.rematch ?? null;
    if (made !== null) return made;
    const plan = {
      ...row,
      // The rules may have changed since: then the pack or the options may not fit any more.
      ...chosenFor(row.game, row.pack, options, seats.length),
      seats: seats.map((one) => ({
        person: one.person,
        bot: one.person === null ? (one.bot ?? null) : null,
        nonce:
          (one.person === null && one.bot === null) || (waits && one.person === person) ? null : newNonce(),
      })),
    };
    const next = await writeMatch(client, plan, from, hall.now());
    await client.query('update matches set rematch = $2 where id = $1', [match, next]);
    return next;
  });
  await settled(hall, match);
  await settled(hall, id);
  return id;
}

/** Deletes a match that is not being played, with everything that belongs to it. */
export async function remove(hall: Hall, match: string, person: string): Promise<void> {
  const { row } = await seatedAt(hall.pool, match);
  if (row.host !== person) throw new Fault('notHost');
  if (row.status === 'running') throw new Fault('notOver');
  const gone = await hall.pool.query(
    `with gone as (delete from matches where id = $1 and status <> 'running' returning id)
      delete from entries using gone where entries.match = gone.id`,
    [match],
  );
  if (gone.rowCount === null) return;
  hall.fanout.tell('table', match);
  const room = hall.rooms.get(match);
  if (room !== undefined) await room.queue.run(() => room.reseat());
}
