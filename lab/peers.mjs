#!/usr/bin/env node
// Installs boardgame.io in a folder of its own, outside the workspace, and measures the same draft on both engines.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundle } from '../scripts/bundle.mjs';

const folder = join(tmpdir(), 'accretion-peers');
// Newer releases of koa-compose need a newer Node.
const wanted = {
  private: true,
  dependencies: { 'boardgame.io': '0.50.2' },
  overrides: { 'koa-compose': '4.1.0' },
};
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'package.json'), JSON.stringify(wanted));
if (!existsSync(join(folder, 'node_modules/boardgame.io'))) {
  console.log(`Installing boardgame.io ${wanted.dependencies['boardgame.io']} …`);
  const install = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  const { status } = spawnSync('npm', install, { cwd: folder, stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}
const built = join(folder, 'built');
bundle({ peers: fileURLToPath(new URL('./peers/main.ts', import.meta.url)) }, built);
// Without its checks for developers.
process.env['NODE_ENV'] = 'production';
const { run } = await import(pathToFileURL(join(built, 'peers.mjs')).href);
await run(folder, Number(process.argv[2] ?? 1000));
