import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { atEnd } from '../testing/end.ts';
import { house } from '../testing/house.ts';
import { type Cluster, type Condition, StartFailure } from './cluster.ts';
import { connect } from './connect.ts';
import { type Embedded, embedded, forget } from './embedded.ts';
import { isRunning, signalPostgres } from './processes.ts';
import { bringUp } from './supervisor.ts';

/** One folder for all tests here, one after the other: setting it up takes longest. */
const data = mkdtempSync(join(tmpdir(), 'accretion-own-'));
afterAll(() => forget(data));

async function own(said: string[] = []): Promise<Embedded> {
  const note = (message: string): void => void said.push(message);
  const database = await embedded(data, { warn: note, info: note });
  atEnd(() => database.leave());
  return database;
}

describe('the bundled PostgreSQL', { timeout: 180_000 }, () => {
  it('is restarted when all its processes are killed; meanwhile requests are `unavailable`, then play continues', async () => {
    const said: string[] = [];
    const { url } = await own(said);
    const [here, there] = [await house({ databaseUrl: url }), await house({ databaseUrl: url })];
    const ann = await here.person('Ann');
    const match = await ann.create();
    const listener = await ann.at(there.address).sit(match.id);
    await expect.poll(async () => (await fetch(`${here.address}/healthz`)).status).toBe(200);

    const settings = join(data, 'postgres', 'postgresql.conf');
    const good = readFileSync(settings, 'utf8');
    writeFileSync(settings, `${good}\nnonsense = on\n`); // it cannot come back yet
    signalPostgres(data, 'SIGKILL');
    expect(await ann.refused('POST', '/api/me', { name: 'Anna' })).toBe('unavailable');
    await expect.poll(async () => (await fetch(`${here.address}/healthz`)).status).toBe(503);
    await expect.poll(() => said.at(-1)).toContain('unrecognized configuration parameter "nonsense"');

    writeFileSync(settings, good);
    await expect.poll(async () => (await ann.ask('POST', '/api/me', { name: 'Anna' })).status).toBe(200);
    await expect.poll(async () => (await fetch(`${here.address}/healthz`)).status).toBe(200);
    // The connections that carry news between processes are back too.
    await expect.poll(() => said.at(-1)).toBe('The bundled PostgreSQL is back');
    const ben = await here.person('Ben');
    const heard = listener.next('table');
    await ben.join(match.id);
    await heard;
  });

  it('is restarted once by the servers that share it, and stopped when all of them end', async () => {
    const owners = await Promise.all([own(), own(), own()]);
    expect(new Set(owners.map(({ url }) => url)).size).toBe(1);
    const databases = await Promise.all(owners.map(({ url }) => connect(url, () => undefined)));
    signalPostgres(data, 'SIGKILL');
    for (const { pool } of databases) {
      const isBack = (): Promise<boolean> => pool.query('select 1').then(Boolean, () => false);
      await expect.poll(isBack).toBe(true);
    }
    await Promise.all(
      owners.map(async ({ leave }, index) => {
        await databases[index]?.close();
        await leave();
      }),
    );
    expect(isRunning(data)).toBe(false);
  });

  it('answers /healthz with 503 while all its processes are stopped, and with 200 once they continue', async () => {
    const { url } = await own();
    const { address } = await house({ databaseUrl: url });
    const health = async (): Promise<number> => (await fetch(`${address}/healthz`)).status;
    expect(await health()).toBe(200);
    signalPostgres(data, 'SIGSTOP');
    try {
      await expect.poll(health).toBe(503);
    } finally {
      signalPostgres(data, 'SIGCONT');
    }
    await expect.poll(health).toBe(200);
  });
});

describe('starting PostgreSQL', () => {
  const path = mkdtempSync(join(tmpdir(), 'accretion-failing-'));
  writeFileSync(join(path, 'PG_VERSION'), '18');
  afterAll(() => forget(path));
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
  afterEach(() => void vi.useRealTimers());

  const minutes = (count: number): Promise<unknown> => vi.advanceTimersByTimeAsync(count * 60_000);

  /** A folder on which PostgreSQL fails to start with this reason until it is cured. */
  function failing(reason: string, isDiskFull: boolean) {
    let condition: Condition = 'gone';
    let isCured = false;
    const cluster = {
      folder: { cluster: path },
      condition: async () => condition,
      start: async () => {
        if (!isCured) throw new StartFailure(reason, isDiskFull, false);
        condition = 'up';
      },
    } as unknown as Cluster;
    return { cluster, cure: () => (isCured = true) };
  }

  const started = (cluster: Cluster, said: string[]) => {
    const note = (message: string): void => void said.push(message);
    return bringUp(cluster, { warn: note, info: note }, false).then(
      () => 'started',
      (error: Error) => error.message,
    );
  };

  it('gives up soon when its folder is gone', async () => {
    const { cluster } = failing('the folder is gone', false);
    const result = started({ ...cluster, folder: { cluster: '/nowhere' } } as Cluster, []);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await result).toBe('The bundled PostgreSQL does not start on /nowhere: the folder is gone');
  });

  it("gives up after a minute or so, with the database's own reason", async () => {
    const said: string[] = [];
    const result = started(failing('could not read control file', false).cluster, said);
    await minutes(2);
    expect(await result).toContain('could not read control file');
    expect(said[0]).toContain('could not read control file');
  });

  it('waits as long as the disk is full, says so now and then, and starts soon after there is space', async () => {
    const said: string[] = [];
    const { cluster, cure } = failing('the disk is full', true);
    let result = '';
    void started(cluster, said).then((message) => {
      result = message;
    });
    await minutes(30);
    expect(result).toBe('');
    expect(said.length).toBeGreaterThan(10);
    expect(said.length).toBeLessThan(40);
    cure();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(result).toBe('started');
  });
});
