/** What a first look at the table can do without is loaded right after it: cards, fights, storing, the end. */
import { useSyncExternalStore } from 'react';

type Later = typeof import('./laterParts.ts');

let parts: Later | null = null;
const waiting = new Set<() => void>();

export async function loadLater(): Promise<void> {
  parts = await import('./laterParts.ts');
  for (const tell of waiting) tell();
}

function subscribe(tell: () => void): () => void {
  waiting.add(tell);
  if (parts === null) void loadLater();
  return () => waiting.delete(tell);
}

/** The later parts; null until they have come. */
export const useLater = (): Later | null => useSyncExternalStore(subscribe, () => parts);
