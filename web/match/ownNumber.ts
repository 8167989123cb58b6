/**
 * The number a person adds to the seed. It is sent after the server has committed to its secret, so
 * that nobody, not even the server, can choose a shuffle. It is remembered here, so that one can check at the
 * end that it was used.
 */
import type { Seat } from '@accretion/engine';
import type { MatchInfo, NewMatch } from '@accretion/protocol';
import { call } from '../server/call.ts';
import { randomHex } from './randomHex.ts';

const key = 'accretion/numbers';
const most = 200;

type Remembered = readonly (readonly [commitment: string, number: string])[];

function remembered(): Remembered {
  try {
    const known: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(known) ? known : [];
  } catch {
    return [];
  }
}

/** The number this device added to the match with this commitment; null if it added none or has forgotten it. */
export const ownNumber = (commitment: string): string | null =>
  remembered().find(([one]) => one === commitment)?.[1] ?? null;

function remember({ commitment }: MatchInfo, number: string): void {
  const others = remembered().filter(([one]) => one !== commitment);
  try {
    localStorage.setItem(key, JSON.stringify([...others.slice(1 - most), [commitment, number]]));
  } catch {
    // If storage is full, only this check is lost.
  }
}

/**
 * Takes a seat, any or this one, and adds a number; without a seat, replaces the number of those already held. Returns
 * the updated match.
 */
export async function joinWithNumber(match: MatchInfo, seat?: Seat): Promise<MatchInfo> {
  const nonce = randomHex();
  const joined = await call('join', { id: match.id, body: { ...(seat !== undefined && { seat }), nonce } });
  if (match.status === 'open') remember(match, nonce); // later it does not count any more
  return joined;
}

/** Creates a match, with a number in case it starts at once. */
export async function createWithNumber(wanted: NewMatch): Promise<MatchInfo> {
  const nonce = randomHex();
  const made = await call('create', { body: { ...wanted, nonce } });
  remember(made, nonce);
  return withOwnNumber(made).catch(() => made);
}

/** Adds a number for the seats held in a match that has not started; returns the updated match. */
export async function withOwnNumber(match: MatchInfo): Promise<MatchInfo> {
  return match.status !== 'open' || match.mine.length === 0 ? match : joinWithNumber(match);
}
