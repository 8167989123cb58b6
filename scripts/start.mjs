// npm start: installs what is missing, builds the page and the server, and serves both on one address.
import { join } from 'node:path';
import { runToEnd } from './family.mjs';
import { ensureInstalled, root } from './install.mjs';

if (!ensureInstalled()) {
  console.error('The dependencies could not be installed; see the messages of npm above.');
  process.exit(1);
}
console.log('Building the page ...');
const vite = join(root, 'node_modules/vite/bin/vite.js');
const built = await runToEnd([vite, 'build', 'web', '--logLevel', 'warn'], { cwd: root });
if (built !== 0) process.exit(built);

// esbuild is there only once everything is installed.
const { buildServer, serverFlags } = await import('./server.mjs');
// The server ends by itself when it is asked to, after everything is written.
const ended = await runToEnd([...serverFlags, buildServer()], {
  cwd: root,
  env: { LOG_LEVEL: 'warn', ...process.env },
});
process.exit(ended);
