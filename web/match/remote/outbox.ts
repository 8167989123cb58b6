/**
 * The envelope on its way to the server: one at a time, the same one again after a lost connection or a passing
 * refusal, so that it counts once.
 */
import type { Move, Seat } from '@accretion/engine';
import type { Choice } from '@accretion/games/tables';
import type { Failure, Status } from '@accretion/protocol';

type Act =
  | { readonly t: 'move'; readonly seat: Seat; readonly move: Move }
  | { readonly t: 'undo'; readonly seat: Seat };
export type Envelope = Act & { readonly number: number; readonly id: string };

/** Refused for a reason that passes: the same envelope is sent again after this many milliseconds. */
const retryAfter = 700;
const passing: readonly Failure['code'][] = ['unavailable', 'internal', 'flood'];

/** The move number of a seat. */
const numberOf = ({ numbers }: Status, seat: Seat): number => numbers.find(([one]) => one === seat)?.[1] ?? 0;

export class Outbox {
  private unanswered: Envelope | null = null;
  private timer = 0;

  /** `send` may fail: then the envelope goes out with the next connection. */
  constructor(private readonly send: (envelope: Envelope) => void) {}

  get isBusy(): boolean {
    return this.unanswered !== null;
  }

  /** The move on its way, while the question it answers is still open here. */
  get choice(): Choice | null {
    const { unanswered } = this;
    return unanswered?.t === 'move' ? { seat: unanswered.seat, move: unanswered.move } : null;
  }

  /** Keeps an act in an envelope until it is answered. */
  put(act: Act, status: Status): void {
    this.unanswered = { ...act, number: numberOf(status, act.seat), id: crypto.randomUUID() };
  }

  sendAgain(): void {
    if (this.unanswered !== null) this.send(this.unanswered);
  }

  acknowledge(id: string): void {
    if (this.unanswered?.id === id) this.unanswered = null;
  }

  /** What a refusal means: `later` is tried again, `ours` is dropped, `other` was not about this envelope. */
  refuse(id: string | undefined, code: Failure['code']): 'later' | 'ours' | 'other' {
    if (id === undefined || this.unanswered?.id !== id) return 'other';
    if (!passing.includes(code)) {
      this.unanswered = null;
      return 'ours';
    }
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.sendAgain(), retryAfter);
    return 'later';
  }

  /** Once its number has passed, an envelope has counted or never will. */
  settle(status: Status): void {
    const { unanswered } = this;
    if (unanswered !== null && numberOf(status, unanswered.seat) !== unanswered.number)
      this.unanswered = null;
  }

  close(): void {
    window.clearTimeout(this.timer);
  }
}
