/** A PostgreSQL on a folder of its own, apart from every server. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { embedded, postgresProcesses } from '@accretion/server';
import { query, type Rows } from './query.ts';

export class Postgres implements Rows {
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

  query<T extends object>(text: string, ...values: unknown[]): Promise<T[]> {
    return query<T>(this.url, text, values);
  }

  /** Processor seconds of all its processes so far. */
  cpu(): number {
    const ticks = postgresProcesses(this.folder).map((pid) => {
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
