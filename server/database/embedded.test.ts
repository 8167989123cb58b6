import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { atEnd } from '../testing/end.ts';
import { connect } from './connect.ts';
import { embedded, forget } from './embedded.ts';
import { isRunning } from './processes.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

const launch = (data: string, env: Readonly<Record<string, string>> = {}) =>
  spawn(process.execPath, ['--import', 'tsx', main], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', ACCRETION_DATA: data, LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** What a server says that cannot run, and its exit code. */
async function failing(
  data: string,
  env: Readonly<Record<string, string>>,
): Promise<{ code: number; said: string }> {
  const server = launch(data, env);
  let said = '';
  server.stderr.on('data', (chunk) => {
    said += String(chunk);
  });
  const [code] = (await once(server, 'close')) as [number];
  return { code, said: said.trim() };
}

/** A server as a process of its own; ready when it has said where it is. */
async function serve(
  data: string,
): Promise<{ address: string; kill: (signal: NodeJS.Signals) => Promise<void> }> {
  const server = launch(data);
  const exited = new Promise<void>((done) => server.once('exit', () => done()));
  const address = await new Promise<string>((done, fail) => {
    server.once('exit', () => fail(new Error('the server ended')));
    let text = '';
    server.stdout.on('data', (chunk) => {
      text += String(chunk);
      const found = /Accretion is at (\S+)/.exec(text)?.[1];
      if (found !== undefined) done(found);
    });
  });
  return {
    address,
    async kill(signal) {
      server.kill(signal);
      await exited;
    },
  };
}

describe('the bundled PostgreSQL', { timeout: 180_000 }, () => {
  it('survives a killed server, is found by the next one, shared by a second, and stopped by the last', async () => {
    const data = mkdtempSync(join(tmpdir(), 'accretion-own-'));
    atEnd(async () => forget(data));
    const first = await serve(data);
    expect((await fetch(`${first.address}/healthz`)).status).toBe(200);
    await first.kill('SIGKILL');

    const orphan = await embedded(data);
    expect(orphan.joined).toBe(true);
    const database = await connect(orphan.url, () => undefined);
    const { rows } = await database.pool.query('select count(*)::int as n from settings');
    expect(rows).toEqual([{ n: 1 }]);

    const second = await serve(data);
    expect((await fetch(`${second.address}/healthz`)).status).toBe(200);
    await second.kill('SIGTERM'); // we are still connected: it goes on
    await database.pool.query('select 1');
    await database.close();
    await orphan.leave();
    const again = await embedded(data);
    expect(again.joined).toBe(false);
    await again.leave();
  });

  it('is stopped even if connections of the leaving server linger, but keeps running for a stranger', async () => {
    const data = mkdtempSync(join(tmpdir(), 'accretion-own-'));
    atEnd(async () => forget(data));
    const client = async (url: string): Promise<pg.Client> => {
      const made = new pg.Client({ connectionString: url });
      made.on('error', () => undefined); // it is cut off when the database stops
      await made.connect();
      return made;
    };
    const own = await embedded(data);
    await client(own.url);
    const stranger = await client(own.url.replace('fallback_application_name=accretion', ''));
    await own.leave();
    expect(isRunning(data)).toBe(true);

    const again = await embedded(data);
    expect(again.joined).toBe(true);
    await stranger.query("set application_name = 'accretion'");
    await again.leave();
    expect(isRunning(data)).toBe(false);
  });

  it('is stopped again when the port of the server is taken, which is said in one sentence', async () => {
    const data = mkdtempSync(join(tmpdir(), 'accretion-own-'));
    atEnd(async () => forget(data));
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    atEnd(async () => void taken.close());
    const { code, said } = await failing(data, { PORT: String(port) });
    expect(code).toBe(1);
    expect(said).toBe(
      `Accretion cannot run. Something else is already using port ${port} on 127.0.0.1; end it, or set PORT to another port.`,
    );
    expect(isRunning(data)).toBe(false);
  });

  it('is not touched when a setting is wrong, or a database of your own does not answer: one sentence says so', async () => {
    const wrong = await failing('/nowhere', { PORT: 'http' });
    expect(wrong.said).toBe('Accretion cannot run. PORT must be a number from 0 to 65535, not "http".');
    expect(wrong.code).toBe(1);
    const away = await failing('/nowhere', { DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/games' });
    expect(away.said).toMatch(
      /^Accretion cannot run\. The database at 127\.0\.0\.1:1\/games cannot be used: .*\.$/,
    );
    expect(away.code).toBe(1);
  });

  it('is set up again when the first server was killed while setting it up', async () => {
    const data = mkdtempSync(join(tmpdir(), 'accretion-own-'));
    atEnd(async () => forget(data));
    const server = launch(data);
    const exited = new Promise<void>((done) => server.once('exit', () => done()));
    const unfinished = (): string[] => readdirSync(data).filter((name) => name.endsWith('.new'));
    await expect.poll(unfinished, { timeout: 20_000, interval: 5 }).toHaveLength(1);
    server.kill('SIGKILL');
    await exited;
    expect(readdirSync(data)).not.toContain('postgres');

    const own = await embedded(data);
    expect(own.joined).toBe(false);
    await own.leave();
  });
});
