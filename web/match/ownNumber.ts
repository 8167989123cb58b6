/**
 * The number a person adds to the seed. It is given when the server has already committed itself to its secret, so
 * that nobody, the server included, can choose a shuffle; and it is remembered here, so that it can be checked at the
 * end that it was used.
 */
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

/** The number this device gave to the match of this commitment; null when it gave none or does not know any more. */
export const ownNumber = (commitment: string): string | null =>
  remembered().find(([one]) => one === commitment)?.[1] ?? null;

function remember({ commitment }: MatchInfo, number: string): void {
  const others = remembered().filter(([one]) => one !== commitment);
  try {
    localStorage.setItem(key, JSON.stringify([...others.slice(1 - most), [commitment, number]]));
  } catch {
    // A full storage costs this check, nothing else.
  }
}

/** Takes a seat with a number of one's own, or gives a new one for the seats held; the match as it is then. */
export async function joinWithNumber(match: MatchInfo): Promise<MatchInfo> {
  const nonce = randomHex();
  const joined = await call('join', { id: match.id, body: { nonce } });
  if (match.status === 'open') remember(match, nonce); // later it does not count any more
  return joined;
}

/** Sets up a match, with a number for the case that it starts at once. */
export async function createWithNumber(wanted: NewMatch): Promise<MatchInfo> {
  const nonce = randomHex();
  const made = await call('create', { body: { ...wanted, nonce } });
  remember(made, nonce);
  return withOwnNumber(made).catch(() => made);
}

/** Gives a number for the seats held in a match that has not started; the match as it is then. */
export async function withOwnNumber(match: MatchInfo): Promise<MatchInfo> {
  return match.status !== 'open' || match.mine.length === 0 ? match : joinWithNumber(match);
}
