// Before the browser tests: make sure there is a browser, and build page and server once, as they are shipped.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from '../scripts/browser.mjs';
import { root } from '../scripts/install.mjs';
import { buildServer } from '../scripts/server.mjs';

/** The page as it is shipped, in a folder of its own. */
function buildPage() {
  const folder = mkdtempSync(join(tmpdir(), 'accretion-page-'));
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const args = [vite, 'build', 'web', '--logLevel', 'error', '--outDir', folder, '--emptyOutDir'];
  // The test runner calls its own surroundings "test"; what is built is what is shipped.
  const env = { ...process.env, NODE_ENV: 'production' };
  const build = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env,
  });
  if (build.status !== 0) throw new Error('the page cannot be built');
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** The server as it is shipped, where it finds the packages it needs. */
function buildProgram() {
  const folder = join(root, `node_modules/.server.${process.pid}`);
  return { program: buildServer(folder), remove: () => rmSync(folder, { recursive: true, force: true }) };
}

export default async function setup() {
  process.env['CHROMIUM_PATH'] = await ensureBrowser();
  const page = buildPage();
  const server = buildProgram();
  process.env['ACCRETION_PAGE'] = page.folder;
  process.env['ACCRETION_PROGRAM'] = server.program;
  return () => {
    page.remove();
    server.remove();
  };
}
