/** Whether the server knows this browser, and the news that it knows it by another identity: in every open tab. */

/** Kept while the server knows this browser: without it there is no need to ask, and no error in the console. */
const mark = 'accretion/known';

const changed = new EventTarget();

export const mayBeKnown = (): boolean => localStorage.getItem(mark) !== null;

/** What the server said. */
export function keepKnown(isKnown: boolean): void {
  if (!isKnown) localStorage.removeItem(mark);
  else if (!mayBeKnown()) localStorage.setItem(mark, '1');
}

/** This browser is somebody else to the server from now on: all tabs hear of it. */
export function changeIdentity(isKnown: boolean): void {
  if (isKnown) localStorage.setItem(mark, crypto.randomUUID());
  else localStorage.removeItem(mark);
  changed.dispatchEvent(new Event('change'));
}

/** Calls back whenever another tab makes this browser somebody else. */
export function onIdentityElsewhere(listener: () => void, signal: AbortSignal): void {
  window.addEventListener('storage', ({ key }) => key === mark && listener(), { signal });
}

/** Calls back whenever this browser becomes somebody else, here or in another tab. */
export function onIdentity(listener: () => void, signal: AbortSignal): void {
  changed.addEventListener('change', listener, { signal });
  onIdentityElsewhere(listener, signal);
}
