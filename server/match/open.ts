/** Opens a match from its log: from a snapshot if there is one, and never from further on than undo may reach. */
import { allSeats, type Outcome, type Seats, sameJson, seatsOf } from '@accretion/engine';
import type pg from 'pg';
import { transaction } from '../database/transaction.ts';
import { Fault } from '../fault.ts';
import { gameOf } from '../games.ts';
import type { LogEntry } from '../log/entry.ts';
import { following } from '../log/log.ts';
import { readLog } from '../log/reading.ts';
import { firstNumber, Running, wholeReach } from './running.ts';
import type { Seated } from './seated.ts';
import {
  readSnapshot,
  readSnapshotAt,
  readSnapshotBefore,
  readSnapshotForUndo,
  type Snapshot,
  writeSnapshot,
} from './snapshots.ts';

/** The most entries replayed for somebody who connects; real matches have fewer. */
export const maxReplayed = 1_500;

/** The seats of each person, and the spectator: everyone who may look. */
function viewersOf({ seats }: Seated): Set<Seats> {
  const viewers = new Set<Seats>([0]);
  for (const { person } of seats) {
    if (person !== null)
      viewers.add(seatsOf(seats.filter((one) => one.person === person).map(({ seat }) => seat)));
  }
  return viewers;
}

/** Null when it ended under earlier rules and today's cannot show how its table looked. */
export async function openMatch(pool: pg.Pool, seated: Seated, now: number): Promise<Running | null> {
  const { id, game, version } = seated.row;
  const rules = gameOf(game)?.version ?? version;
  if (version !== rules && seated.row.outcome !== null) return openFinished(pool, seated, seated.row.outcome);
  if (version !== rules) return openUnderNewRules(pool, seated, rules, now);
  // What can be undone is the same in every process: it is played again.
  const read = seated.row.status === 'over' ? readSnapshot : readSnapshotForUndo;
  const snapshot = await read(pool, id);
  const base = snapshot?.version === rules ? snapshot : null;
  // From the snapshot's own entry on: the next one must say which it follows.
  const entries = await readLog(pool, id, (base?.slot ?? 0) - 1);
  // What was played under earlier rules cannot be played again: it goes on from where they changed.
  const change = entries.findLast(({ kind }) => kind === 'rules');
  if (change !== undefined) {
    return replayed(seated, await readSnapshotAt(pool, id, change.slot), entries);
  }
  try {
    return replayed(seated, base, entries);
  } catch {
    // Something was taken back from further back than is kept.
    return openWhole(pool, seated);
  }
}

/**
 * The same with a longer memory, for taking back what lies further back: from the deal or the last change of the rules;
 * in a log that goes on for ever, from a snapshot far enough back if that will do.
 */
export async function openWhole(pool: pg.Pool, seated: Seated): Promise<Running> {
  const { id, version } = seated.row;
  const far = await readSnapshotBefore(pool, id, maxReplayed);
  if (far?.version === version) {
    try {
      return replayed(seated, far, await readLog(pool, id, far.slot - 1), wholeReach);
    } catch {
      // Further back still: then only the whole log will do.
    }
  }
  const log = await readLog(pool, id, 0);
  const change = log.findLast(({ kind }) => kind === 'rules');
  const base = change === undefined ? null : await readSnapshotAt(pool, id, change.slot);
  return replayed(seated, base, log, wholeReach);
}

function replayed(
  seated: Seated,
  base: Snapshot | null,
  entries: readonly LogEntry[],
  reach?: number,
): Running {
  const running = new Running(seated, base, reach);
  for (const viewer of viewersOf(seated)) {
    const number = base === null ? 0 : base.memory.feeds[viewer];
    if (number !== undefined) running.watch(viewer, number);
  }
  for (const entry of entries) {
    if (entry.slot > running.slot) running.absorb(entry, running.replay(entry));
    else running.lastAt = entry.at;
  }
  return running;
}

function absorbIfItFits(running: Running, entry: LogEntry): void {
  try {
    running.absorb(entry, running.replay(entry));
  } catch {
    running.slot = entry.slot;
  }
}

/**
 * A match that ended under earlier rules: nothing is ever added to it. Its last table is shown if a snapshot has it, or
 * if the log after one still leads to the same end; only the result is known otherwise.
 */
async function openFinished(pool: pg.Pool, seated: Seated, outcome: Outcome): Promise<Running | null> {
  const { id } = seated.row;
  const base = await readSnapshot(pool, id);
  const entries = await readLog(pool, id, (base?.slot ?? 0) - 1);
  try {
    const running = replayed(seated, base, entries);
    const isLast = base !== null && base.slot === running.slot;
    if (!isLast && !sameJson(running.outcome, outcome)) return null;
    running.match.view(allSeats(seated.seats.length));
    running.endAs(outcome);
    return running;
  } catch {
    return null;
  }
}

/**
 * The rules have changed since this match began: it goes on from its newest snapshot under the new ones, and its log
 * says from where. What does not fit any more after that snapshot is left out.
 */
async function openUnderNewRules(
  pool: pg.Pool,
  seated: Seated,
  version: number,
  now: number,
): Promise<Running | null> {
  const { id } = seated.row;
  const base = await readSnapshot(pool, id);
  const running = new Running(seated, base);
  const log = await readLog(pool, id, 0);
  for (const entry of log) {
    if (entry.slot > running.slot) absorbIfItFits(running, entry);
    running.lastAt = entry.at;
  }
  const after = running.lastAt;
  const at = Math.max(now, after);
  running.slot++;
  running.lastAt = at;
  for (const viewer of viewersOf(seated)) running.watch(viewer, firstNumber(at));
  const from = seated.row.version;
  await transaction(pool, async (client) => {
    const won = await client.query('update matches set version = $2 where id = $1 and version = $3', [
      id,
      version,
      from,
    ]);
    if (won.rowCount === 0) return; // another process was quicker: what it wrote is what counts
    const { rowCount } = await client.query(
      `with entry(match, slot, "after") as (values ($1::text, $2::int, $5::bigint))
        insert into entries (match, slot, kind, body, at)
        select match, slot, 'rules', $3::json, $4::bigint from ${following('entry')}`,
      [id, running.slot, JSON.stringify({ from, to: version }), at, after],
    );
    if (rowCount === 0) throw new Fault('unavailable'); // somebody still plays it under the earlier rules
    await writeSnapshot(client, id, running);
  });
  // As every process opens it from now on: with nothing to undo from before.
  return openMatch(pool, { ...seated, row: { ...seated.row, version } }, now);
}
