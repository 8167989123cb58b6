// Part of npm test: makes a new game in a copy of the project and proves that it is one. It is small, it passes the
// types, the lint, the checks of its room and the kit, and a match of it can be played.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { root } from './install.mjs';

const name = 'starDust';
const mostLines = 200;
const rooms = ['engine', 'games', 'bots', 'lab', 'protocol', 'server', 'web', 'e2e'];
const leftOut = new Set([
  'node_modules',
  '.git',
  'dist',
  'reports',
  'coverage',
  'pictures',
  'data',
  '.cache',
]);

/** @returns {string} a copy of the project that shares the installed packages, but not the project's own */
function copied() {
  const copy = mkdtempSync(join(tmpdir(), 'accretion-new-game-'));
  cpSync(root, copy, { recursive: true, filter: (path) => !leftOut.has(basename(path)) });
  const packages = join(copy, 'node_modules');
  mkdirSync(join(packages, '@accretion'), { recursive: true });
  for (const entry of readdirSync(join(root, 'node_modules'))) {
    if (entry !== '@accretion' && entry !== '.vite')
      symlinkSync(join(root, 'node_modules', entry), join(packages, entry), 'junction');
  }
  for (const room of rooms) symlinkSync(join(copy, room), join(packages, '@accretion', room), 'junction');
  return copy;
}

/**
 * @param {string} copy
 * @param {string} what
 * @param {readonly string[]} args
 * @param {RegExp} expected what it prints
 * @returns {boolean}
 */
function holds(copy, what, args, expected = /(?:)/) {
  const run = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
  const isGood = run.status === 0 && expected.test(run.stdout);
  console.log(`${what}: ${isGood ? 'ok' : 'FAILED'}`);
  if (!isGood) console.error(`${run.stdout}${run.stderr}`);
  return isGood;
}

/** @param {string} folder */
const linesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && basename(entry.parentPath) !== 'records')
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8').split('\n').length - 1)
    .reduce((sum, lines) => sum + lines, 0);

const copy = copied();
try {
  const tool = (/** @type {string} */ path) => join(copy, 'node_modules', path);
  const folder = `games/${name}`;
  const isMade = holds(copy, `npm run new-game ${name}`, ['scripts/new-game.mjs', name]);
  const lines = isMade ? linesIn(join(copy, folder)) : 0;
  if (isMade) console.log(`${folder}: ${lines} lines, fewer than ${mostLines} allowed`);
  const checks = !isMade
    ? []
    : [
        holds(copy, 'types', ['scripts/types.mjs']),
        holds(copy, 'lint', [tool('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', 'games']),
        holds(copy, 'pure rules', ['scripts/check-pure.mjs']),
        holds(copy, 'copies', ['scripts/check-copies.mjs']),
        holds(copy, 'numbered rules', ['scripts/rules.mjs'], new RegExp(`${name}: 4 rules`)),
        holds(copy, 'kit', [tool('vitest/vitest.mjs'), 'run', '--project', 'unit', folder]),
        holds(copy, 'a match', ['lab/accretion.mjs', 'demo', name, '--language', 'de'], /gewinnt|Sieg/),
      ];
  process.exitCode = isMade && lines < mostLines && checks.every(Boolean) ? 0 : 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
