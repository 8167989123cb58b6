/**
 * Keeps the bundled PostgreSQL running. A connection of its own tells at once when the database is gone; then it is
 * started again, under the same address, with growing pauses. Several servers on one folder all try, and one wins.
 */
import pg from 'pg';
import { type Cluster, type Place, StartFailure } from './cluster.ts';
import * as connections from './connections.ts';
import { isCluster } from './folder.ts';
import { messageOf, Trouble } from './trouble.ts';

export interface Reports {
  /** Something the operator wants to read in the log. */
  warn(message: string): void;
  info(message: string): void;
}

/** Milliseconds between two attempts: the first, and the most it grows to. */
const firstPause = 100;
const longestPause = 2_000;
/** How long it is tried before giving up, in milliseconds. A full disk is waited for without end. */
const patience = 60_000;
/** A folder that is gone may be a disk that is being mounted again. */
const patienceWithoutFolder = 10_000;
/** The same complaint is logged again after this long. */
const repeatAfter = 60_000;

/**
 * Who keeps the database from being stopped: other servers, each through its supervisor, and strangers. The rest of a
 * server's connections do not count: PostgreSQL still lists one for a moment after its client has closed it.
 */
const others = `select 1 from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()
  and (application_name = '${connections.supervisor}' or application_name not like '${connections.ours}%')`;

const wait = (ms: number): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, ms);
  });

/** Says a thing once, and again only after a while. */
function told(reports: Reports): (message: string) => void {
  let last = '';
  let at = 0;
  return (message) => {
    if (message === last && performance.now() - at < repeatAfter) return;
    last = message;
    at = performance.now();
    reports.warn(message);
  };
}

/**
 * Returns when the database answers; true if somebody else had it running already. Throws a Trouble when it cannot be
 * started. `mayMove`: nobody is waiting for it at its old address.
 */
export async function bringUp(
  cluster: Cluster,
  reports: Reports,
  mayMove: boolean,
  isWanted = (): boolean => true,
): Promise<boolean> {
  const { cluster: path } = cluster.folder;
  const tell = told(reports);
  let isOthers = true;
  let failingSince = performance.now();
  for (let pause = firstPause; isWanted(); pause = Math.min(2 * pause, longestPause)) {
    const condition = await cluster.condition();
    if (condition === 'up') return isOthers;
    if (condition === 'gone') {
      try {
        isOthers = false;
        await cluster.start(mayMove);
        continue;
      } catch (error) {
        isOthers = true; // another server may have been faster
        if (error instanceof StartFailure && error.isDiskFull) failingSince = performance.now();
        const limit = isCluster(path) ? patience : patienceWithoutFolder;
        const sentence = `The bundled PostgreSQL does not start on ${path}: ${messageOf(error)}`;
        if (performance.now() - failingSince > limit) throw new Trouble(sentence);
        if (pause > 4 * firstPause) tell(`${sentence}. Trying again`);
      }
    } else {
      failingSince = performance.now(); // recovering takes as long as it takes
      if (condition === 'silent') tell(`The bundled PostgreSQL on ${path} runs but does not answer`);
    }
    await wait(pause);
  }
  return isOthers;
}

export class Supervisor {
  private client: pg.Client | null = null;
  private isStopped = false;
  private work: Promise<void> = Promise.resolve();

  constructor(
    private readonly cluster: Cluster,
    private readonly place: Place,
    private readonly reports: Reports,
    /** Called once, with the reason, when the database cannot be brought back. */
    private readonly onGivenUp: (reason: Error) => void,
  ) {}

  async start(): Promise<void> {
    await this.hold();
  }

  /** Connects, and stays connected. */
  private async hold(): Promise<void> {
    const connectionString = this.cluster.url(this.place, 'postgres');
    const client = new pg.Client({
      connectionString,
      application_name: connections.supervisor,
      connectionTimeoutMillis: 5_000,
    });
    client.on('error', () => undefined);
    await client.connect();
    this.client = client;
    client.once('end', () => {
      this.client = null;
      if (!this.isStopped) this.work = this.revive().catch(this.onGivenUp);
    });
  }

  private async revive(): Promise<void> {
    this.reports.warn('The bundled PostgreSQL is gone; it is being started again');
    for (let pause = firstPause; !this.isStopped; pause = Math.min(2 * pause, longestPause)) {
      await bringUp(this.cluster, this.reports, false, () => !this.isStopped);
      if (this.isStopped) return;
      if (this.cluster.place()?.port !== this.place.port && this.place.sockets === '') {
        throw new Trouble('The bundled PostgreSQL was started by another server on another port');
      }
      try {
        await this.hold();
        return this.reports.info('The bundled PostgreSQL is back');
      } catch {
        await wait(pause); // gone again, or no connection is free
      }
    }
  }

  /** Leaves the database, and stops it unless somebody else is still connected. */
  async leave(): Promise<void> {
    this.isStopped = true;
    await this.work;
    try {
      if (this.client === null) await this.hold();
    } catch {
      return; // it is gone already
    }
    const client = this.client as pg.Client | null;
    if (client === null) return;
    await client.query(`set application_name = '${connections.leaving}'`);
    // Of several that leave at once, the last to mark its connection sees only marked ones.
    const { rows } = await client.query(others);
    await client.end();
    if (rows.length === 0) await this.cluster.stop();
  }
}
