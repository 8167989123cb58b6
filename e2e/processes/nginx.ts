/** nginx in front of several servers, as docs/self-hosting.md has it: everybody at a match gets to the same process. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './freePort.ts';

/** Debian keeps it where ordinary users do not look. */
const program = ['nginx', '/usr/sbin/nginx'].find((name) => spawnSync(name, ['-v']).status === 0);

const configuration = (folder: string, port: number, servers: readonly string[]): string => `
daemon off;
worker_processes 1;
pid ${folder}/pid;
error_log ${folder}/error.log;
events { worker_connections 4096; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  map $http_upgrade $connection_upgrade { default upgrade; '' close; }
  upstream accretion {
    hash $uri consistent;
${servers.map((address) => `    server ${address.replace('http://', '')};`).join('\n')}
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://accretion;
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $connection_upgrade;
      proxy_read_timeout 120s;
    }
  }
}
`;

export class Nginx {
  private constructor(
    private readonly process: ChildProcess,
    private readonly folder: string,
    private readonly port: number,
  ) {}

  /** Is there an nginx on this machine? */
  static readonly isThere = program !== undefined;

  static async start(servers: readonly string[]): Promise<Nginx> {
    if (program === undefined) throw new Error('nginx is not installed');
    const folder = mkdtempSync(join(tmpdir(), 'accretion-proxy-'));
    const file = join(folder, 'nginx.conf');
    const port = await freePort();
    writeFileSync(file, configuration(folder, port, servers));
    const process = spawn(program, ['-c', file, '-p', folder], { stdio: 'ignore' });
    const proxy = new Nginx(process, folder, port);
    while (
      !(await fetch(`${proxy.address}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      ))
    ) {
      if (process.exitCode !== null) throw new Error(`nginx does not start; see ${folder}/error.log`);
      await wait(50);
    }
    return proxy;
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async end(): Promise<void> {
    const gone = new Promise((done) => this.process.once('exit', done));
    this.process.kill('SIGTERM');
    await gone;
    rmSync(this.folder, { recursive: true, force: true });
  }
}
