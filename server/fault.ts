/** An error to throw that reaches the client: as its code and sentence, and nothing else. */
import type { Refusal } from '@accretion/engine';
import { type ErrorCode, errors, type Failure, failureOf } from '@accretion/protocol';
import pg from 'pg';
import { isUnavailable } from './database/unavailable.ts';

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

/** Characters PostgreSQL cannot store, numbers out of range: its class 22, "data exception". */
const isUnkeepable = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code?.startsWith('22') === true;

/** Any error as one that may be shown: a fault as it is, everything else without details. */
export function asFault(error: unknown): Fault {
  if (error instanceof Fault) return error;
  if (isUnkeepable(error)) return new Fault('badShape', { problem: 'a text or number that cannot be kept' });
  return new Fault(isUnavailable(error) ? 'unavailable' : 'internal');
}
