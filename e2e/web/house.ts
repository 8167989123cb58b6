/** A real server process with a PostgreSQL of its own on a temporary folder, serving the built page. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const patience = 90_000;

export interface House {
  readonly address: string;
  stop(): Promise<void>;
}

/** What the process has said so far, for when it does not come up. */
function firstAddress(server: ChildProcess): Promise<string> {
  let said = '';
  return new Promise((done, fail) => {
    const timer = setTimeout(() => fail(new Error(`the server does not come up:\n${said}`)), patience);
    const hear = (data: Buffer): void => {
      said += data.toString();
      const [, port] = /Accretion is at http:\/\/[^\s:]+:(\d+)/.exec(said) ?? [];
      if (port === undefined) return;
      clearTimeout(timer);
      // Passkeys belong to names, not to numbers.
      done(`http://localhost:${port}`);
    };
    server.stdout?.on('data', hear);
    server.stderr?.on('data', hear);
    server.on('exit', (code) => {
      clearTimeout(timer);
      fail(new Error(`the server has ended with ${code}:\n${said}`));
    });
  });
}

export async function openHouse(webFolder: string): Promise<House> {
  const program = process.env['ACCRETION_PROGRAM'];
  if (program === undefined) throw new Error('the server was not built; run "npm run browser"');
  const data = mkdtempSync(join(tmpdir(), 'accretion-e2e-'));
  const server = spawn(process.execPath, [program], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      ACCRETION_DATA: data,
      ACCRETION_WEB: webFolder,
      ACCRETION_LIMITS: 'off',
      ACCRETION_PACE: 'off',
    },
  });
  const address = await firstAddress(server);
  return {
    address,
    async stop() {
      const ended = new Promise<void>((done) => server.once('exit', () => done()));
      if (server.exitCode === null) {
        server.kill('SIGTERM');
        const force = setTimeout(() => server.kill('SIGKILL'), 25_000);
        await ended;
        clearTimeout(force);
      }
      rmSync(data, { recursive: true, force: true });
    },
  };
}
