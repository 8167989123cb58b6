/**
 * The clocks of a match, computed from the times in its log. They run while a seat owes an answer, and they look at
 * nothing else: who owes is public, so a clock tells nothing about what somebody does in secret.
 */
import { has, listSeats, type Seat, type Seats } from '@accretion/engine';
import type { Clock } from '@accretion/protocol';

export interface ClockMemory {
  readonly left: readonly number[];
  readonly since: readonly (number | null)[];
  /** Since when each seat has owed its answer; unknown in old snapshots. */
  readonly asked?: readonly (number | null)[];
  readonly paused: boolean;
}

/** What is left after time ran out, so that a seat that still owes is not played for in a rush. */
const grace = 1_000;

export class Clocks {
  private readonly left: number[];
  /** Up to when the time of a seat that owes has been counted. */
  private readonly since: (number | null)[];
  private readonly asked: (number | null)[];
  private stopped: boolean;

  constructor(
    private readonly config: Clock | null,
    seats: number,
    memory?: ClockMemory,
  ) {
    const full = config === null ? 0 : config.kind === 'live' ? config.bank : config.per;
    this.left = memory ? [...memory.left] : Array.from({ length: seats }, () => full);
    this.since = memory ? [...memory.since] : Array.from({ length: seats }, () => null);
    this.asked = [...(memory?.asked ?? this.since)];
    this.stopped = memory?.paused ?? false;
  }

  get paused(): boolean {
    return this.stopped;
  }

  get memory(): ClockMemory {
    return { left: this.left, since: this.since, asked: this.asked, paused: this.stopped };
  }

  /** The same clocks, to try out what comes next. */
  copy(): Clocks {
    return new Clocks(this.config, this.left.length, this.memory);
  }

  /** Since when this seat has owed an answer; null when it owes none, and in a pause. Others who act change nothing. */
  owesSince(seat: Seat): number | null {
    return this.since[seat] == null ? null : (this.asked[seat] ?? null);
  }

  /** The seats that owe change from `before` to `after`; `mover` acted, or its time ran out. */
  turn(at: number, before: Seats, after: Seats, mover: Seat | null, ranOut: boolean): void {
    for (let seat = 0; seat < this.left.length; seat++) {
      if (has(before, seat)) this.stop(seat, at);
      if (ranOut && seat === mover) this.left[seat] = Math.max(this.left[seat] ?? 0, grace);
      if (has(before, seat) !== has(after, seat)) this.settle(seat, has(after, seat), seat === mover);
      if (!has(after, seat)) continue;
      this.since[seat] = at;
      if (!has(before, seat) || seat === mover) this.asked[seat] = at;
    }
  }

  pause(at: number): void {
    this.stopped = true;
    for (let seat = 0; seat < this.left.length; seat++) this.stop(seat, at);
  }

  go(at: number, toAct: Seats): void {
    this.stopped = false;
    for (const seat of listSeats(toAct)) {
      this.since[seat] = at;
      this.asked[seat] = at;
    }
  }

  leftAt(now: number): number[] {
    return this.left.map((left, seat) => {
      const since = this.since[seat] ?? null;
      return Math.max(0, Math.round(since === null ? left : left - (now - since)));
    });
  }

  /** When a seat's time runs out; null when it does not run. */
  deadline(seat: Seat): number | null {
    const since = this.since[seat] ?? null;
    return this.config === null || since === null ? null : since + (this.left[seat] ?? 0);
  }

  private stop(seat: Seat, at: number): void {
    const since = this.since[seat] ?? null;
    if (since === null) return;
    this.left[seat] = (this.left[seat] ?? 0) - Math.max(0, at - since);
    this.since[seat] = null;
  }

  /**
   * An answer earns the increment; taking it back gives it up again, or doing both over and over would pay. Where one
   * answer is enough, only the seat that gave it earns it.
   */
  private settle(seat: Seat, owes: boolean, isMover: boolean): void {
    if (this.config === null) return;
    if (this.config.kind === 'each') {
      this.left[seat] = this.config.per;
      return;
    }
    const { increment } = this.config;
    const left = this.left[seat] ?? 0;
    if (!isMover) return;
    if (!owes) this.left[seat] = left + increment;
    else this.left[seat] = Math.max(grace, left - increment);
  }
}
