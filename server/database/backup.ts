/**
 * Everything in the database as one file, and back. The bundled PostgreSQL has no pg_dump, and one of another version
 * refuses; this needs neither. A file holds one row per line as the database writes it, compressed, with its number of
 * rows at the end; it is taken from one moment, under play too, and brought back completely or not at all.
 */
import { once } from 'node:events';
import { createReadStream, createWriteStream, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { migrationsFolder, setupLock } from './connect.ts';
import * as connections from './connections.ts';
import * as schema from './schema.ts';
import { messageOf, Trouble } from './trouble.ts';

const format = 1;
/** Rows read or written at a time. */
const portion = 500;
const migrationsTable = 'drizzle.__drizzle_migrations';

interface Head {
  readonly accretion: 'backup';
  readonly format: number;
  /** When the newest of its migrations was made: which tables it needs. */
  readonly migration: number;
}

interface Migration {
  readonly tag: string;
  readonly when: number;
}

const ourTables = (): string[] =>
  Object.values(schema).flatMap((table) => (is(table, PgTable) ? [getTableName(table)] : []));

function migrations(): readonly Migration[] {
  const journal = readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8');
  return (JSON.parse(journal) as { entries: Migration[] }).entries;
}

async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: connections.backup });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Tables that others refer to come first. */
async function inOrder(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ from: string; to: string }>(
    `select conrelid::regclass::text as from, confrelid::regclass::text as to from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`,
  );
  const ordered = new Set<string>();
  const add = (table: string): void => {
    if (ordered.has(table)) return;
    for (const { from, to } of rows) if (from === table) add(to);
    ordered.add(table);
  };
  for (const table of ourTables()) add(table);
  return [...ordered];
}

/** Writes the file beside its place and moves it there when it is complete; returns its number of rows. */
export function backup(url: string, file: string): Promise<number> {
  return connected(url, async (client) => {
    await client.query('begin isolation level repeatable read read only');
    const found = await client.query<{ hash: string; created_at: string }>(
      `select hash, created_at from ${migrationsTable} order by created_at`,
    );
    const unfinished = `${file}.unfinished`;
    const zip = createGzip();
    const written = finished(zip.pipe(createWriteStream(unfinished, { mode: 0o600 })));
    const write = async (line: string): Promise<void> => {
      if (!zip.write(`${line}\n`)) await Promise.race([once(zip, 'drain'), written]);
    };
    let count = 0;
    try {
      const head: Head = { accretion: 'backup', format, migration: Number(found.rows.at(-1)?.created_at) };
      await write(JSON.stringify(head));
      for (const row of found.rows) await write(`${migrationsTable}\t${JSON.stringify(row)}`);
      for (const table of await inOrder(client)) {
        await client.query(
          `declare portion no scroll cursor for select row_to_json(t)::text as row from ${table} t`,
        );
        for (;;) {
          const { rows } = await client.query<{ row: string }>(`fetch ${portion} from portion`);
          // Between its words JSON may have line breaks; within them it writes them differently.
          for (const { row } of rows) await write(`${table}\t${row.replaceAll('\n', ' ')}`);
          count += rows.length;
          if (rows.length < portion) break;
        }
        await client.query('close portion');
      }
      await write(JSON.stringify({ rows: count }));
      zip.end();
      await written;
      renameSync(unfinished, file);
    } catch (error) {
      zip.destroy();
      await written.catch(() => undefined);
      rmSync(unfinished, { force: true });
      throw new Trouble(`The backup was not written: ${messageOf(error)}`);
    }
    return count;
  });
}

function headOf(line: string, file: string): Head {
  let head: Partial<Head> = {};
  try {
    head = JSON.parse(line) as Partial<Head>;
  } catch {
    // It is something else.
  }
  if (head.accretion !== 'backup') throw new Trouble(`${file} is not a backup of Accretion.`);
  const newest = migrations().at(-1)?.when ?? 0;
  if (head.format !== format || (head.migration ?? 0) > newest) {
    throw new Trouble(`${file} was made by a newer version of Accretion; restore it with that version.`);
  }
  return head as Head;
}

/** The tables as they were when the backup was made; the next start of the server brings them up to date. */
async function createTables(client: pg.Client, { migration }: Head): Promise<void> {
  await client.query(`drop table if exists ${ourTables().join(', ')} cascade`);
  await client.query('create schema if not exists drizzle');
  await client.query(
    `create table if not exists ${migrationsTable} (id serial primary key, hash text not null, created_at bigint)`,
  );
  await client.query(`truncate ${migrationsTable}`);
  for (const { tag, when } of migrations()) {
    if (when <= migration) await client.query(readFileSync(join(migrationsFolder, `${tag}.sql`), 'utf8'));
  }
}

/** Replaces everything with what is in the file, in one transaction; returns its number of rows. */
export function restore(url: string, file: string): Promise<number> {
  return connected(url, async (client) => {
    let count = 0;
    let isComplete = false;
    let table = '';
    let rows: string[] = [];
    const flush = async (): Promise<void> => {
      if (rows.length === 0) return;
      const columns = table === migrationsTable ? '(hash, created_at)' : '';
      const values = columns === '' ? '*' : 'hash, created_at';
      const text = `insert into ${table} ${columns} select ${values} from json_populate_recordset(null::${table}, $1)`;
      await client.query(text, [`[${rows.join(',')}]`]);
      rows = [];
    };
    const take = async (line: string): Promise<void> => {
      const at = line.indexOf('\t');
      if (at < 0) {
        isComplete = (JSON.parse(line) as { rows?: number }).rows === count;
        return;
      }
      const next = line.slice(0, at);
      if (next !== table || rows.length === portion) await flush();
      table = next;
      if (table !== migrationsTable && !ourTables().includes(table))
        throw new Error(`no table is called ${table}`);
      if (table !== migrationsTable) count++;
      rows.push(line.slice(at + 1));
    };
    try {
      await client.query('begin');
      await client.query('select pg_advisory_xact_lock($1)', [setupLock]);
      let head: Head | null = null;
      for await (const line of linesOf(file)) {
        if (head !== null) await take(line);
        else {
          head = headOf(line, file);
          await createTables(client, head);
        }
      }
      await flush();
      if (!isComplete) throw new Trouble(`${file} is cut off; nothing was changed.`);
      await client.query('commit');
    } catch (error) {
      if (error instanceof Trouble) throw error;
      throw new Trouble(`${file} was not restored, and nothing was changed: ${messageOf(error)}`);
    }
    return count;
  });
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const zip = createGunzip();
  source.on('error', (error) => zip.destroy(error));
  const lines = createInterface({ input: source.pipe(zip), crlfDelay: Number.POSITIVE_INFINITY });
  // Errors of the stream it reads from don't reach the code that asks it for lines.
  const failed = new Promise<never>((_, fail) => void zip.once('error', fail));
  failed.catch(() => undefined);
  const each = lines[Symbol.asyncIterator]();
  for (;;) {
    const next = await Promise.race([each.next(), failed]);
    if (next.done === true) break;
    yield next.value;
  }
  if (zip.errored !== null) throw zip.errored;
}

/** Is a server running on this database? Each has a connection by which it hears of the others. */
export function isInUse(url: string): Promise<boolean> {
  return connected(url, async (client) => {
    const { rows } = await client.query(
      `select 1 from pg_stat_activity where datname = current_database() and application_name = '${connections.fanOut}'`,
    );
    return rows.length > 0;
  });
}
