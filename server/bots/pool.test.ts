import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Match, only } from '@accretion/engine';
import { expect, it, vi } from 'vitest';
import { rulesetFor } from '../games.ts';
import { atEnd } from '../testing/end.ts';
import { Pool } from './pool.ts';
import { Stop } from './stop.ts';

const ruleset = rulesetFor('buccaneers', null);
const match = new Match(ruleset, { options: ruleset.game.defaults, seats: 3, seed: '1'.repeat(64) });
const view = ruleset.view(match.state, only(0));
const asked = { game: 'buccaneers', pack: null, seat: 0, view, chance: 'x' };

function poolOf(onError: (error: unknown) => void, worker?: string): Pool {
  const pool = new Pool(onError, worker);
  atEnd(() => pool.close());
  return pool;
}

it('a thread that cannot start fails its task and never the process', async () => {
  const onError = vi.fn();
  const pool = poolOf(onError, '/nowhere/worker.mjs');
  const failed = pool.think({ ...asked, level: 'random' }, new Stop()).catch((error: Error) => error);
  await expect.poll(() => onError.mock.calls.length, { timeout: 10_000 }).toBeGreaterThan(0);
  await pool.close();
  expect(await failed).toBeInstanceOf(Error);
});

it('a thread that dies while a bot thinks costs time only: another one thinks', async () => {
  const worker = join(mkdtempSync(join(tmpdir(), 'accretion-worker-')), 'worker.mjs');
  writeFileSync(
    worker,
    `import { existsSync, writeFileSync } from 'node:fs';
    const mark = new URL('./died', import.meta.url);
    export function run() {
      if (existsSync(mark)) return { move: { do: 'thought' }, sequence: [] };
      writeFileSync(mark, '');
      process.exit(1);
    }`,
  );
  const thought = poolOf(() => undefined, worker).think({ ...asked, level: 'captain' }, new Stop());
  expect(await thought).toMatchObject({ move: { do: 'thought' } });
});

it('a search is stopped in its thread, which goes on with the next task', async () => {
  const onError = vi.fn();
  const pool = poolOf(onError);
  const stop = new Stop();
  const thought = pool.think({ ...asked, level: 'singularity' }, stop).catch((error: Error) => error);
  stop.set();
  expect(await thought).toMatchObject({ message: expect.stringContaining('stopped thinking') });
  const { move } = await pool.think({ ...asked, level: 'random' }, new Stop());
  expect(ruleset.refuse(match.state, 0, move)).toBeNull();
  expect(onError).not.toHaveBeenCalled();
});
