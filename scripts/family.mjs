// Programs that end together: what a script has started ends with it, however the script or its own parents end.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

const checkEvery = 500;
const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * The parent of a process; null if it is gone or cannot be told.
 *
 * @param {number} pid
 */
function parentOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return null;
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/** The processes above: npm may have put a shell between itself and us. */
function ancestors() {
  const parent = process.ppid;
  const isShell = () => {
    try {
      return /^(ba|da|a|z|k)?sh$/.test(readFileSync(`/proc/${parent}/comm`, 'utf8').trim());
    } catch {
      return false;
    }
  };
  const npm = process.env['npm_lifecycle_event'] !== undefined && isShell() ? parentOf(parent) : null;
  return npm === null || npm <= 1 ? [parent] : [parent, npm];
}

/**
 * Runs a program of Node to its end. It is asked to end when we are, or when npm is gone without telling us; it
 * notices by itself, through the channel between us, when we are killed.
 *
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<number>} its exit code
 */
export function runToEnd(args, options) {
  const isNpm = process.env['npm_lifecycle_event'] !== undefined;
  const above = isNpm ? ancestors() : [];
  const child = spawn(process.execPath, args, { ...options, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const handlers = signals.map((signal) => {
    const pass = () => void child.kill(signal);
    process.on(signal, pass);
    return /** @type {const} */ ([signal, pass]);
  });
  const timer = setInterval(() => {
    if (above.length > 0 && (process.ppid !== above[0] || !above.every(isAlive))) child.kill('SIGTERM');
  }, checkEvery);
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('exit', (code, signal) => {
      clearInterval(timer);
      for (const [name, pass] of handlers) process.off(name, pass);
      done(code ?? (signal === null ? 1 : 128 + 15));
    });
  });
}
