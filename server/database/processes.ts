/** The processes of the PostgreSQL that runs on a data folder, to be killed or stopped from outside. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const pidFile = (data: string): string => join(data, 'postgres', 'postmaster.pid');

export const isRunning = (data: string): boolean => existsSync(pidFile(data));

export function postgresProcesses(data: string): number[] {
  const [first = ''] = readFileSync(pidFile(data), 'utf8').split('\n');
  const table = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  const rows = table.map((line) => line.trim().split(/\s+/).map(Number));
  const children = rows.filter(([, parent]) => parent === Number(first)).map(([pid]) => pid ?? 0);
  return [Number(first), ...children];
}

/** Sends a signal to every process of it; how many there were. */
export function signalPostgres(data: string, signal: NodeJS.Signals): number {
  const all = postgresProcesses(data);
  for (const pid of all) {
    try {
      process.kill(pid, signal);
    } catch {
      // It was faster.
    }
  }
  return all.length;
}
