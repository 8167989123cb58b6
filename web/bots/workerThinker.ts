/** The worker that runs the bots, started with the first move a bot has to make. */
import type { Remote } from 'comlink';
import type { Thinker } from './thinker.ts';

/** In a list of its own: whatever waits for a remote thing would ask it whether it is a promise. */
let worker: Promise<readonly [Remote<Thinker>]> | null = null;

async function start(): Promise<readonly [Remote<Thinker>]> {
  const { wrap } = await import('comlink');
  return [wrap<Thinker>(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }))];
}

export const workerThinker: Thinker = {
  async choose(job) {
    worker ??= start();
    const [thinker] = await worker.catch((error: unknown) => {
      worker = null;
      throw error;
    });
    return thinker.choose(job) as Promise<Awaited<ReturnType<Thinker['choose']>>>;
  },
};
