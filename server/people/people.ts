/** People: a guest at once, with a name of their own; a passkey makes the identity last and travel. */
import type { Me } from '@accretion/protocol';
import { count, eq } from 'drizzle-orm';
import type { Db } from '../database/connect.ts';
import { passkeys, people } from '../database/schema.ts';
import { newId } from './ids.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
}

/** A name as it is kept: no control characters, no runs of blanks. */
export const tidy = (name: string): string =>
  name
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

export async function findPerson(db: Db, id: string): Promise<Person | null> {
  const [found] = await db.select({ id: people.id, name: people.name }).from(people).where(eq(people.id, id));
  return found ?? null;
}

export async function newGuest(db: Db, name: string, now: number): Promise<Person> {
  const person = { id: newId(), name: tidy(name) || 'Guest' };
  await db.insert(people).values({ ...person, createdAt: now });
  return person;
}

export async function rename(db: Db, id: string, name: string): Promise<Person> {
  const person = { id, name: tidy(name) || 'Guest' };
  await db.update(people).set({ name: person.name }).where(eq(people.id, id));
  return person;
}

export async function meOf(db: Db, { id, name }: Person): Promise<Me> {
  const [found] = await db.select({ passkeys: count() }).from(passkeys).where(eq(passkeys.person, id));
  return { name, passkeys: found?.passkeys ?? 0 };
}
