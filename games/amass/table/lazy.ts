/** What a first look at the table can do without is loaded right after it: cards, fights, storing, the end. */
import { useSyncExternalStore } from 'react';

type LazyParts = typeof import('./lazyParts.ts');

let parts: LazyParts | null = null;
const waiting = new Set<() => void>();

export async function loadLazyParts(): Promise<void> {
  parts = await import('./lazyParts.ts');
  for (const tell of waiting) tell();
}

function subscribe(tell: () => void): () => void {
  waiting.add(tell);
  if (parts === null) void loadLazyParts();
  return () => waiting.delete(tell);
}

/** The lazy parts; null until they are loaded. */
export const useLazyParts = (): LazyParts | null => useSyncExternalStore(subscribe, () => parts);
