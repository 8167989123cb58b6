import { expect, it, vi } from 'vitest';
import { atEnd } from '../testing/end.ts';
import { Pool } from './pool.ts';

it('a thread that cannot start fails its task and never the process', async () => {
  const onError = vi.fn();
  const pool = new Pool(onError, '/nowhere/worker.mjs');
  atEnd(() => pool.close());
  const view = null;
  const thought = pool.think({ game: 'buccaneers', pack: null, level: 'random', seat: 0, view, chance: 'x' });
  const failed = thought.catch((error: Error) => error);
  await expect.poll(() => onError.mock.calls.length, { timeout: 10_000 }).toBeGreaterThan(0);
  await pool.close();
  expect(await failed).toBeInstanceOf(Error);
});
