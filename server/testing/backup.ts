/** A backup of a test's database, to be restored while servers are running on it. */
import type { House } from './house.ts';

const tables = [
  'people',
  'passkeys',
  'matches',
  'seats',
  'entries',
  'pulses',
  'snapshots',
  'chat',
  'proposals',
];

/** Keeps all tables as they are; what it returns brings them back, all at once. */
export async function backup({ app }: House): Promise<() => Promise<void>> {
  const { pool } = app.hall;
  await pool.query('create schema backup');
  for (const table of tables) await pool.query(`create table backup.${table} as table public.${table}`);
  return async () => {
    await pool.query(
      [
        `begin`,
        `truncate ${tables.join(', ')}`,
        ...tables.map((table) => `insert into public.${table} select * from backup.${table}`),
        `commit`,
      ].join(';'),
    );
  };
}
