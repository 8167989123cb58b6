/**
 * When the page reloads by itself: never during a match. A newer version waits until none of the tabs
 * with the older one is playing, and takes over only when a page starts; until then the older one keeps its parts.
 */
import { Store } from './match/store.ts';

const playing = 'accretion/playing';
/** In the tab's own storage: the page before this one had a match open. */
const playingHere = 'accretion/playingHere';
/** An activated service worker takes over in a moment. */
const patience = 3_000;

let openMatches = 0;

/** A part needed during a match failed to load. The player decides when to reload. */
export const isPartMissing = new Store(false);

/** Marks a match as being played in this tab, visible to all tabs, until the returned function is called. */
export function markPlaying(): () => void {
  openMatches++;
  sessionStorage.setItem(playingHere, '');
  let release = (): void => undefined;
  const left = new Promise<void>((done) => {
    release = done;
  });
  void navigator.locks?.request(playing, { mode: 'shared' }, () => left);
  return () => {
    openMatches--;
    if (openMatches === 0) sessionStorage.removeItem(playingHere);
    release();
    isPartMissing.set(false);
  };
}

/** Runs before anything is shown: activates a waiting newer version, unless somebody is playing, and starts with it. */
export async function activateUpdate(): Promise<void> {
  const { serviceWorker } = navigator;
  const waiting = (await serviceWorker?.getRegistration())?.waiting;
  if (waiting == null || (await isAnyonePlaying())) return;
  const isIn = new Promise<boolean>((done) => {
    serviceWorker.addEventListener('controllerchange', () => done(true), { once: true });
    setTimeout(() => done(false), patience);
  });
  waiting.postMessage({ type: 'SKIP_WAITING' });
  if (!(await isIn)) return;
  location.reload();
  // Show nothing of the older version any more.
  await new Promise(() => undefined);
}

/** The lock of a match outlives its page for a moment: if that was the page before this one, it is awaited. */
async function isAnyonePlaying(): Promise<boolean> {
  const wasHere = sessionStorage.getItem(playingHere) !== null;
  sessionStorage.removeItem(playingHere);
  const options = wasHere ? { signal: AbortSignal.timeout(patience) } : { ifAvailable: true };
  const isTaken = navigator.locks?.request(playing, options, (lock) => lock === null);
  return (await isTaken?.catch(() => true)) ?? false;
}

/** A part failed to load: a newer version has replaced the open one, or the connection is down. */
export function onMissingPart(): void {
  if (openMatches > 0) return isPartMissing.set(true);
  // Only once: if the part is missing for another reason, the page would reload forever.
  const key = 'accretion/reloaded';
  if (Date.now() - Number(sessionStorage.getItem(key)) < 10_000) return;
  sessionStorage.setItem(key, String(Date.now()));
  location.reload();
}
