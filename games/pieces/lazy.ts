/** What a first look at a table can do without is loaded right after it. */
import { useSyncExternalStore } from 'react';

export interface LazyParts<P> {
  load(): Promise<void>;
  /** The parts; null until they are loaded. */
  now(): P | null;
  /** The parts for a component, which is drawn again when they have come. */
  use(): P | null;
}

export function lazyParts<P>(bring: () => Promise<P>): LazyParts<P> {
  let parts: P | null = null;
  const waiting = new Set<() => void>();
  const now = (): P | null => parts;
  const load = async (): Promise<void> => {
    parts = await bring();
    for (const tell of waiting) tell();
  };
  const subscribe = (tell: () => void): (() => void) => {
    waiting.add(tell);
    if (parts === null) void load();
    return () => waiting.delete(tell);
  };
  return { load, now, use: () => useSyncExternalStore(subscribe, now) };
}
