// npm start: until the server exists, a demo match of bots in the terminal.
import { spawnSync } from 'node:child_process';
import { ensureInstalled, root } from './install.mjs';

if (!ensureInstalled()) {
  console.error('The dependencies could not be installed; see the messages of npm above.');
  process.exit(1);
}
const demo = spawnSync(process.execPath, ['lab/accretion.mjs', 'demo', 'buccaneers'], {
  cwd: root,
  stdio: 'inherit',
});
process.exit(demo.status ?? 1);
