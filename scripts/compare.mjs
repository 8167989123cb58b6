// npm run bench:compare REV [GAME] [-- --rounds=N]: is this working copy as fast as the build of another commit? Both are
// bundled alike, with today's packages, and measured side by side in new processes, round after round. They share one
// core, so that whatever slows it down slows both; what counts is processor time. A report, not a test.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';
import { root } from './install.mjs';
import { medianOf } from './ratios.mjs';

/** @typedef {{ name: string, median: number }} Figure a measure, and how often a second it was done */

const words = process.argv.slice(2);
const [revision, chosen] = words.filter((word) => !word.startsWith('--'));
const rounds = Number(words.find((word) => word.startsWith('--rounds='))?.slice('--rounds='.length) ?? 9);
if (revision === undefined || !(rounds >= 1)) {
  console.error('npm run bench:compare REV [GAME] [-- --rounds=N]');
  process.exit(1);
}

/** Can processes be kept on one core here? */
const canPin = spawnSync('taskset', ['--version']).status === 0;

/**
 * V8 puts what one place in the code makes among what lives long if much of it survived before. What the bench keeps for
 * later decides that for the copies it then counts: a factor of ten, which says nothing about the code compared. At a
 * table V8 decides as it likes, so what is measured here is the code without that.
 */
const steady = '--no-allocation-site-pretenuring';

const folder = mkdtempSync(join(tmpdir(), 'compare-'));
const other = join(folder, 'other');
process.once('SIGINT', () => process.exit(130));
process.on('exit', () => {
  rmSync(folder, { recursive: true, force: true });
  spawnSync('git', ['worktree', 'prune'], { cwd: root });
});

execFileSync('git', ['worktree', 'add', '--quiet', '--detach', other, revision], {
  cwd: root,
  stdio: 'inherit',
});
lendPackages(other);
const programs = [other, root].map((tree, index) => {
  const built = join(folder, String(index));
  bundle({ main: join(tree, 'lab/main.ts') }, built);
  return join(built, 'main.mjs');
});

const common = gamesIn(other).filter((name) => gamesIn(root).includes(name));
for (const game of chosen === undefined ? common : [chosen]) {
  /** @type {Map<string, number[]>} */
  const ratios = new Map();
  for (let round = 0; round < rounds; round++) {
    const [before, after] = await Promise.all(programs.map((program) => measured(program, game)));
    for (const { name, median } of after ?? []) {
      const known = before?.find((figure) => figure.name === name);
      if (known !== undefined) ratios.set(name, [...(ratios.get(name) ?? []), median / known.median]);
    }
  }
  for (const [name, all] of ratios) {
    const { median, low, high } = medianOf(all);
    const interval = `[${low.toFixed(2)}, ${high.toFixed(2)}]`;
    console.log(`${game.padEnd(13)} ${name.padEnd(8)} ${median.toFixed(2)} ${interval} of ${all.length}`);
  }
}

/**
 * The packages from npm that are installed here, for another tree; those of this house stay its own.
 * @param {string} tree
 */
function lendPackages(tree) {
  const lent = join(tree, 'node_modules');
  mkdirSync(join(lent, '@accretion'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')).filter((one) => one !== '@accretion')) {
    symlinkSync(join(root, 'node_modules', name), join(lent, name));
  }
  for (const name of readdirSync(join(root, 'node_modules/@accretion'))) {
    symlinkSync(join(tree, name), join(lent, '@accretion', name));
  }
}

/** @param {string} tree */
function gamesIn(tree) {
  return readdirSync(join(tree, 'games')).filter((name) => existsSync(join(tree, 'games', name, 'index.ts')));
}

/**
 * The clock of the bench counts processor time here, whatever it measured by in that commit.
 * @param {string} program
 */
function benching(program) {
  return `
    performance.now = () => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1000;
    };
    import(${JSON.stringify(pathToFileURL(program).href)}).then(async ({ run }) => {
      process.exitCode = await run(process.argv.slice(1));
    });`;
}

/**
 * @param {string} program
 * @param {string} game
 * @returns {Promise<Figure[]>}
 */
async function measured(program, game) {
  const bench = ['bench', game, '--json', '--samples', '5', '--millis', '60'];
  const node = [process.execPath, steady, '-e', benching(program), '--', ...bench];
  const [command = '', ...rest] = canPin
    ? ['taskset', '-c', String(availableParallelism() - 1), ...node]
    : node;
  const child = spawn(command, rest, { stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (piece) => {
    text += piece;
  });
  const code = await new Promise((done) => child.once('close', done));
  if (code !== 0) throw new Error(`the bench of ${game} ended with ${code}`);
  return JSON.parse(text);
}
