// npm start: installs what is missing, builds the page and the server, and serves both on one address.
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, root } from './install.mjs';

if (!ensureInstalled()) {
  console.error('The dependencies could not be installed; see the messages of npm above.');
  process.exit(1);
}
console.log('Building the page ...');
const vite = join(root, 'node_modules/vite/bin/vite.js');
const build = spawnSync(process.execPath, [vite, 'build', 'web', '--logLevel', 'warn'], {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit'],
});
if (build.status !== 0) process.exit(build.status ?? 1);

// esbuild is there only once everything is installed.
const { buildServer, serverFlags } = await import('./server.mjs');
const server = spawn(process.execPath, [...serverFlags, buildServer()], {
  cwd: root,
  stdio: 'inherit',
  env: { LOG_LEVEL: 'warn', ...process.env },
});
// The server ends by itself when it is asked to, after everything is written.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
