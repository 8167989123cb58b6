import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it, vi } from 'vitest';
import { atEnd } from '../testing/end.ts';
import { house } from '../testing/house.ts';
import { Health } from './health.ts';

it('says within a second that a database which accepts connections and says nothing does not answer', async () => {
  const mute = createServer((socket) => void socket.on('error', () => undefined)).listen(0, '127.0.0.1');
  await once(mute, 'listening');
  const { port } = mute.address() as AddressInfo;
  const health = new Health(`postgres://a:b@127.0.0.1:${port}/c`);
  atEnd(async () => {
    health.close();
    mute.close();
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const asked = health.problem();
    await vi.advanceTimersByTimeAsync(999);
    expect(await asked).toBe('noAnswer');
  } finally {
    vi.useRealTimers();
  }
});

it('answers /healthz with 503 while the database is read-only, and with 200 afterwards', async () => {
  const { address, databaseUrl, query } = await house();
  const health = async (): Promise<number> => (await fetch(`${address}/healthz`)).status;
  const name = new URL(databaseUrl).pathname.slice(1);
  await query(`alter database ${name} set default_transaction_read_only = on`);
  expect(await health()).toBe(503);
  await query(`alter database ${name} reset default_transaction_read_only`);
  await expect.poll(health).toBe(200);
});
