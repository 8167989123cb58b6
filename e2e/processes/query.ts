/** Asks a database something, on a connection made for it. */
import pg from 'pg';

export interface Rows {
  query<T extends object>(text: string, ...values: unknown[]): Promise<T[]>;
}

export async function query<T extends object>(
  url: string,
  text: string,
  values: readonly unknown[],
): Promise<T[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query(text, [...values])).rows as T[];
  } finally {
    await client.end().catch(() => undefined);
  }
}
