/** A database at this address, brought up to date: pool, typed queries, and the secret shared by all processes. */
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import * as schema from './schema.ts';

export type Db = NodePgDatabase<typeof schema>;

export interface Database {
  readonly url: string;
  readonly pool: pg.Pool;
  readonly db: Db;
  /** Signs cookies; made once per database. */
  readonly secret: string;
  close(): Promise<void>;
}

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Any number that nobody else locks on. */
export const setupLock = 7_206_417;

/** Several processes may start at once: one makes or changes tables, the others wait. */
export async function inTurn(
  pool: pg.Pool,
  setUp: (client: pg.PoolClient) => Promise<unknown>,
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [setupLock]);
    await setUp(client);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [setupLock]).catch(() => undefined);
    client.release();
  }
}

async function sharedSecret(pool: pg.Pool): Promise<string> {
  const fresh = randomBytes(32).toString('base64url');
  await pool.query('insert into settings (key, value) values ($1, $2) on conflict do nothing', [
    'cookie secret',
    fresh,
  ]);
  const { rows } = await pool.query<{ value: string }>('select value from settings where key = $1', [
    'cookie secret',
  ]);
  return rows[0]?.value ?? fresh;
}

export async function connect(url: string, onError: (error: Error) => void): Promise<Database> {
  // Connections are kept open, so that a query doesn't have to wait for a new one.
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 0,
  });
  pool.on('error', onError);
  // A connection may be lost in the middle of a transaction, between two queries. The next query says so.
  pool.on('connect', (client) => client.on('error', onError));
  try {
    await inTurn(pool, (client) => migrate(drizzle(client), { migrationsFolder }));
    const secret = await sharedSecret(pool);
    return { url, pool, db: drizzle(pool, { schema }), secret, close: () => pool.end() };
  } catch (error) {
    await pool.end();
    throw error;
  }
}
