// Before the browser tests: make sure there is a browser, build the page once, and serve it by a real server.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from '../scripts/browser.mjs';
import { root } from '../scripts/install.mjs';

/** The page as it is shipped, in a folder of its own. */
export function buildPage() {
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

export default async function setup() {
  process.env['CHROMIUM_PATH'] = await ensureBrowser();
  const page = buildPage();
  process.env['ACCRETION_PAGE'] = page.folder;
  return page.remove;
}
