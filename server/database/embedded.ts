/**
 * The PostgreSQL the server brings along: a process of its own on a data folder. It outlives a killed server, and
 * is found again by the next one; a second server on the same folder joins the running one. Whoever leaves last
 * stops it.
 */
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { binaries, lentUser } from './binaries.ts';

export interface Embedded {
  readonly url: string;
  /** Was it already running: an orphan of a killed server, or another server's? */
  readonly joined: boolean;
  /** Stops it, unless others are still connected. Call after the own connections are closed. */
  leave(): Promise<void>;
}

const run = promisify(execFile);
const name = 'accretion';

/** Where a PostgreSQL listens: a port, and a folder with a socket of the file system if it has one. */
interface Place {
  readonly port: number;
  readonly sockets: string;
}

/** What the PostgreSQL that runs on this folder says of itself, dead or alive. */
function placeOf(cluster: string): Place | null {
  try {
    const [, , , port, sockets = ''] = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    return Number(port) > 0 ? { port: Number(port), sockets } : null;
  } catch {
    return null;
  }
}

/** A socket in the file system costs half of what TCP does; its path must be short. */
const socketsFor = (cluster: string): string =>
  process.platform === 'win32' || Buffer.byteLength(cluster) > 85 ? '' : cluster;

const freePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const probe = createServer().once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

const urlOf = (password: string, { port, sockets }: Place, database: string): string =>
  `postgres://${name}:${password}@127.0.0.1:${port}/${database}` +
  (sockets === '' ? '' : `?host=${encodeURIComponent(sockets)}`);

/** Does it answer, and is it ours? The password says so. */
async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Made beside its place and moved there when it is whole: who is killed meanwhile leaves nothing in the way. */
async function initialise(cluster: string, passwordFile: string): Promise<void> {
  clearUnfinished(cluster);
  const { initdb } = await binaries();
  const unfinished = `${cluster}.${process.pid}.new`;
  const flags = [`--username=${name}`, `--pwfile=${passwordFile}`, '--auth=scram-sha-256', '--encoding=UTF8'];
  await run(initdb, [`--pgdata=${unfinished}`, ...flags, '--locale=C', '--no-instructions'], {
    ...lentUser(),
  });
  try {
    renameSync(unfinished, cluster);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!isThere(cluster)) throw error; // another server was not faster: something else lies there
  }
}

const isThere = (cluster: string): boolean => existsSync(join(cluster, 'PG_VERSION'));

/** What servers left that were killed before it was whole. */
function clearUnfinished(cluster: string): void {
  for (const file of readdirSync(dirname(cluster))) {
    const [, pid] = /\.(\d+)\.new$/.exec(file) ?? [];
    if (pid === undefined || isAlive(Number(pid))) continue;
    rmSync(join(dirname(cluster), file), { recursive: true, force: true, maxRetries: 5 });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function startOn(cluster: string, port: number): Promise<void> {
  const { pg_ctl } = await binaries();
  const options = `-p ${port} -h 127.0.0.1 -k "${socketsFor(cluster)}" -c shared_buffers=64MB -c max_connections=200`;
  const log = join(cluster, 'server.log');
  // pg_ctl leaves the database running on its own; it waits until recovery from a crash is done.
  await run(pg_ctl, ['start', '-w', '-t', '60', '-D', cluster, '-l', log, '-o', options], {
    ...lentUser(),
    cwd: cluster,
  });
}

async function createOwn(url: string, ownUrl: string): Promise<void> {
  if (await answers(ownUrl)) return;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // Another server may just have done it.
  await client.query(`create database ${name}`).catch(() => undefined);
  await client.end();
}

/** Starts the PostgreSQL of a data folder, creates it first if need be, or joins the one that runs there. */
export async function embedded(folder: string): Promise<Embedded> {
  const data = resolve(folder);
  const cluster = join(data, 'postgres');
  const passwordFile = join(data, 'password');
  const user = lentUser();
  mkdirSync(data, { recursive: true, mode: 0o700 });
  if (user) for (const path of [data, cluster]) if (existsSync(path)) chownSync(path, user.uid, user.gid);
  if (!existsSync(passwordFile)) {
    writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600, flag: 'wx' });
    if (user) chownSync(passwordFile, user.uid, user.gid);
  }
  const password = readFileSync(passwordFile, 'utf8').trim();
  if (!isThere(cluster)) await initialise(cluster, passwordFile);

  let joined = true;
  let place: Place | null;
  for (let tries = 0; ; tries++) {
    place = placeOf(cluster);
    if (place !== null && (await answers(urlOf(password, place, 'postgres')))) break;
    if (tries === 20) throw new Error(`PostgreSQL does not start on ${cluster}; see server.log there`);
    try {
      await startOn(cluster, await freePort());
      joined = false;
    } catch {
      await wait(250); // another server is starting it, or it is still going down
    }
  }
  const url = urlOf(password, place, name);
  const whole = urlOf(password, place, 'postgres');
  await createOwn(whole, url);
  return { url, joined, leave: () => leave(whole, cluster) };
}

async function leave(url: string, cluster: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  const others = await client.query(
    "select 1 from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
  );
  await client.end();
  if (others.rows.length > 0) return;
  const { pg_ctl } = await binaries();
  await run(pg_ctl, ['stop', '-w', '-m', 'fast', '-D', cluster], { ...lentUser(), cwd: cluster });
}

/** Removes a data folder for good; for tests. */
export const forget = (folder: string): void => rmSync(folder, { recursive: true, force: true });
