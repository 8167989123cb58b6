/** The PostgreSQL of one data folder, as a process: where it listens, whether it answers, how it starts and stops. */
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  closeSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  readSync,
  realpathSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import type { Binaries } from './binaries.ts';
import { ours } from './connections.ts';
import { type Folder, isCluster } from './folder.ts';
import { codeOf, messageOf, Trouble } from './trouble.ts';

const run = promisify(execFile);
export const databaseName = 'accretion';

/** Where a PostgreSQL listens: a port, and a folder with a socket of the file system if it has one. */
export interface Place {
  readonly port: number;
  readonly sockets: string;
}

/** `busy`: it is starting, recovering or going down. `silent`: it is there and does not answer. */
export type Condition = 'up' | 'busy' | 'silent' | 'gone';

/** Why it did not start, in the words of PostgreSQL. */
export class StartFailure extends Error {
  constructor(
    reason: string,
    readonly isDiskFull: boolean,
    readonly isPortTaken: boolean,
  ) {
    super(reason);
  }
}

const answerWithin = 2_000;
/** A log that has grown beyond this is set aside; one of them is kept. */
const largestLog = 8_000_000;
/** With less than one more segment of its write-ahead log, PostgreSQL neither starts nor goes on. */
const leastSpace = 16_000_000;

const freePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const probe = createServer().once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

const complaint =
  /(?:(?:FATAL|PANIC|initdb: error|pg_ctl: error):\s+|LOG:\s+(?=could not|unrecognized|invalid|syntax error))(.*)/;

/** The last complaints in what PostgreSQL or its tools said; clients that came too early are none. */
function complaintIn(text: string): string {
  const lines = text
    .split('\n')
    .map((line) => complaint.exec(line)?.[1] ?? '')
    .filter((line) => line !== '' && !/^the database system is |^terminating connection/.test(line));
  const found = [...new Set(lines)].slice(-2);
  return (found.length > 0 ? found : text.trim().split('\n').slice(-2)).join('; ').trim();
}

export class Cluster {
  private readonly path: string;
  private readonly log: string;

  constructor(
    readonly folder: Folder,
    private readonly binaries: Binaries,
  ) {
    this.path = folder.cluster;
    this.log = join(this.path, 'server.log');
  }

  /** A socket in the file system costs half of what TCP does; its path must be short. */
  private get sockets(): string {
    return process.platform === 'win32' || Buffer.byteLength(this.path) > 85 ? '' : this.path;
  }

  private get pidFile(): string {
    return join(this.path, 'postmaster.pid');
  }

  private runs(program: string, args: readonly string[], cwd: string): Promise<unknown> {
    const { user } = this.folder;
    return run(program, args, { cwd, ...(user && { uid: user.uid, gid: user.gid }) });
  }

  /** Made beside its place and moved there when it is complete: nothing half-made is ever taken for a cluster. */
  async initialise(): Promise<void> {
    if (isCluster(this.path)) return;
    this.clearUnfinished();
    const unfinished = `${this.path}.${randomBytes(3).toString('hex')}.${process.pid}.new`;
    const { passwordFile, data } = this.folder;
    const flags = [`--username=${databaseName}`, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
    const args = [`--pgdata=${unfinished}`, ...flags, '--encoding=UTF8', '--locale=C', '--no-instructions'];
    await this.runs(this.binaries.initdb, args, data).catch((error) => {
      rmSync(unfinished, { recursive: true, force: true });
      throw new Trouble(`PostgreSQL cannot set up ${this.path}: ${complaintIn(saidBy(error))}`);
    });
    try {
      renameSync(unfinished, this.path);
    } catch (error) {
      rmSync(unfinished, { recursive: true, force: true });
      if (isCluster(this.path)) return; // another server was faster
      throw new Trouble(`PostgreSQL cannot set up ${this.path}: ${messageOf(error)}`);
    }
  }

  /** What servers left that were killed before it was complete. */
  private clearUnfinished(): void {
    for (const file of readdirSync(dirname(this.path))) {
      const [, pid] = /\.(\d+)\.new$/.exec(file) ?? [];
      if (pid === undefined || isAlive(Number(pid))) continue;
      rmSync(join(dirname(this.path), file), { recursive: true, force: true, maxRetries: 5 });
    }
  }

  /** What the PostgreSQL that runs or ran on this folder says of itself; null after an orderly end. */
  place(): Place | null {
    try {
      const [, folder = '', , port, sockets = ''] = readFileSync(this.pidFile, 'utf8').split('\n');
      // A copied folder brings along the file of the original, which must not be taken for its own.
      const isOwn = realpathSync(folder) === realpathSync(this.path);
      return isOwn && Number(port) > 0 ? { port: Number(port), sockets } : null;
    } catch {
      return null;
    }
  }

  /** The port it had last: servers that are still there look for it under the same address. */
  private async usualPort(): Promise<number> {
    try {
      const options = readFileSync(join(this.path, 'postmaster.opts'), 'utf8');
      const port = Number(/"-p" "(\d+)"/.exec(options)?.[1]);
      if (port > 0) return port;
    } catch {
      // It has never run.
    }
    return freePort();
  }

  url({ port, sockets }: Place, database: string): string {
    const host = sockets === '' ? '' : `&host=${encodeURIComponent(sockets)}`;
    const options = `fallback_application_name=${ours}${host}`;
    return `postgres://${databaseName}:${this.folder.password}@127.0.0.1:${port}/${database}?${options}`;
  }

  /** Does it answer, and is it ours? The password says so. */
  async condition(): Promise<Condition> {
    const place = this.place();
    if (place === null) return 'gone';
    const connectionString = this.url(place, 'postgres');
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: answerWithin });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return 'up';
    } catch (error) {
      const code = codeOf(error);
      if (code === '57P03') return 'busy';
      if (code === '53300') return 'up';
      return /timeout/i.test(messageOf(error)) ? 'silent' : 'gone';
    } finally {
      client.end().catch(() => undefined);
    }
  }

  /**
   * Starts it under the address it had before. Others may do so at the same time: PostgreSQL lets one of them win.
   * Without a socket of the file system a taken port needs another one, if `mayMove`.
   */
  async start(mayMove: boolean): Promise<void> {
    const port = await this.usualPort();
    try {
      await this.startOn(port, '127.0.0.1');
    } catch (error) {
      if (!(error instanceof StartFailure) || !error.isPortTaken) throw error;
      if (this.sockets !== '') await this.startOn(port, '');
      else if (mayMove) await this.startOn(await freePort(), '127.0.0.1');
      else throw error;
    }
  }

  private async startOn(port: number, host: string): Promise<void> {
    if (!isCluster(this.path))
      throw new StartFailure('the folder is gone, or holds no database', false, false);
    this.clearStale();
    this.setLogAside();
    const before = this.logSize();
    const settings = '-c shared_buffers=64MB -c max_connections=200';
    const options = `-p ${port} -h "${host}" -k "${this.sockets}" ${settings}`;
    try {
      // pg_ctl leaves the database running on its own; it waits until recovery from a crash is done.
      const args = ['start', '-w', '-t', '60', '-D', this.path, '-l', this.log, '-o', options];
      await this.runs(this.binaries.pg_ctl, args, this.path);
    } catch (error) {
      const logged = this.logAfter(before);
      const reason = complaintIn(logged.trim() === '' ? saidBy(error) : logged);
      const isFull = /No space left on device|Disk quota exceeded/.test(logged) || this.space() < leastSpace;
      const isTaken = /could not (bind|create any TCP\/IP socket)/.test(logged);
      throw new StartFailure(isFull ? `the disk is full (${reason})` : reason, isFull, isTaken);
    }
  }

  /**
   * Removes lock files that name a process which is not this database: the number was given to another program after
   * a restart of the machine or container, or the file was copied from elsewhere. PostgreSQL would refuse to start.
   */
  private clearStale(): void {
    if (process.platform !== 'linux') return;
    const isLock = (name: string): boolean =>
      name === 'postmaster.pid' || /^\.s\.PGSQL\.\d+\.lock$/.test(name);
    for (const name of readdirSync(this.path).filter(isLock)) {
      const file = join(this.path, name);
      try {
        const [pid] = readFileSync(file, 'utf8').split('\n');
        if (!isAlive(Number(pid))) continue; // PostgreSQL sees that itself
        if (readlinkSync(`/proc/${Number(pid)}/cwd`) !== realpathSync(this.path)) rmSync(file);
      } catch {
        // It has just gone, or the process cannot be looked at: then PostgreSQL decides.
      }
    }
  }

  private setLogAside(): void {
    try {
      if (this.logSize() > largestLog) renameSync(this.log, `${this.log}.old`);
    } catch {
      // It goes on in the same file.
    }
  }

  private logSize(): number {
    return statSync(this.log, { throwIfNoEntry: false })?.size ?? 0;
  }

  /** What was logged after this size. */
  private logAfter(size: number): string {
    try {
      const buffer = Buffer.alloc(Math.min(20_000, Math.max(0, this.logSize() - size)));
      const file = openSync(this.log, 'r');
      try {
        readSync(file, buffer, 0, buffer.length, this.logSize() - buffer.length);
      } finally {
        closeSync(file);
      }
      return buffer.toString();
    } catch {
      return '';
    }
  }

  private space(): number {
    try {
      const { bavail, bsize } = statfsSync(this.path);
      return bavail * bsize;
    } catch {
      return Number.POSITIVE_INFINITY;
    }
  }

  /** Stops it; another server may be doing the same. */
  async stop(): Promise<void> {
    try {
      await this.runs(this.binaries.pg_ctl, ['stop', '-w', '-m', 'fast', '-D', this.path], this.path);
    } catch (error) {
      if ((await this.condition()) !== 'gone') throw error;
    }
  }
}

/** What a program said before it failed. */
const saidBy = (error: unknown): string => {
  const { stderr = '', stdout = '', message } = error as Error & { stderr?: string; stdout?: string };
  return `${stdout}${stderr}`.trim() === '' ? message : `${stdout}\n${stderr}`;
};
