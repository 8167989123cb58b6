/** A data folder with the PostgreSQL that servers bring along, seen from outside: killed, filled up, asked. */
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRunning, signalPostgres } from '@accretion/server';
import pg from 'pg';
import { query, type Rows } from './query.ts';

/** Of a disk of its own, in megabytes: enough for a storm, little enough to be filled up at once. */
const diskSize = 400;

export class Bundled implements Rows {
  private constructor(
    readonly folder: string,
    /** A small disk of its own; null where none can be mounted. */
    private readonly disk: string | null,
    /** Why there is no disk of its own. */
    readonly noDisk: string | null,
  ) {}

  /** On a small disk if it is to be filled up, which takes root on Linux. */
  static make(mayFill: boolean): Bundled {
    const place = mkdtempSync(join(tmpdir(), 'accretion-storm-'));
    chmodSync(place, 0o755); // PostgreSQL runs as another user if this is root
    const folder = join(place, 'data');
    if (!mayFill) return new Bundled(folder, null, null);
    try {
      const options = `size=${diskSize}m,mode=755`;
      execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'accretion-storm', place], { stdio: 'pipe' });
    } catch (error) {
      return new Bundled(
        folder,
        null,
        `no small disk can be mounted here (${(error as Error).message.trim()})`,
      );
    }
    mkdirSync(folder);
    return new Bundled(folder, place, null);
  }

  get canBeFilled(): boolean {
    return this.disk !== null;
  }

  private get url(): string {
    const password = readFileSync(join(this.folder, 'password'), 'utf8').trim();
    const lines = readFileSync(join(this.folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
    const host = lines[4] === '' ? '' : `?host=${encodeURIComponent(lines[4] ?? '')}`;
    return `postgres://accretion:${password}@127.0.0.1:${lines[3]}/accretion${host}`;
  }

  query<T extends object>(text: string, ...values: unknown[]): Promise<T[]> {
    return query<T>(this.url, text, values);
  }

  /** Kills every process of it, without a word; how many there were. */
  kill(): number {
    return isRunning(this.folder) ? signalPostgres(this.folder, 'SIGKILL') : 0;
  }

  /** Fills its disk to the last byte, and makes it write until it gives up. */
  async fill(): Promise<void> {
    const file = openSync(this.filler, 'w');
    try {
      for (const size of [1_048_576, 4_096, 1]) {
        const block = Buffer.alloc(size);
        try {
          for (;;) writeSync(file, block);
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
        }
      }
    } finally {
      closeSync(file);
    }
    const client = new pg.Client({ connectionString: this.url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      // Its write-ahead log needs a new segment after at most a few hundred of these.
      for (let i = 0; i < diskSize; i++) {
        await client.query("select pg_logical_emit_message(true, 'storm', repeat('x', 1000000))");
      }
    } catch {
      // It has no room left: mostly it ends; sometimes it goes on and can neither write nor be connected to.
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  free(): void {
    rmSync(this.filler, { force: true });
  }

  private get filler(): string {
    return join(this.disk ?? '', 'filler');
  }

  /** Removes everything, once nothing runs there any more. */
  end(): void {
    this.kill();
    if (this.disk !== null) execFileSync('umount', ['--lazy', this.disk]);
    rmSync(this.disk ?? join(this.folder, '..'), { recursive: true, force: true, maxRetries: 5 });
  }
}
