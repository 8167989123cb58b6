/** Who this browser is to the server: nobody yet, or a guest with a name, perhaps secured by passkeys. */
import type { Me } from '@accretion/protocol';
import { useEffect, useSyncExternalStore } from 'react';
import { Store } from '../match/store.ts';
import { preferences, setPreferences } from '../settings/settings.ts';
import { call } from './call.ts';
import { changeIdentity, keepKnown, mayBeKnown, onIdentityElsewhere } from './identity.ts';
import { troubleIn } from './trouble.ts';

/** `unknown` until the server has said. */
export type Known = Me | null | 'unknown';

const me = new Store<Known>('unknown');
let asked: Promise<void> | null = null;

function know(who: Me | null): void {
  keepKnown(who !== null);
  me.set(who);
}

async function ask(): Promise<void> {
  if (!mayBeKnown()) return me.set(null);
  try {
    know(await call('me'));
  } catch (error) {
    if (troubleIn(error).code === 'notSignedIn') know(null);
    else asked = null;
  }
}

/** Somebody with this name and the avatar chosen here: a new guest, or the one we are under another name. */
export async function introduce(name: string): Promise<void> {
  asked ??= ask();
  await asked;
  const now = me.getSnapshot();
  const { avatar } = preferences.getSnapshot();
  if (now !== 'unknown' && now?.name === name && now.avatar === avatar) return;
  become(await call('introduce', { body: { name, avatar } }));
}

export function become(who: Me | null): void {
  me.set(who);
  changeIdentity(who !== null);
  if (who === null) return;
  setPreferences({ name: who.name, ...(who.avatar === undefined ? {} : { avatar: who.avatar }) });
}

export function useMe(): Known {
  useEffect(() => {
    asked ??= ask();
    const end = new AbortController();
    onIdentityElsewhere(() => {
      asked = ask();
    }, end.signal);
    return () => end.abort();
  }, []);
  return useSyncExternalStore(me.subscribe, me.getSnapshot);
}
