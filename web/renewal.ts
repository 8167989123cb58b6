/**
 * When the page is loaded anew by itself: never while somebody sits at a table. A newer page waits until none of those
 * who have the older one open plays, and is let in only where a page starts; until then the older one keeps its parts.
 */
import { Store } from './match/store.ts';

const playing = 'accretion/playing';
/** A worker that is let in takes over in a moment. */
const patience = 3_000;

let tables = 0;

/** A part that was wanted at a table did not come. Whoever plays says when to load anew. */
export const isPartMissing = new Store(false);

/** Somebody sits at a table here, until the answer is called; all tabs know. */
export function sitDown(): () => void {
  tables++;
  let release = (): void => undefined;
  const left = new Promise<void>((done) => {
    release = done;
  });
  void navigator.locks?.request(playing, { mode: 'shared' }, () => left);
  return () => {
    tables--;
    release();
    isPartMissing.set(false);
  };
}

/** Before anything is shown: lets in a newer page that waits, unless somebody plays, and starts with that one. */
export async function renew(): Promise<void> {
  const { serviceWorker, locks } = navigator;
  const waiting = (await serviceWorker?.getRegistration())?.waiting;
  if (waiting == null) return;
  const { held = [] } = (await locks?.query()) ?? {};
  if (held.some(({ name }) => name === playing)) return;
  const isIn = new Promise<boolean>((done) => {
    serviceWorker.addEventListener('controllerchange', () => done(true), { once: true });
    setTimeout(() => done(false), patience);
  });
  waiting.postMessage({ type: 'SKIP_WAITING' });
  if (!(await isIn)) return;
  location.reload();
  // Nothing of the older page is shown any more.
  await new Promise(() => undefined);
}

/** A part did not come: a newer page has replaced the open one, or the line is cut. */
export function onMissingPart(): void {
  if (tables > 0) return isPartMissing.set(true);
  // Once is enough: when a part is missing for another reason, loading again would not end.
  const key = 'accretion/reloaded';
  if (Date.now() - Number(sessionStorage.getItem(key)) < 10_000) return;
  sessionStorage.setItem(key, String(Date.now()));
  location.reload();
}
