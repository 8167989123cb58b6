/** Writes an act to the log: plays it, commits it, then publishes it; retries when another process took the slot. */
import type { Json, OnBehalfOf, Played, Seat, State } from '@accretion/engine';
import { Fault } from '../fault.ts';
import type { Kind, LogEntry } from '../log/entry.ts';
import type { Pulse } from '../log/log.ts';
import { dueAfter } from '../match/due.ts';
import type { Running } from '../match/running.ts';
import type { Seated } from '../match/seated.ts';
import { recover } from './restored.ts';
import type { Room } from './room.ts';

export interface Act {
  readonly kind: Kind;
  readonly seat: Seat | null;
  readonly id: string | null;
  readonly body: Json;
  readonly onBehalfOf: OnBehalfOf | null;
  readonly played: Played<State> | null;
}

/** Losing the slot this often means that something else is wrong. */
const maxTries = 12;

export function entryFor(room: Room, running: Running, act: Act): LogEntry {
  const { kind, seat, id, body, onBehalfOf } = act;
  const number = seat === null ? null : (running.numbers[seat] ?? null);
  const at = Math.max(room.services.now(), running.lastAt);
  return { match: room.id, slot: running.slot + 1, kind, seat, number, id, body, onBehalfOf, at };
}

/** An attempt that did not win the next slot. */
export interface Lost {
  /** Asked after catching up with the log: should the attempt have won if the slot is still free? */
  isUnexplained(): boolean | Promise<boolean>;
}

/**
 * Tries to write the next entry until an attempt wins, each time on the newest state. False: nothing is left to write.
 * Call only from the room's queue.
 */
export async function retry(
  room: Room,
  attempt: (running: Running, seated: Seated) => Promise<'won' | 'nothing' | Lost>,
): Promise<boolean> {
  for (let tries = 0; tries < maxTries; tries++) {
    const { running, seated } = await room.played();
    const slot = running.slot + 1;
    const result = await attempt(running, seated);
    if (result === 'won') return true;
    if (result === 'nothing') return false;
    await caughtUp(room);
    const isUnexplained = await result.isUnexplained();
    // The slot was refused, yet nobody has written it: the match is not what it was.
    if (isUnexplained && room.running === running && running.slot < slot) await recover(room);
  }
  throw new Fault('unavailable');
}

/**
 * Decides what to do on the newest state and writes it; decides again if another process was first. What `decide`
 * throws is the refusal; null means that nothing is left to do. Call only from the room's queue.
 */
export const enterLog = (
  room: Room,
  decide: (running: Running, seated: Seated) => Act | null,
): Promise<boolean> =>
  retry(room, async (running, seated) => {
    const back = running.match.mark();
    let act: Act | null;
    try {
      act = decide(running, seated);
    } catch (error) {
      back();
      throw error;
    }
    if (act === null) return 'nothing';
    const entry = entryFor(room, running, act);
    const toAct = act.played === null ? running.toAct : running.match.toAct;
    const outcome = act.played === null ? null : running.match.outcome;
    const dueAt = dueAfter(running, seated, entry, toAct);
    const won = await committed(room, entry, running.lastAt, { toAct, dueAt, outcome });
    if (won === true) {
      room.publish(entry, act.played);
      return 'won';
    }
    back();
    return { isUnexplained: () => won === false };
  });

/** Null when the database's answer was lost: catching up with the log shows what became of the entry. */
async function committed(room: Room, entry: LogEntry, after: number, pulse: Pulse): Promise<boolean | null> {
  try {
    return await room.services.log.append(entry, after, pulse);
  } catch (error) {
    room.services.watched(Promise.reject(error));
    return null;
  }
}

export async function caughtUp(room: Room): Promise<void> {
  try {
    await room.catchUp();
  } catch (error) {
    room.services.watched(Promise.reject(error));
    throw new Fault('unavailable');
  }
}
