/** How much of a shared machine others take: the figures of one run say little without it. */
import { readFileSync } from 'node:fs';

export interface Stolen {
  readonly taken: number;
  readonly all: number;
}

/** Ticks so far, from the kernel; null where it does not count them. */
export function stolen(): Stolen | null {
  try {
    const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
    // user, nice, system, idle, iowait, irq, softirq, steal
    const ticks = line.trim().split(/\s+/).slice(1, 9).map(Number);
    return { taken: ticks[7] ?? 0, all: ticks.reduce((sum, one) => sum + one, 0) };
  } catch {
    return null;
  }
}

export const shareBetween = (before: Stolen, after: Stolen): number =>
  (after.taken - before.taken) / Math.max(1, after.all - before.all);
