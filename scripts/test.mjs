// npm test: installs what is missing, then runs every check and every test to the end, whatever fails on the way.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureInstalled, root } from './install.mjs';

/**
 * passed and failed count tests; a check that has none counts as one. A note says what was not done.
 * @typedef {{ passed: number, failed: number, note?: string }} Tally
 */

const isFast = process.argv.includes('--fast');
const bin = (/** @type {string} */ path) => join(root, 'node_modules', path);

/**
 * @param {readonly string[]} args
 * @returns {boolean}
 */
const node = (...args) =>
  spawnSync(process.execPath, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;

/** @param {boolean} isGood @returns {Tally} */
const asOne = (isGood) => (isGood ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** What failed, told again at the very end, where it is read first. @type {string[]} */
const failures = [];

/**
 * A file that cannot be loaded has no test that failed.
 * @param {{ name: string, status: string, message: string, assertionResults: { status: string, fullName: string, failureMessages: string[] }[] }} file
 * @returns {string[]}
 */
function failuresOf({ name, status, message, assertionResults }) {
  const path = relative(root, name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0) return status === 'failed' ? [`${path}: ${message}`] : [];
  return failed.map(({ fullName, failureMessages }) => `${path}: ${fullName}\n  ${failureMessages[0] ?? ''}`);
}

/**
 * @param {string} project
 * @returns {Tally}
 */
function vitest(project) {
  const report = join(root, 'reports', `${project}.json`);
  rmSync(report, { force: true });
  mkdirSync(join(root, 'reports'), { recursive: true });
  const isGood = node(
    bin('vitest/vitest.mjs'),
    ...['run', '--project', project],
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  );
  try {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = JSON.parse(
      readFileSync(report, 'utf8'),
    );
    for (const file of testResults) failures.push(...failuresOf(file));
    const skipped = numPendingTests + numTodoTests;
    // A file that cannot be loaded or an error outside every test fails the run without failing a test.
    const failed = isGood ? numFailedTests : Math.max(1, numFailedTests);
    return { passed: numPassedTests, failed, ...(skipped > 0 ? { note: `${skipped} skipped` } : {}) };
  } catch {
    return { passed: 0, failed: 1, note: 'vitest wrote no report' };
  }
}

/** @returns {Promise<Tally>} */
async function browser() {
  try {
    const path = await ensureBrowser();
    console.log(`Browser: ${path}`);
    process.env['CHROMIUM_PATH'] = path;
    return { passed: 1, failed: 0 };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    delete process.env['CHROMIUM_PATH'];
    return { passed: 0, failed: 1, note: 'none found, none fetched' };
  }
}

/** @returns {Tally} */
function e2e() {
  if (process.env['CHROMIUM_PATH']) return vitest('e2e');
  return { passed: 0, failed: 1, note: 'no browser' };
}

/** @returns {Tally} */
function audit() {
  const run = spawnSync('npm', ['audit', '--omit=dev', '--audit-level=high', '--json'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  try {
    const { metadata, vulnerabilities } = JSON.parse(run.stdout);
    const { high, critical } = metadata.vulnerabilities;
    console.log(
      `${high} high, ${critical} critical: ${Object.keys(vulnerabilities).join(', ') || 'nothing known'}`,
    );
    return asOne(run.status === 0);
  } catch {
    const note = 'NOT CHECKED: the registry did not answer the question for known vulnerabilities';
    console.log(note);
    return { passed: 0, failed: 0, note };
  }
}

/** @type {[name: string, run: () => Tally | Promise<Tally>][]} */
const stages = [
  ['types', () => asOne(node('scripts/types.mjs'))],
  ['lint', () => asOne(node(bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.'))],
  ['pure rules', () => asOne(node('scripts/check-pure.mjs'))],
  ['waits', () => asOne(node('scripts/check-waits.mjs'))],
  ['copies', () => asOne(node('scripts/check-copies.mjs'))],
  ['tidy', () => asOne(node('scripts/check-tidy.mjs'))],
  ['rooms', () => asOne(node('scripts/rooms.mjs'))],
  ['unused', () => asOne(node(bin('knip/bin/knip.js')))],
  ['rules', () => asOne(node('scripts/rules.mjs'))],
  ['size', () => asOne(node('scripts/size.mjs'))],
  ['new game', () => asOne(node('scripts/check-new-game.mjs'))],
  ['unit', () => vitest('unit')],
  ['server', () => vitest('server')],
  ['faults', () => vitest('faults')],
  ...(isFast
    ? []
    : [
        /** @type {[string, () => Promise<Tally>]} */ (['browser', browser]),
        /** @type {[string, () => Tally]} */ (['e2e', e2e]),
      ]),
  ['audit', audit],
];

if (!ensureInstalled()) {
  console.error('The dependencies could not be installed; see the messages of npm above.');
  console.log('0 passed, 1 failed');
  process.exit(1);
}

/** @type {string[]} */
const lines = [];
let passed = 0;
let failed = 0;
for (const [name, run] of stages) {
  console.log(`\n=== ${name}`);
  const start = performance.now();
  const tally = await run();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const verdict = tally.failed > 0 ? 'FAILED' : tally.passed > 0 ? 'ok' : 'NOT RUN';
  const line =
    `${name.padEnd(12)}${verdict.padEnd(9)}${seconds.padStart(6)} s  ${tally.note ?? ''}`.trimEnd();
  console.log(`--- ${line}`);
  lines.push(line);
  passed += tally.passed;
  failed += tally.failed;
}

for (const failure of failures) console.log(`\nFAILED ${failure.split('\n').slice(0, 12).join('\n')}`);
console.log(`\n${lines.join('\n')}`);
if (isFast) console.log('\n*** --fast: THE BROWSER TESTS WERE LEFT OUT. This is not the full test. ***');
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
