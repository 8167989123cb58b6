/** What the bot at each seat means to do next: the sequence of its latest thought. Lost with the room; it thinks anew. */
import { foreseen, type Meant } from '@accretion/bots';
import type { Move, Ruleset, Seat } from '@accretion/engine';

interface Seen {
  readonly ruleset: Ruleset;
  readonly level: string;
  readonly seat: Seat;
  readonly view: unknown;
}

interface Intention {
  readonly level: string;
  readonly meant: readonly Meant[];
}

export class Intentions {
  private readonly kept = new WeakMap<object, Map<Seat, Intention>>();

  /** A move that was thought of before, and what was meant to follow it; null if the seat sees something unforeseen. */
  next(room: object, seen: Seen): { readonly move: Move; readonly sequence: readonly Meant[] } | null {
    const intention = this.kept.get(room)?.get(seen.seat);
    if (intention?.level !== seen.level) return null;
    const move = foreseen(intention.meant, seen);
    return move === null ? null : { move, sequence: intention.meant.slice(1) };
  }

  keep(room: object, seat: Seat, level: string, meant: readonly Meant[]): void {
    const seats = this.kept.get(room) ?? new Map<Seat, Intention>();
    this.kept.set(room, seats.set(seat, { level, meant }));
  }

  forget(room: object, seat: Seat): void {
    this.kept.get(room)?.delete(seat);
  }
}
