/** People: a guest at once, with a name of their own; a passkey makes the identity last and travel. */
import type { Me } from '@accretion/protocol';
import { avatarOf } from '@accretion/protocol/avatars';
import { count, eq } from 'drizzle-orm';
import type { Db } from '../database/connect.ts';
import { passkeys, people } from '../database/schema.ts';
import { newId } from './ids.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
  /** Null until one is chosen. */
  readonly avatar: string | null;
}

/** A name as it is kept: no control characters, no runs of blanks. */
export const tidy = (name: string): string =>
  name
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** What is kept of what somebody sent: nothing, or one of the avatars. */
const chosenOf = (avatar: string | undefined, id: string): string | null =>
  avatar === undefined ? null : avatarOf(avatar, id);

export async function findPerson(db: Db, id: string): Promise<Person | null> {
  const [found] = await db
    .select({ id: people.id, name: people.name, avatar: people.avatar })
    .from(people)
    .where(eq(people.id, id));
  return found ?? null;
}

/** How somebody wants to be seen. */
interface Looks {
  readonly name: string;
  readonly avatar?: string | undefined;
}

export async function newGuest(db: Db, { name, avatar }: Looks, now: number): Promise<Person> {
  const id = newId();
  const person = { id, name: tidy(name) || 'Guest', avatar: chosenOf(avatar, id) };
  await db.insert(people).values({ ...person, createdAt: now });
  return person;
}

export async function rename(db: Db, before: Person, { name, avatar }: Looks): Promise<Person> {
  const { id } = before;
  const chosen = avatar === undefined ? before.avatar : chosenOf(avatar, id);
  const person = { id, name: tidy(name) || 'Guest', avatar: chosen };
  await db.update(people).set({ name: person.name, avatar: person.avatar }).where(eq(people.id, id));
  return person;
}

export async function meOf(db: Db, { id, name, avatar }: Person): Promise<Me> {
  const [found] = await db.select({ passkeys: count() }).from(passkeys).where(eq(passkeys.person, id));
  return { name, avatar: avatarOf(avatar, id), passkeys: found?.passkeys ?? 0 };
}
