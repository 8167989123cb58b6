/**
 * The PostgreSQL the server brings along: a process of its own on a data folder. It outlives a killed server, and
 * is found again by the next one; a second server on the same folder joins the running one. Every server on the folder
 * starts it again when it dies; the last to leave stops it.
 */
import { rmSync } from 'node:fs';
import pg from 'pg';
import { binaries } from './binaries.ts';
import { Cluster, databaseName } from './cluster.ts';
import { prepared } from './folder.ts';
import { bringUp, type Reports, Supervisor } from './supervisor.ts';
import { isUnavailable } from './unavailable.ts';

export interface Embedded {
  readonly url: string;
  /** Was it already running: an orphan of a killed server, or another server's? */
  readonly joined: boolean;
  /** Stops it, unless others are still connected. Call after your own connections are closed. */
  leave(): Promise<void>;
}

const silently: Reports = { warn: () => undefined, info: () => undefined };

async function createDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query('select 1 from pg_database where datname = $1', [databaseName]);
    // Another server may just have done it.
    if (rows.length === 0) await client.query(`create database ${databaseName}`).catch(() => undefined);
  } finally {
    await client.end();
  }
}

/** It may be stopped by the last server that leaves just when another one comes. */
const tries = 5;

/**
 * Starts the PostgreSQL of a data folder, creates it first if need be, or joins the one that runs there; and starts it
 * again whenever it dies.
 */
export async function embedded(
  folder: string,
  reports: Reports = silently,
  onGivenUp: (reason: Error) => void = (reason) => {
    throw reason;
  },
): Promise<Embedded> {
  const programs = await binaries();
  const cluster = new Cluster(prepared(folder, programs.postgres), programs);
  await cluster.initialise();
  for (let tried = 1; ; tried++) {
    try {
      const joined = await bringUp(cluster, reports, true);
      const place = cluster.place();
      if (place === null) continue;
      await createDatabase(cluster.url(place, 'postgres'));
      const supervisor = new Supervisor(cluster, place, reports, onGivenUp);
      await supervisor.start();
      return { url: cluster.url(place, databaseName), joined, leave: () => supervisor.leave() };
    } catch (error) {
      if (tried === tries || !isUnavailable(error)) throw error;
    }
  }
}

/** Removes a data folder for good; for tests. */
export const forget = (folder: string): void => rmSync(folder, { recursive: true, force: true });
