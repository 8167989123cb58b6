/** Where records come from: a match of this browser, a file opened here, or the server. */
import { isRecord } from '@accretion/engine';
import type { MatchInfo } from '@accretion/protocol';
import { recordOfKept } from '../match/local/export.ts';
import { shelfIn } from '../match/local/kept.ts';
import { call } from '../server/call.ts';
import { Trouble } from '../server/trouble.ts';
import { recordId } from './replay.ts';

const prefix = 'accretion/';
const patience = 8000;

export interface Found {
  readonly record: unknown;
  /** Who sat there, as far as this browser knows. */
  readonly names: readonly string[];
  /** The seats of the person at this page. */
  readonly mine: readonly number[];
  readonly where: Where;
}

/** Only in this browser; on the server, behind its link; or on the server because this person shared it. */
export type Where = 'here' | 'server' | 'sharedByMe';

/** Saves a record opened from a file, so that it survives a reload; returns its id. */
export function keepRecord(record: unknown, storage: Storage = sessionStorage): string {
  const id = recordId(record);
  storage.setItem(prefix + id, JSON.stringify(record));
  return id;
}

/** A match whose record nobody can replay any more: the rules have changed since. */
export interface Outdated {
  readonly match: MatchInfo;
}

export async function findRecord(id: string): Promise<Found | Outdated | null> {
  const kept = shelfIn(localStorage).get(id);
  if (kept !== null) {
    const record = await recordOfKept(kept);
    const mine = kept.bots.flatMap((level, seat) => (level === null ? [seat] : []));
    return record === null ? null : { record, names: kept.names, mine, where: 'here' };
  }
  const opened = sessionStorage.getItem(prefix + id);
  if (opened !== null) return { record: JSON.parse(opened), names: [], mine: [], where: 'here' };
  return isShared(id) ? sharedWith(id) : fromServer(id);
}

/** Ids of shared records have a prefix. */
export const isShared = (id: string): boolean => id.startsWith('shared-');

async function sharedWith(id: string): Promise<Found | null> {
  const found = await ask(`/api/records/${encodeURIComponent(id)}`);
  if (!isRecord(found)) return null;
  const where = found['isMine'] === true ? 'sharedByMe' : 'server';
  return { record: found['record'], names: texts(found['names']), mine: [], where };
}

/** A match played on the server, with the names of those who sat there. */
async function fromServer(id: string): Promise<Found | Outdated | null> {
  const address = `/api/matches/${encodeURIComponent(id)}`;
  const [record, match] = await Promise.all([ask(`${address}/record`), ask(address)]);
  if (record === null) return outdated(id);
  const seats = isRecord(match) && Array.isArray(match['seats']) ? match['seats'] : [];
  const names = texts(seats.map((seat: unknown) => (isRecord(seat) ? seat['name'] : '')));
  return { record, names, mine: [], where: 'server' };
}

const texts = (list: unknown): string[] =>
  Array.isArray(list) ? list.map((one: unknown) => (typeof one === 'string' ? one : '')) : [];

async function ask(address: string): Promise<unknown> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(patience) });
    const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
    return answer.ok && isJson ? await answer.json() : null;
  } catch {
    return null;
  }
}

/** The match itself, if all that is wrong with its record is that the rules have changed since. */
async function outdated(id: string): Promise<Outdated | null> {
  try {
    await call('record', { id });
  } catch (error) {
    if (!(error instanceof Trouble) || error.code !== 'rulesChanged') return null;
    return { match: await call('match', { id }) };
  }
  return null;
}
