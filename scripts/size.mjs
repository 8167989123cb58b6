// npm run size: how much compressed script the first visit of a table loads; fails past the limit.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './install.mjs';

const limit = 180 * 1024;
const dist = join(root, 'web/dist');

/** @typedef {{ file: string, src?: string, imports?: string[], dynamicImports?: string[] }} Chunk */

/** @returns {Record<string, Chunk>} */
function built() {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const build = spawnSync(process.execPath, [vite, 'build', 'web', '--logLevel', 'warn'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (build.status !== 0) process.exit(1);
  return JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
}

/**
 * The files a chunk cannot do without.
 * @param {Record<string, Chunk>} manifest
 * @param {readonly string[]} roots
 */
function needed(manifest, roots) {
  /** @type {Set<string>} */
  const files = new Set();
  /** @param {string} name */
  const add = (name) => {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`the build has no ${name}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(add);
  };
  roots.forEach(add);
  return files;
}

/** @param {string} file */
const compressed = (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;

/** @param {number} bytes */
const kib = (bytes) => `${(bytes / 1024).toFixed(1).padStart(7)} KiB`;

const manifest = built();
const games = readdirSync(join(root, 'games')).filter((game) =>
  existsSync(join(root, 'games', game, 'guide/lobby.ts')),
);
const frame = ['index.html', 'texts/en.ts', 'frame/MatchPage.tsx', 'match/local/openLocal.ts'];
/** Bots think in a worker: it shares engine and rules with the page. */
const thinking = ['bots/worker.ts', '../bots/index.ts'];

let failed = false;
for (const game of games) {
  const own = `../games/${game}/table/index.ts`;
  const table = own in manifest ? own : 'plain/index.ts';
  const parts = [`../games/${game}/index.ts`, `../games/${game}/bot.ts`, table];
  const files = [...needed(manifest, [...frame, ...thinking, ...parts])];
  const sizes = files.map((file) => ({ file, size: compressed(file) }));
  const sum = sizes.reduce((total, { size }) => total + size, 0);
  for (const { file, size } of sizes.sort((a, b) => b.size - a.size)) console.log(`${kib(size)}  ${file}`);
  console.log(`${kib(sum)}  the table of ${game}, at most ${limit / 1024}\n`);
  if (sum > limit) failed = true;
}
console.log(failed ? 'Too much script.' : 'Light enough.');
process.exit(failed ? 1 : 0);
