/** Where records come from: a match of this browser, a file opened here, or the server. */
import { recordOfKept } from '../match/export.ts';
import { shelfIn } from '../match/kept.ts';
import { recordId } from './replay.ts';

const prefix = 'accretion/';
const patience = 8000;

export interface Found {
  readonly record: unknown;
  /** Who sat there, as far as this browser knows. */
  readonly names: readonly string[];
  /** The seats of the person at this page. */
  readonly mine: readonly number[];
}

/** Keeps a record that was opened from a file, so that a reload finds it; its id. */
export function keepRecord(record: unknown, storage: Storage = sessionStorage): string {
  const id = recordId(record);
  storage.setItem(prefix + id, JSON.stringify(record));
  return id;
}

export async function findRecord(id: string): Promise<Found | null> {
  const kept = shelfIn(localStorage).get(id);
  if (kept !== null) {
    const record = await recordOfKept(kept);
    const mine = kept.bots.flatMap((level, seat) => (level === null ? [seat] : []));
    return record === null ? null : { record, names: kept.names, mine };
  }
  const opened = sessionStorage.getItem(prefix + id);
  if (opened !== null) return { record: JSON.parse(opened) as unknown, names: [], mine: [] };
  return fromServer(id);
}

async function fromServer(id: string): Promise<Found | null> {
  try {
    const answer = await fetch(`/api/matches/${encodeURIComponent(id)}/record`, {
      signal: AbortSignal.timeout(patience),
    });
    const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
    if (!answer.ok || !isJson) return null;
    return { record: (await answer.json()) as unknown, names: [], mine: [] };
  } catch {
    return null;
  }
}
