/** A row of the log, and what the engine makes of it. */
import type { Entry, Json, Move, Seat, Stead } from '@accretion/engine';

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
  readonly stead: Stead | null;
  readonly at: number;
}

/** The engine's entry under this number; null for what happens beside the game: pauses, who sits where. */
export function engineEntry(entry: LogEntry, n: number): Entry | null {
  const seat = entry.seat ?? 0;
  switch (entry.kind) {
    case 'move': {
      const move = entry.body as unknown as Move;
      return entry.stead === null ? { n, seat, move } : { n, seat, move, for: entry.stead };
    }
    case 'undo':
      return { n, seat, undo: entry.body as number };
    case 'rewind':
      return { n, rewind: entry.body as number };
    default:
      return null;
  }
}
