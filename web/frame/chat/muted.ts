/** People whose chat this browser does not show. Kept here, never sent anywhere. */
import { isRecord } from '@accretion/engine';
import { Store } from '../../match/store.ts';

const key = 'accretion/muted';

function read(): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(globalThis.localStorage?.getItem(key) ?? 'null');
    const list = isRecord(kept) && Array.isArray(kept['who']) ? kept['who'] : [];
    return new Set(list.filter((one) => typeof one === 'string'));
  } catch {
    return new Set();
  }
}

export const muted = new Store<ReadonlySet<string>>(read());

export function mute(who: string, isMuted: boolean): void {
  const next = new Set(muted.getSnapshot());
  if (isMuted) next.add(who);
  else next.delete(who);
  muted.set(next);
  localStorage.setItem(key, JSON.stringify({ who: [...next] }));
}
