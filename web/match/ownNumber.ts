/**
 * The number a person adds to the seed. It is given when the server has already committed itself to its secret, so
 * that nobody, the server included, can choose a shuffle.
 */
import type { MatchInfo } from '@accretion/protocol';
import { call } from '../server/call.ts';
import { randomHex } from './randomHex.ts';

/** Gives a number for the seats held in a match that has not started; the match as it is then. */
export async function withOwnNumber(match: MatchInfo): Promise<MatchInfo> {
  if (match.status !== 'open' || match.mine.length === 0) return match;
  return call('join', { id: match.id, body: { nonce: randomHex() } });
}
