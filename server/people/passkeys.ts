/** Passkeys: register one on this device, sign in with it on another. */
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { eq } from 'drizzle-orm';
import type { Db } from '../database/connect.ts';
import { passkeys } from '../database/schema.ts';
import { Fault } from '../fault.ts';
import type { Person } from './people.ts';
import type { Site } from './site.ts';

type Transports = NonNullable<RegistrationResponseJSON['response']['transports']>;

const keysOf = (db: Db, person: string) => db.select().from(passkeys).where(eq(passkeys.person, person));

export async function registration(db: Db, person: Person, { host }: Site) {
  const known = await keysOf(db, person.id);
  return generateRegistrationOptions({
    rpName: 'Accretion',
    rpID: host,
    userID: new TextEncoder().encode(person.id),
    userName: person.name,
    attestationType: 'none',
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports: transports as Transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  });
}

export async function register(
  db: Db,
  person: Person,
  site: Site,
  challenge: string,
  response: unknown,
  now: number,
): Promise<void> {
  const verified = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.host,
    requireUserVerification: false,
  }).catch(() => null);
  if (verified === null || !verified.verified) throw new Fault('badPasskey');
  const { credential } = verified.registrationInfo;
  const kept = await db
    .insert(passkeys)
    .values({
      id: credential.id,
      person: person.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: credential.transports ?? [],
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: passkeys.id });
  if (kept.length === 0) throw new Fault('badPasskey');
}

/** The authenticator knows which identities it has for this site; nobody types a name. */
export const authentication = ({ host }: Site) =>
  generateAuthenticationOptions({ rpID: host, userVerification: 'preferred' });

/** The person this passkey belongs to. */
export async function authenticate(
  db: Db,
  site: Site,
  challenge: string,
  response: unknown,
): Promise<string> {
  const answer = response as AuthenticationResponseJSON | null;
  const id = typeof answer?.id === 'string' ? answer.id : '';
  const [key] = await db.select().from(passkeys).where(eq(passkeys.id, id));
  if (key === undefined || answer === null) throw new Fault('badPasskey');
  const verified = await verifyAuthenticationResponse({
    response: answer,
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.host,
    requireUserVerification: false,
    credential: {
      id: key.id,
      publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')),
      counter: key.counter,
      transports: key.transports as Transports,
    },
  }).catch(() => null);
  if (verified === null || !verified.verified) throw new Fault('badPasskey');
  const { newCounter } = verified.authenticationInfo;
  await db.update(passkeys).set({ counter: newCounter }).where(eq(passkeys.id, key.id));
  return key.person;
}
