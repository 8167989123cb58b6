/** A PostgreSQL on a folder of its own, apart from every server, that can be killed and brought back. */
import { execFileSync, spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { embedded } from '@accretion/server';
import pg from 'pg';

export class Postgres {
  private constructor(
    readonly url: string,
    private readonly folder: string,
    private readonly stop: () => Promise<void>,
  ) {}

  static async start(): Promise<Postgres> {
    const folder = mkdtempSync(join(tmpdir(), 'accretion-storm-'));
    const { url, leave } = await embedded(folder);
    return new Postgres(url, folder, leave);
  }

  private get cluster(): string {
    return join(this.folder, 'postgres');
  }

  private processes(): number[] {
    const [first = ''] = readFileSync(join(this.cluster, 'postmaster.pid'), 'utf8').split('\n');
    const table = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
    const rows = table.map((line) => line.trim().split(/\s+/).map(Number));
    const children = rows.filter(([, parent]) => parent === Number(first)).map(([pid]) => pid ?? 0);
    return [Number(first), ...children];
  }

  /** Kills every process of it, without a word; how many there were. */
  kill(): number {
    const all = this.processes();
    for (const pid of all) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // It was faster.
      }
    }
    return all.length;
  }

  /** Brings it back under the same address; it recovers from its own log. */
  async revive(): Promise<void> {
    const line = readFileSync(join(this.cluster, 'postmaster.opts'), 'utf8').trim();
    const [program = '', ...args] = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(
      ([, quoted, bare]) => quoted ?? bare ?? '',
    );
    const { uid, gid } = statSync(this.cluster);
    const isRoot = process.getuid?.() === 0;
    for (let tries = 0; tries < 40; tries++) {
      const log = openSync(join(this.cluster, 'server.log'), 'a');
      const own = spawn(program, args, {
        cwd: this.cluster,
        detached: true,
        stdio: ['ignore', log, log],
        ...(isRoot && { uid, gid }),
      });
      own.unref();
      closeSync(log);
      let isGone = false;
      own.once('exit', () => {
        isGone = true;
      });
      while (!isGone) {
        if (await this.answers()) return;
        await wait(50);
      }
      await wait(200); // what is left of the old one is still going
    }
    throw new Error('PostgreSQL does not come back');
  }

  private async answers(): Promise<boolean> {
    return this.query('select 1').then(
      () => true,
      () => false,
    );
  }

  async query<T extends object>(text: string, ...values: unknown[]): Promise<T[]> {
    const client = new pg.Client({ connectionString: this.url, connectionTimeoutMillis: 5_000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return (await client.query(text, values)).rows as T[];
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  /** Processor seconds of all its processes so far. */
  cpu(): number {
    const ticks = this.processes().map((pid) => {
      try {
        const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
        // Own time, and that of children that are gone: connections come and go.
        return [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at]), 0);
      } catch {
        return 0;
      }
    });
    return ticks.reduce((sum, one) => sum + one, 0) / 100;
  }

  async end(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
