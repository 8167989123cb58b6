/**
 * Can moves be written right now? Asked on a connection of its own, by writing: a database that only answers may be
 * read-only or full. The answer comes within a second, whatever the database does.
 */
import pg from 'pg';
import * as connections from './connections.ts';

export type Problem = 'noAnswer' | 'cannotWrite';

const answerWithin = 700;
/** Anybody may ask, so a result is reused for this many milliseconds. */
const freshFor = 250;
/** A connection that has been silent for so long is given up. */
const silentFor = 5_000;

/**
 * Writes to a table of the server, which needs the write-ahead log and a database that is not read-only; and makes
 * a file of the database larger, which needs room on the disk. Both together, or an error.
 */
const prepare = 'create temp table if not exists room_on_disk (filler text)';
const write = `
  truncate room_on_disk;
  insert into room_on_disk select repeat(md5(i::text), 60) from generate_series(1, 8) as i;
  update settings set value = value`;

export class Health {
  private client: pg.Client | null = null;
  private asking: Promise<Problem | null> | null = null;
  private known: { readonly problem: Problem | null; readonly at: number } | null = null;

  constructor(private readonly url: string) {}

  /** What keeps moves from being written; null if nothing does. */
  async problem(): Promise<Problem | null> {
    if (this.known !== null && performance.now() - this.known.at < freshFor) return this.known.problem;
    this.asking ??= this.ask().finally(() => {
      this.asking = null;
    });
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<Problem>((done) => {
      timer = setTimeout(() => done('noAnswer'), answerWithin);
    });
    try {
      return await Promise.race([this.asking, late]);
    } finally {
      clearTimeout(timer);
    }
  }

  private async ask(): Promise<Problem | null> {
    const problem = await this.tried();
    this.known = { problem, at: performance.now() };
    return problem;
  }

  private async tried(): Promise<Problem | null> {
    let client: pg.Client | null = null;
    const silent = setTimeout(() => this.drop(), silentFor);
    try {
      client = this.client ?? (await this.connect());
      await client.query(write);
      return null;
    } catch {
      this.drop();
      return client === null ? 'noAnswer' : 'cannotWrite';
    } finally {
      clearTimeout(silent);
    }
  }

  /** Connected, with the table it writes to. */
  private async connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.url,
      application_name: connections.health,
      connectionTimeoutMillis: silentFor,
    });
    client.on('error', () => this.drop(client));
    this.client = client;
    await client.connect();
    await client.query(prepare);
    return client;
  }

  /** Without waiting for a database that may never answer. */
  private drop(client = this.client): void {
    if (client === null) return;
    if (this.client === client) this.client = null;
    this.known = null;
    client.end().catch(() => undefined);
    client.connection.stream.destroy();
  }

  close(): void {
    this.drop();
  }
}
