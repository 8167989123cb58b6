// npm run rooms: no forbidden import between rooms. First it proves on a small house with planted violations that
// every rule still bites, because a parser that sees nothing also reports no violation.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from './install.mjs';
import { planted } from './planted.mjs';

const rooms = ['engine', 'games', 'bots', 'lab', 'protocol', 'server', 'web', 'e2e', 'scripts'];

/**
 * @typedef {{ from: string, to: string, rule: { name: string } }} Violation
 * @param {string} house
 * @returns {{ modules: number, violations: Violation[] }}
 */
function cruise(house) {
  const cruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const config = join(root, '.dependency-cruiser.cjs');
  const present = rooms.filter((room) => existsSync(join(house, room)));
  const run = spawnSync(
    process.execPath,
    [cruiser, ...present, '--config', config, '--output-type', 'json'],
    {
      cwd: house,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    },
  );
  if (!run.stdout.startsWith('{')) throw new Error(`dependency-cruiser failed: ${run.stderr}${run.stdout}`);
  const { modules, summary } = JSON.parse(run.stdout);
  const ours = modules.filter((/** @type {{ source: string }} */ { source }) =>
    rooms.includes(source.split('/')[0] ?? ''),
  );
  return { modules: ours.length, violations: summary.violations };
}

/** @returns {string[]} rules that did not bite, and allowed imports that were refused */
function proveItBites() {
  const house = mkdtempSync(join(tmpdir(), 'rooms-'));
  try {
    for (const { file, text } of planted) {
      mkdirSync(dirname(join(house, file)), { recursive: true });
      writeFileSync(join(house, file), text);
    }
    mkdirSync(join(house, 'node_modules/@accretion'), { recursive: true });
    for (const room of ['engine', 'games', 'bots', 'protocol']) {
      symlinkSync(join(house, room), join(house, 'node_modules/@accretion', room), 'junction');
    }
    const { violations } = cruise(house);
    return planted.flatMap(({ file, breaks }) => {
      const broken = new Set(violations.filter(({ from }) => from === file).map(({ rule }) => rule.name));
      const silent = breaks
        .filter((rule) => !broken.has(rule))
        .map((rule) => `${rule} does not bite in ${file}`);
      const eager =
        breaks.length > 0 ? [] : [...broken].map((rule) => `${rule} refuses ${file}, which is allowed`);
      return [...silent, ...eager];
    });
  } finally {
    rmSync(house, { recursive: true, force: true });
  }
}

const dull = proveItBites();
for (const line of dull) console.error(line);

const { modules, violations } = cruise(root);
for (const { rule, from, to } of violations) console.error(`${rule.name}: ${from} imports ${to}`);
if (modules === 0) console.error('no module was looked at');

const count = planted.reduce((sum, { breaks }) => sum + breaks.length, 0);
console.log(
  `${modules} modules, ${violations.length} forbidden imports; ${count} planted violations, ${dull.length} not seen`,
);
process.exit(dull.length === 0 && violations.length === 0 && modules > 0 ? 0 : 1);
