import { expect, it } from 'vitest';
import { house } from '../testing/house.ts';
import { transaction } from './transaction.ts';

it('a connection lost between two queries of a transaction fails the transaction, never the process', async () => {
  const { app, query } = await house();
  const { pool } = app.hall;
  const work = transaction(pool, async (client) => {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const lost = new Promise((done) => client.once('end', done));
    await query('select pg_terminate_backend($1)', rows[0]?.pid);
    await lost;
    await client.query('select 1');
  });
  await expect(work).rejects.toThrow();
  expect(await query('select 1 as one')).toEqual([{ one: 1 }]);
});
