// npm run geometry: how long questions about the plane of Masterworks take on one core. A report, not a test.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';
import { root } from './install.mjs';

const folder = mkdtempSync(join(tmpdir(), 'geometry-'));
try {
  bundle({ speed: join(root, 'games/masterworks/rules/plane/testing/speed.ts') }, folder);
  const { measures } = await import(pathToFileURL(join(folder, 'speed.mjs')).href);
  for (const { name, limit, work } of measures()) {
    const { best, median } = timed(work);
    const promise = limit === null ? '' : `  (under ${limit})`;
    console.log(`${name.padEnd(24)} best ${best.toFixed(2)} µs, median ${median.toFixed(2)} µs${promise}`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/**
 * @param {() => number} work returns how many questions it asked
 * @returns {{ best: number, median: number }} microseconds of the processor, each: other work here counts little
 */
function timed(work) {
  const samples = Array.from({ length: 60 }, () => {
    const started = process.cpuUsage();
    const asked = work();
    const { user, system } = process.cpuUsage(started);
    return (user + system) / asked;
  }).sort((one, other) => one - other);
  return { best: samples[0] ?? 0, median: samples[30] ?? 0 };
}
