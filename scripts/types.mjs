// Type check, once per surroundings: the bare language, Node, and the browser when something is drawn there.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

const isDrawn =
  existsSync(join(root, 'web')) ||
  readdirSync(join(root, 'games')).some((game) => existsSync(join(root, 'games', game, 'table')));

const drawn = ['tsconfig.web.json', 'tsconfig.browser.json'];
const projects = ['tsconfig.pure.json', 'tsconfig.json', ...(isDrawn ? drawn : [])];
const compiler = join(root, 'node_modules/@typescript/native/bin/tsc');

let failed = false;
for (const project of projects) {
  const check = spawnSync(process.execPath, [compiler, '-p', project], { cwd: root, stdio: 'inherit' });
  console.log(`${project}: ${check.status === 0 ? 'clean' : 'failed'}`);
  if (check.status !== 0) failed = true;
}
process.exit(failed ? 1 : 0);
