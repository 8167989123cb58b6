/** Passkeys, with the browser's own ceremonies: one secures who we are, another device signs in with it. */
import { call } from './call.ts';
import { become } from './me.ts';

export const hasPasskeys = (): boolean =>
  'PublicKeyCredential' in globalThis && 'parseCreationOptionsFromJSON' in PublicKeyCredential;

/** False: the person thought better of it. */
export async function addPasskey(): Promise<boolean> {
  const options = (await call('passkeyBegin')) as PublicKeyCredentialCreationOptionsJSON;
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const made = await navigator.credentials.create({ publicKey }).catch(() => null);
  if (!(made instanceof PublicKeyCredential)) return false;
  become(await call('passkeyFinish', { body: { response: made.toJSON() as unknown } }));
  return true;
}

export async function signInByPasskey(): Promise<boolean> {
  const options = (await call('loginBegin')) as PublicKeyCredentialRequestOptionsJSON;
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const found = await navigator.credentials.get({ publicKey }).catch(() => null);
  if (!(found instanceof PublicKeyCredential)) return false;
  become(await call('login', { body: { response: found.toJSON() as unknown } }));
  return true;
}

export async function signOut(): Promise<void> {
  await call('logout');
  become(null);
}
