/** How far this browser has shown something of each match: messages of the chat, moves made in somebody's place. */
import { isRecord } from '@accretion/engine';

/** So many matches are remembered, the latest ones. */
const maxKept = 50;

const keyOf = (what: string): string => `accretion/seen/${what}`;

function all(what: string): readonly (readonly [string, unknown])[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(what)) ?? 'null');
    return isRecord(kept) ? Object.entries(kept) : [];
  } catch {
    return [];
  }
}

export function seenUpTo(what: 'chat' | 'inPlace', match: string): number {
  const [, n] = all(what).find(([id]) => id === match) ?? [];
  return typeof n === 'number' ? n : 0;
}

export function rememberSeen(what: 'chat' | 'inPlace', match: string, n: number): void {
  const others = all(what).filter(([id]) => id !== match);
  const kept = Object.fromEntries([...others.slice(1 - maxKept), [match, n]]);
  try {
    localStorage.setItem(keyOf(what), JSON.stringify(kept));
  } catch {
    // If storage is full, it counts as not seen again, nothing worse.
  }
}
