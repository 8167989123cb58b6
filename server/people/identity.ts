/** Who asks: a signed cookie that scripts cannot read, and that other sites cannot send along with a change. */
import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../database/connect.ts';
import { Fault } from '../fault.ts';
import { findPerson, type Person } from './people.ts';

const name = 'who';
const challengeName = 'challenge';

const base = (request: FastifyRequest) =>
  ({
    signed: true,
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    path: '/',
  }) as const;

function signed(request: FastifyRequest, cookie: string): string | null {
  const raw = request.cookies[cookie];
  if (raw === undefined) return null;
  const { valid, value } = request.unsignCookie(raw);
  return valid ? value : null;
}

/** The person's id as the cookie says, whether or not there is such a person. */
export const claimed = (request: FastifyRequest): string | null => signed(request, name);

export async function personOf(db: Db, request: FastifyRequest): Promise<Person | null> {
  const id = claimed(request);
  return id === null ? null : findPerson(db, id);
}

export async function signedIn(db: Db, request: FastifyRequest): Promise<Person> {
  const person = await personOf(db, request);
  if (person === null) throw new Fault('notSignedIn');
  return person;
}

export function signIn(request: FastifyRequest, reply: FastifyReply, id: string): void {
  reply.setCookie(name, id, { ...base(request), maxAge: 400 * 86_400 });
}

export function signOut(reply: FastifyReply): void {
  reply.clearCookie(name, { path: '/' });
}

/** Seconds. A browser forgets the cookie by itself; a copied one must not work for longer. */
const challengeFor = 300;

/** The challenge of a passkey ceremony travels in a cookie, with its time, so any process can finish it. */
export function keepChallenge(
  request: FastifyRequest,
  reply: FastifyReply,
  challenge: string,
  now: number,
): void {
  const cookie = { ...base(request), sameSite: 'strict', maxAge: challengeFor } as const;
  reply.setCookie(challengeName, `${now}:${challenge}`, cookie);
}

export function takeChallenge(request: FastifyRequest, reply: FastifyReply, now: number): string {
  const [at, challenge] = signed(request, challengeName)?.split(':') ?? [];
  reply.clearCookie(challengeName, { path: '/' });
  if (challenge === undefined || now - Number(at) > challengeFor * 1_000) throw new Fault('badPasskey');
  return challenge;
}
