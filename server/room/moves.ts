/** Moves and undos as they arrive in their envelopes, and the default move of a seat that does not answer. */
import {
  allSeats,
  has,
  isRefusal,
  type Json,
  type OnBehalfOf,
  only,
  type Refusal,
  type Seat,
} from '@accretion/engine';
import { Fault, refusedBy } from '../fault.ts';
import { isWritten } from '../log/reading.ts';
import type { Running } from '../match/running.ts';
import type { Seated } from '../match/seated.ts';
import { type Act, caughtUp, enterLog } from './act.ts';
import type { Room } from './room.ts';

export interface Envelope {
  readonly seat: Seat;
  readonly number: number;
  readonly id: string;
}

/** Throws if the sender may no longer act for the seat: it may have changed hands meanwhile. */
type Check = (seated: Seated) => void;

/** Refuses a stale envelope, and every envelope while the match is paused or over. */
function admit(running: Running, { seat, number }: Envelope, move?: Json): void {
  if (running.outcome !== null) throw new Fault('over');
  if (number !== running.numbers[seat]) {
    const answered = move === undefined ? null : running.match.cameSecond(seat, move);
    throw answered === null ? new Fault('stale') : refusedBy(answered);
  }
  if (running.clocks.paused) throw new Fault('paused');
}

/** Does this answer a question that another process has asked and this one has not heard of yet? */
const isAhead = ({ running }: Room, { seat, number }: Envelope): boolean =>
  number > (running?.numbers[seat] ?? Number.MAX_SAFE_INTEGER);

/** Does it come after what it answers: another question is open, somebody else has answered, or the match is over? */
const isLate = (error: unknown): boolean =>
  error instanceof Fault &&
  (error.code === 'stale' || error.code === 'over' || error.failure.refusal?.why === 'answered');

/** Acknowledges an envelope that was already written; refuses one that is merely late. */
async function once(room: Room, envelope: Envelope, act: () => Promise<unknown>): Promise<void> {
  try {
    await room.load();
    if (isAhead(room, envelope)) await caughtUp(room);
    await act();
  } catch (error) {
    if (isLate(error) && (await isWritten(room.services.pool, room.id, envelope.seat, envelope.id))) return;
    throw error;
  }
}

/** Plays a move. Returns when it is committed; throws the refusal. */
export const play = (
  room: Room,
  envelope: Envelope,
  move: Json,
  onBehalfOf: OnBehalfOf | null,
  check: Check,
): Promise<void> =>
  room.queue.run(() =>
    once(room, envelope, () =>
      enterLog(room, (running, seated): Act | null => {
        if (running.knows(envelope.seat, envelope.id)) return null;
        check(seated);
        admit(running, envelope, move);
        const { seat, id } = envelope;
        const played = running.match.play(seat, move, onBehalfOf ?? undefined);
        if (isRefusal(played)) throw refusedBy(played);
        return { kind: 'move', seat, id, body: move, onBehalfOf, played };
      }),
    ),
  );

/** Undoes the newest move of a seat. */
export const undo = (room: Room, envelope: Envelope, check: Check): Promise<void> =>
  room.queue.run(() =>
    once(room, envelope, () =>
      enterLog(room, (running, seated): Act | null => {
        if (running.knows(envelope.seat, envelope.id)) return null;
        check(seated);
        admit(running, envelope);
        const { seat, id } = envelope;
        const target = running.match.newest(only(seat));
        const played = running.match.undo(seat);
        if (isRefusal(played)) throw refusedBy(played);
        return { kind: 'undo', seat, id, body: target, onBehalfOf: null, played };
      }),
    ),
  );

/** Undoes everything from an entry of the engine on; everyone has agreed. */
export const rewind = (room: Room, target: number): Promise<void> =>
  room.queue.run(() =>
    reachingBack(room, () =>
      enterLog(room, (running): Act => {
        if (running.outcome !== null) throw new Fault('over');
        const played = running.match.rewind(target, allSeats(running.numbers.length));
        if (isRefusal(played)) throw refusedBy(played);
        return { kind: 'rewind', seat: null, id: null, body: target, onBehalfOf: null, played };
      }),
    ),
  );

const isBeyondMemory = ({ why }: Pick<Refusal, 'why'>): boolean =>
  why === 'nothingToUndo' || why === 'tooFarBack';

/** To undo what lies before the snapshot in memory, the whole log is opened. */
async function reachingBack(room: Room, act: () => Promise<unknown>): Promise<void> {
  try {
    await act();
  } catch (error) {
    const refusal = error instanceof Fault ? error.failure.refusal : undefined;
    if (refusal === undefined || !isBeyondMemory(refusal) || room.running?.isWhole !== false) throw error;
    await room.reopen(true);
    await act();
  }
}

/** Pauses or resumes the match with all its clocks. */
export const pause = (room: Room, paused: boolean): Promise<boolean> =>
  room.queue.run(() =>
    enterLog(room, (running): Act => {
      if (running.outcome !== null) throw new Fault('over');
      if (running.clocks.paused === paused) throw new Fault(paused ? 'paused' : 'notPaused');
      const kind = paused ? 'pause' : 'go';
      return { kind, seat: null, id: null, body: {}, onBehalfOf: null, played: null };
    }),
  );

/** Plays the default move of a seat that does not answer, if that is still due. */
export const playDefault = (
  room: Room,
  seat: Seat,
  onBehalfOf: OnBehalfOf,
  isDue: (running: Running) => boolean,
) =>
  room.queue.run(() =>
    enterLog(room, (running): Act | null => {
      if (running.outcome !== null || running.clocks.paused || !has(running.toAct, seat)) return null;
      if (!isDue(running)) return null;
      const played = running.match.playDefault(seat, onBehalfOf);
      if (isRefusal(played)) throw refusedBy(played);
      const newest = running.match.entries.at(-1);
      if (newest === undefined || !('move' in newest)) throw new Error('a default is a move');
      return { kind: 'move', seat, id: null, body: newest.move, onBehalfOf, played };
    }),
  );
