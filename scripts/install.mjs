// Installs the locked dependencies when they are missing or differ from the lock file.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * @typedef {{ version?: string, link?: boolean, optional?: boolean }} Locked
 * @param {string} file
 * @returns {Record<string, Locked> | null}
 */
function lockedPackages(file) {
  try {
    return JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')).packages;
  } catch {
    return null;
  }
}

/** npm keeps its own account of what lies in node_modules; it must agree with the lock file. */
function isInstalled() {
  const wanted = lockedPackages('package-lock.json');
  const present = lockedPackages('node_modules/.package-lock.json');
  if (wanted === null || present === null) return false;
  return Object.entries(wanted).every(([path, { version, link, optional }]) => {
    if (!path.startsWith('node_modules/')) return true;
    const found = present[path];
    if (found === undefined) return optional === true;
    return link === true || found.version === version;
  });
}

/** @returns {boolean} whether the dependencies are there now */
export function ensureInstalled() {
  if (isInstalled()) return true;
  console.log('Installing dependencies (npm ci) ...');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const done = spawnSync(npm, ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  return done.status === 0;
}
