import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'accretion-family-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const family = fileURLToPath(new URL('./family.mjs', import.meta.url));
const child = join(folder, 'child.mjs');
const script = join(folder, 'script.mjs');
// Like the server: ends in order when it is asked to, or when the program that started it is gone.
writeFileSync(
  child,
  `const end = (why) => { console.log('ended by ' + why); process.exit(0); };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => end(signal));
  process.on('disconnect', () => end('disconnect'));
  process.on('SIGPIPE', () => undefined);
  console.log('child of ' + process.ppid + ' under ' + process.env.SHELL_PID);`,
);
writeFileSync(
  script,
  `import { runToEnd } from ${JSON.stringify(family)};
  process.exit(await runToEnd([${JSON.stringify(child)}], {}));`,
);

/** As npm does it: a shell runs the script. Here the shell stays, as some do. */
async function started() {
  const command = `SHELL_PID=$$ "${process.execPath}" "${script}"; exit $?`;
  const shell = spawn('sh', ['-c', command], {
    env: { ...process.env, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  let said = '';
  shell.stdout.on('data', (chunk) => {
    said += String(chunk);
  });
  await expect.poll(() => said, { timeout: 20_000 }).toMatch(/child of \d+ under \d+/);
  const [, parent, above] = /child of (\d+) under (\d+)/.exec(said) ?? [];
  // Nobody writes any more: every process of the family has ended.
  const ended = once(shell.stdout, 'close').then(() => said);
  return { script: Number(parent), shell: Number(above), ended };
}

describe('programs that end together', () => {
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP'])) {
    it(`end with the script when it gets ${signal}`, async () => {
      const { script: pid, ended } = await started();
      process.kill(pid, signal);
      expect(await ended).toContain(`ended by ${signal}`);
    });
  }

  it('end when the script is killed without a word', async () => {
    const { script: pid, ended } = await started();
    process.kill(pid, 'SIGKILL');
    expect(await ended).toContain('ended by disconnect');
  });

  it('end when what is above the script is gone and did not pass on the signal', async () => {
    const { shell, ended } = await started();
    process.kill(shell, 'SIGKILL');
    expect(await ended).toContain('ended by SIGTERM');
  });
});
