/** A backup of a test's database, to be restored while servers are running on it. */
import type { House } from './house.ts';

/** Keeps all tables as they are; what it returns brings them back, all at once. */
export async function backup({ app }: House): Promise<() => Promise<void>> {
  const { pool } = app.hall;
  const { rows } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const tables = rows.map(({ name }) => name);
  await pool.query('create schema backup');
  for (const table of tables) await pool.query(`create table backup.${table} as table public.${table}`);
  return async () => {
    await pool.query(
      [
        `begin`,
        // Rows come back in any order: what refers to what is not checked meanwhile.
        `set local session_replication_role = replica`,
        `truncate ${tables.join(', ')}`,
        ...tables.map((table) => `insert into public.${table} select * from backup.${table}`),
        `commit`,
      ].join(';'),
    );
  };
}
