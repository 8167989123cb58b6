/** A refusal of the server as a value to throw: it reaches the asker as its code and sentence, and nothing else. */
import type { Refusal } from '@accretion/engine';
import { type ErrorCode, errors, type Failure, failureOf } from '@accretion/protocol';

export class Fault extends Error {
  readonly failure: Failure;

  constructor(
    readonly code: ErrorCode,
    values?: Readonly<Record<string, string>>,
    refusal?: Refusal,
  ) {
    super(code);
    const copied = refusal && {
      rule: refusal.rule,
      why: refusal.why,
      ...(refusal.values && { values: { ...refusal.values } }),
    };
    this.failure = failureOf(code, values, copied);
  }

  get status(): number {
    return errors[this.code].status;
  }
}

export const refusedBy = (refusal: Refusal): Fault => new Fault('refused', undefined, refusal);

/** Whatever went wrong as something that may be shown: a fault as it is, all else without any detail. */
export const asFault = (error: unknown): Fault => (error instanceof Fault ? error : new Fault('internal'));
