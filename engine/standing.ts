/**
 * The moves of a match that stand, as far back as undo may reach: so many of a seat's own moves, and so many changes
 * of who is asked. Each seat knows both; the moves of others must not count, because some are made in secret.
 */
import type { Refusal, Told } from './game.ts';
import type { Seat } from './seats.ts';

/** A move that stands, with what undo needs to know of it. */
export interface Standing<S, M> {
  readonly n: number;
  readonly seat: Seat;
  readonly move: M;
  readonly told: readonly Told[];
  readonly chance: boolean;
  readonly binds: boolean;
  /** It let others begin something in secret. */
  readonly opens: boolean;
  /** How often who is asked had changed once it was played. */
  readonly turn: number;
  /** Its seat has moved so often since that it can no longer undo it. */
  readonly settled: boolean;
  /** The state before it; null where that is found by playing again from an earlier one. */
  readonly before: S | null;
}

/** A move that was carried out. */
export interface Done<S, M> extends Pick<Standing<S, M>, 'n' | 'seat' | 'move' | 'told' | 'chance'> {
  readonly after: S;
}

/** What a match would be without the newest move of a seat, as far as it has been played again. */
export interface Attempt<S, M> {
  /** The number of that move. */
  readonly without: number;
  /** The moves of others since, played again. */
  readonly again: Standing<S, M>[];
  state: S;
  turn: number;
  /** It would take away from somebody what they may have begun in secret. */
  closes: boolean;
  refusal: Refusal | null;
}

/** One more move stands: its seat's oldest is settled, and the oldest that kept its state gives it up. */
export function withNext<S, M>(
  standing: readonly Standing<S, M>[],
  next: Standing<S, M>,
  reach: number,
): Standing<S, M>[] {
  const moves = [...standing, next];
  let own = 0;
  for (let index = moves.length - 1; index >= 0; index--) {
    const one = moves[index] as Standing<S, M>;
    if (one.seat !== next.seat || own++ < reach) continue;
    if (!one.settled) moves[index] = { ...one, settled: true };
    break;
  }
  const last = moves.length - reach - 1;
  const thinned = moves[last];
  if (thinned !== undefined && thinned.before !== null) moves[last] = { ...thinned, before: null };
  return moves;
}

/** How many of the oldest moves nobody can undo any more. */
export function countForgotten<S, M>(standing: readonly Standing<S, M>[], reach: number): number {
  const oldest = (standing.at(-1)?.turn ?? 0) - reach;
  const first = standing.findIndex(({ turn, settled }) => !settled && turn >= oldest);
  return Math.max(0, first);
}
