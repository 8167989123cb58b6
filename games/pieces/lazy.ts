/** What a first look at a table can do without is loaded right after it. */
import { useSyncExternalStore } from 'react';

export interface LazyParts<P> {
  load(): Promise<void>;
  /** The parts; null until they are loaded. */
  now(): P | null;
  /** The parts for a component, which is drawn again when they have come. */
  use(): P | null;
}

export function lazyParts<P>(bring: () => Promise<P>, onFailure?: (why: unknown) => void): LazyParts<P> {
  let parts: P | null = null;
  const waiting = new Set<() => void>();
  const now = (): P | null => parts;
  const load = async (): Promise<void> => {
    parts = await bring();
    for (const tell of waiting) tell();
  };
  const subscribe = (tell: () => void): (() => void) => {
    waiting.add(tell);
    if (parts === null) void load().catch(onFailure);
    return () => waiting.delete(tell);
  };
  return { load, now, use: () => useSyncExternalStore(subscribe, now) };
}

/** Waits until the page has nothing better to do: what comes then delays no first move. */
const idle = (): Promise<void> =>
  new Promise((go) => {
    if (globalThis.requestIdleCallback === undefined) setTimeout(go, longest / 10);
    else requestIdleCallback(() => go(), { timeout: longest });
  });
const longest = 2_000;

/**
 * A show: what makes a table an event, but is not needed to play at it (`table/show/`). It comes when the table can be
 * played; where it cannot be loaded the table goes without.
 */
export const lateShow = <P>(bring: () => Promise<P>): LazyParts<P> =>
  lazyParts(
    () => idle().then(bring),
    () => undefined,
  );
