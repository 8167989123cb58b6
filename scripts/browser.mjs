// Finds a Chromium for the browser tests, or brings one: Debian's, one from npm, or Playwright's own.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './install.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const packaged = '@sparticuz/chromium@147.0.0';

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string>>} env
 */
function succeeds(command, args, env = {}) {
  const stdio = /** @type {const} */ (['ignore', 'inherit', 'inherit']);
  return (
    spawnSync(command, args, { cwd: root, stdio: [...stdio], env: { ...process.env, ...env } }).status === 0
  );
}

/** @returns {string | null} a browser that is already on this machine */
function installedBrowser() {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, ...places].find(isExecutable) ?? null;
}

/** @returns {string | null} */
function browserFromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return null;
  console.log('No Chromium found: installing the one of the distribution (apt-get) ...');
  const quietly = { DEBIAN_FRONTEND: 'noninteractive' };
  const installed =
    succeeds('apt-get', ['-q', 'update'], quietly) &&
    succeeds('apt-get', ['-q', 'install', '--no-install-recommends', '-y', 'chromium'], quietly);
  return installed ? installedBrowser() : null;
}

/** @returns {Promise<string | null>} */
async function browserFromNpm() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const folder = join(root, '.cache/browser');
  if (!existsSync(join(folder, 'node_modules/@sparticuz/chromium'))) {
    console.log(`No Chromium found: fetching ${packaged} from npm ...`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
    if (!succeeds('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', packaged])) return null;
  }
  const entry = createRequire(join(folder, 'package.json')).resolve('@sparticuz/chromium');
  const { default: chromium } = await import(pathToFileURL(entry).href);
  return chromium.executablePath();
}

/** @returns {Promise<string | null>} */
async function browserFromPlaywright() {
  const { chromium } = await import('playwright-core');
  if (!isExecutable(chromium.executablePath())) {
    console.log("No Chromium found: trying Playwright's own download ...");
    const cli = join(root, 'node_modules/playwright-core/cli.js');
    if (!succeeds(process.execPath, [cli, 'install', 'chromium'])) return null;
  }
  return chromium.executablePath();
}

const sources = [installedBrowser, browserFromDebian, browserFromNpm, browserFromPlaywright];

/** @returns {Promise<string>} the path of a Chromium; throws when none can be had */
export async function ensureBrowser() {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen) {
    if (isExecutable(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH is ${chosen}, which is not a program that can be run.`);
  }
  for (const source of sources) {
    try {
      const path = await source();
      if (path !== null) return path;
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    }
  }
  throw new Error(
    'The browser tests need Chromium or Chrome and none could be found or fetched. ' +
      'Install one, or set CHROMIUM_PATH to its program.',
  );
}
