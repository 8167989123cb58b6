/** A row of the log, and what the engine makes of it. */
import type { Entry, Json, Move, OnBehalfOf, Seat } from '@accretion/engine';

/** `restored`: a backup was restored while a server was running; what followed this point before is lost. */
export type Kind = 'move' | 'undo' | 'rewind' | 'pause' | 'go' | 'seat' | 'rules' | 'restored';

export interface LogEntry {
  readonly match: string;
  readonly slot: number;
  readonly kind: Kind;
  readonly seat: Seat | null;
  /** The seat's own move number. */
  readonly number: number | null;
  /** Of the envelope it came in. */
  readonly id: string | null;
  readonly body: Json;
  readonly onBehalfOf: OnBehalfOf | null;
  readonly at: number;
}

const isMove = (body: Json): body is Move =>
  typeof body === 'object' && body !== null && 'do' in body && typeof body.do === 'string';

function numberIn({ match, slot, body }: LogEntry): number {
  if (typeof body !== 'number')
    throw new Error(`slot ${slot} of ${match} does not say which entry it takes back`);
  return body;
}

/** The engine's entry under this number; null for what happens beside the game: pauses, who sits where. */
export function engineEntry(entry: LogEntry, n: number): Entry | null {
  const seat = entry.seat ?? 0;
  switch (entry.kind) {
    case 'move': {
      const { body: move, onBehalfOf } = entry;
      if (!isMove(move)) throw new Error(`slot ${entry.slot} of ${entry.match} is not a move`);
      return onBehalfOf === null ? { n, seat, move } : { n, seat, move, for: onBehalfOf };
    }
    case 'undo':
      return { n, seat, undo: numberIn(entry) };
    case 'rewind':
      return { n, rewind: numberIn(entry) };
    default:
      return null;
  }
}
