/** Local matches, saved in the browser: the log is the truth, everything else comes from replaying it. */
import { type Entry, type Fairness, isRecord, type Json, type Outcome } from '@accretion/engine';

const format = 'accretion-kept/1';
const prefix = 'accretion/match/';

export interface KeptMatch {
  readonly format: typeof format;
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly pack: Json;
  readonly options: Json;
  readonly seed: string;
  /** Null where nobody committed to the seed: a guided game, a match continued from somewhere. */
  readonly fairness: Fairness | null;
  readonly names: readonly string[];
  /** The level of the bot on each seat; null is a person at this page. */
  readonly bots: readonly (string | null)[];
  readonly entries: readonly Entry[];
  readonly createdAt: number;
  readonly movedAt: number;
  /** For the lobby, so that it need not replay. */
  readonly isYourTurn: boolean;
  readonly outcome: Outcome | null;
}

export const newKept = (fields: Omit<KeptMatch, 'format'>): KeptMatch => ({ format, ...fields });

const localMark = 'here-';

/** Ids of local matches have a prefix; all others belong to a server. */
export const isLocal = (id: string): boolean => id.startsWith(localMark);
export const localId = (random: string): string => localMark + random;

/** Where matches are saved. In a page that is localStorage, which is written synchronously. */
export interface Shelf {
  all(): KeptMatch[];
  get(id: string): KeptMatch | null;
  put(match: KeptMatch): void;
  remove(id: string): void;
}

export const shelfIn = (storage: Storage): Shelf => ({
  all() {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    return keys
      .filter((key) => key.startsWith(prefix))
      .map((key) => read(storage.getItem(key)))
      .filter((match) => match !== null)
      .sort((a, b) => b.movedAt - a.movedAt);
  },
  get: (id) => read(storage.getItem(prefix + id)),
  put: (match) => storage.setItem(prefix + match.id, JSON.stringify(match)),
  remove: (id) => storage.removeItem(prefix + id),
});

/** Whatever carries this format was written by this page. */
const isKept = (value: unknown): value is KeptMatch => isRecord(value) && value['format'] === format;

function read(text: string | null): KeptMatch | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isKept(value) ? value : null;
  } catch {
    return null;
  }
}
