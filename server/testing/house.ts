/** Servers for a test, on a database of its own; everything is closed after it. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type App, type AppOptions, createApp } from '../app.ts';
import { atEnd } from './end.ts';
import { Person } from './person.ts';

async function admin(text: string): Promise<void> {
  const url = new URL(inject('databaseUrl'));
  url.pathname = '/postgres';
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(text);
  await client.end();
}

/** The address of a fresh database, a copy of the template. */
async function freshDatabase(): Promise<string> {
  const url = new URL(inject('databaseUrl'));
  const template = url.pathname.slice(1);
  const name = `test_${randomBytes(6).toString('hex')}`;
  await admin(`create database ${name} template ${template}`);
  atEnd(() => admin(`drop database ${name} with (force)`));
  url.pathname = `/${name}`;
  return url.href;
}

export interface House {
  readonly app: App;
  readonly address: string;
  readonly databaseUrl: string;
  query<T extends object>(text: string, ...values: unknown[]): Promise<T[]>;
  /** A visitor who has said who they are. */
  person(name: string): Promise<Person>;
}

/** A server on a database; a second one on the same database if its address is given. */
export async function house(options: Partial<AppOptions> = {}): Promise<House> {
  const databaseUrl = options.databaseUrl ?? (await freshDatabase());
  const app = await createApp({ limited: false, paced: false, ...options, databaseUrl });
  const address = await app.listen(0, '127.0.0.1');
  atEnd(() => app.close());
  return {
    app,
    address,
    databaseUrl,
    query: async (text, ...values) => (await app.hall.pool.query(text, values)).rows,
    async person(name) {
      const person = new Person(address);
      // Chosen, because one that is not follows from the id, and ids are drawn at random.
      await person.post('/api/me', { name, avatar: 'comet' });
      return person;
    },
  };
}
