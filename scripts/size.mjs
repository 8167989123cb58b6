// npm run size: how much compressed script the first visit of a table loads, and how much its show and the bots that
// come after it; fails past the limits.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './install.mjs';

const limit = 180 * 1024;
const botLimit = 40 * 1024;
const showLimit = 120 * 1024;
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
/** What the frame shows beside a game's own show. */
const frameShows = ['frame/show/index.ts'];
/** Bots and hints have workers, begun when a bot has to move or somebody asks; engine and opening rules are the page's. */
const thinking = [
  'bots/worker.ts',
  'hints/worker.ts',
  '../bots/index.ts',
  '../node_modules/comlink/dist/esm/comlink.mjs',
];

/**
 * Prints the files with their sum; says whether that is within the limit, if there is one.
 * @param {string} what
 * @param {readonly string[]} files
 * @param {number} [most]
 */
function report(what, files, most) {
  const sizes = files.map((file) => ({ file, size: compressed(file) })).sort((a, b) => b.size - a.size);
  const sum = sizes.reduce((total, { size }) => total + size, 0);
  for (const { file, size } of sizes) console.log(`${kib(size)}  ${file}`);
  console.log(`${kib(sum)}  ${what}${most === undefined ? '' : `, at most ${most / 1024}`}\n`);
  return most === undefined || sum <= most;
}

let failed = false;
for (const game of games) {
  /** @param {string} part */
  const built = (part) => [`../games/${game}/${part}`].filter((name) => name in manifest);
  const [table = 'plain/index.ts'] = built('table/index.ts');
  const [rules = `../games/${game}/index.ts`] = built('opening.ts');
  const first = needed(manifest, [...frame, table, rules]);
  const parts = ['index.ts', 'words/index.ts', 'table/lazyParts.ts'].flatMap(built);
  const rest = [...needed(manifest, parts)].filter((file) => !first.has(file));
  const bots = [...needed(manifest, [...thinking, `../games/${game}/bot.ts`])];
  const own = bots.filter((file) => !first.has(file) && !rest.includes(file));
  const shows = [...built('table/show/index.ts'), ...frameShows.filter((name) => name in manifest)];
  const show = [...needed(manifest, shows)].filter((file) => !first.has(file) && !rest.includes(file));
  if (!report(`the table of ${game}`, [...first], limit)) failed = true;
  report(`its other parts, right after it`, rest);
  if (!report(`its show, when it can be played`, show, showLimit)) failed = true;
  if (!report(`its bots, when the first has to move`, own, botLimit)) failed = true;
}
console.log(failed ? 'Too much script.' : 'Light enough.');
process.exit(failed ? 1 : 0);
