/** A server as a process of its own, as an operator would run it: started, killed, started again. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { root } from '../../scripts/install.mjs';
import { buildServer, serverFlags } from '../../scripts/server.mjs';
import { freePort } from './freePort.ts';

const run = promisify(execFile);
const main = buildServer(join(root, '.cache/server'));

export class Service {
  /** What it said, the newest part. */
  said = '';
  /** What it said whenever it ended though nobody had asked it to. */
  readonly falls: string[] = [];
  /** Down, and nobody has asked it to be. */
  hasFallen = false;
  private process: ChildProcess | null = null;

  private constructor(
    private readonly port: number,
    private readonly database: Readonly<Record<string, string>>,
    private readonly flags: readonly string[],
  ) {}

  /** Ready to be started on a database of its own; with flags for Node. */
  static async on(databaseUrl: string, flags: readonly string[] = []): Promise<Service> {
    return new Service(await freePort(), { DATABASE_URL: databaseUrl }, flags);
  }

  /** Ready to be started on a data folder, with the PostgreSQL it brings along. */
  static async onFolder(data: string): Promise<Service> {
    return new Service(await freePort(), { ACCRETION_DATA: data }, []);
  }

  private get env(): NodeJS.ProcessEnv {
    const { DATABASE_URL: _, ...rest } = process.env;
    return { ...rest, ...this.database };
  }

  /** Runs the program beside the server, to back up or restore its database. */
  async command(...words: string[]): Promise<void> {
    await run(process.execPath, [main, ...words], { cwd: root, env: this.env });
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get isUp(): boolean {
    return this.process !== null;
  }

  async start(): Promise<void> {
    this.hasFallen = false;
    const own = spawn(process.execPath, [...serverFlags, ...this.flags, main], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...this.env,
        PORT: String(this.port),
        HOST: '127.0.0.1',
        ACCRETION_LIMITS: 'off',
        ACCRETION_PACE: 'off',
        ACCRETION_WEB: join(root, 'web/dist'),
        LOG_LEVEL: 'error',
      },
    });
    const hear = (data: Buffer): void => {
      this.said = (this.said + data.toString()).slice(-20_000);
    };
    own.stdout.on('data', hear);
    own.stderr.on('data', hear);
    let isGone = false;
    own.once('exit', () => {
      isGone = true;
      if (this.process !== own) return;
      this.process = null;
      this.hasFallen = true;
      this.falls.push(this.said.slice(-2_000));
    });
    while (!(await this.isWell())) {
      if (isGone) throw new Error(`the server does not start: ${this.said.slice(-2_000)}`);
      await wait(20);
    }
    this.process = own;
  }

  /** Starts, again and again while its database is not back. */
  async startWhenPossible(): Promise<void> {
    for (let tries = 0; ; tries++) {
      try {
        return await this.start();
      } catch (error) {
        if (tries > 60) throw error;
        await wait(300);
      }
    }
  }

  async isWell(): Promise<boolean> {
    return fetch(`${this.address}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  /** Ends it, without a word or with a chance to finish what it is doing. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const own = this.process;
    this.process = null;
    if (own === null || own.exitCode !== null) return;
    const gone = new Promise((done) => own.once('exit', done));
    own.kill(signal);
    await gone;
  }

  signal(name: NodeJS.Signals): void {
    this.process?.kill(name);
  }

  /** The figures of its metrics. */
  async figures(): Promise<Map<string, number>> {
    const text = await (await fetch(`${this.address}/metrics`)).text();
    const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    return new Map(
      lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
    );
  }
}
