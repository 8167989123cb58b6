// npm test: installs what is missing, then runs every check and every test to the end, whatever fails on the way.
import { spawn, spawnSync } from 'node:child_process';
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

/**
 * What a check prints is shown when it has ended: others run beside it.
 * @param {readonly string[]} args
 * @returns {Promise<{ isGood: boolean, output: string, seconds: number }>}
 */
function check(args) {
  const start = performance.now();
  const run = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [run.stdout, run.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  return new Promise((done) => {
    run.on('close', (status) =>
      done({ isGood: status === 0, output, seconds: (performance.now() - start) / 1000 }),
    );
  });
}

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

/** Each takes about one core, so two run at a time. @type {[name: string, args: string[]][]} */
const checks = [
  ['types', ['scripts/types.mjs']],
  ['rooms', ['scripts/rooms.mjs']],
  ['new game', ['scripts/check-new-game.mjs']],
  ['lint', [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.']],
  ['pure rules', ['scripts/check-pure.mjs']],
  ['waits', ['scripts/check-waits.mjs']],
  ['copies', ['scripts/check-copies.mjs']],
  ['tidy', ['scripts/check-tidy.mjs']],
  ['unused', [bin('knip/bin/knip.js')]],
  ['rules', ['scripts/rules.mjs']],
  ['size', ['scripts/size.mjs']],
];

/** @type {[name: string, run: () => Tally | Promise<Tally>][]} */
const stages = [
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

/** @param {string} name @param {Tally} tally @param {number} seconds */
function note(name, tally, seconds) {
  const verdict = tally.failed > 0 ? 'FAILED' : tally.passed > 0 ? 'ok' : 'NOT RUN';
  const time = seconds.toFixed(1).padStart(6);
  const line = `${name.padEnd(12)}${verdict.padEnd(9)}${time} s  ${tally.note ?? ''}`.trimEnd();
  console.log(`--- ${line}`);
  lines.push(line);
  passed += tally.passed;
  failed += tally.failed;
}

const waiting = [...checks];
async function checkOn() {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const [name, args] = next;
    const { isGood, output, seconds } = await check(args);
    process.stdout.write(`\n=== ${name}\n${output}`);
    note(name, asOne(isGood), seconds);
  }
}
await Promise.all([checkOn(), checkOn()]);

for (const [name, run] of stages) {
  console.log(`\n=== ${name}`);
  const start = performance.now();
  const tally = await run();
  note(name, tally, (performance.now() - start) / 1000);
}

for (const failure of failures) console.log(`\nFAILED ${failure.split('\n').slice(0, 12).join('\n')}`);
console.log(`\n${lines.join('\n')}`);
if (isFast) console.log('\n*** --fast: THE BROWSER TESTS WERE LEFT OUT. This is not the full test. ***');
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
