/** Errors that say "not now": the database is away, starting, full or read-only. The same request may succeed later. */
import { codeOf } from './trouble.ts';

/** Of the connection: nobody listens, or it was cut off. */
const systemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'ENOENT', // the socket in the file system is gone
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
  'ENOTFOUND',
  'EADDRNOTAVAIL',
]);

/**
 * Of PostgreSQL, by class: 08 connection, 53 no disk, memory or connections left, 57P shutting down or starting,
 * 58 the disk fails; and single ones: read-only, serialization failure, deadlock.
 */
const isPassingState = (state: string): boolean =>
  /^(08|53|58|57P)/.test(state) || state === '25006' || state === '40001' || state === '40P01';

/** The driver names these only by their sentences. */
const sentences =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;

export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  if (code !== undefined && (systemCodes.has(code) || isPassingState(code))) return true;
  if (sentences.test(error.message)) return true;
  return isUnavailable(error.cause); // the query builder wraps what went wrong
}
