/** The worker that runs the bots, started with the first move a bot has to make. */
import { type Remote, wrap } from 'comlink';
import type { Thinker } from './thinker.ts';

let worker: Remote<Thinker> | null = null;

export const workerThinker: Thinker = {
  choose(job) {
    worker ??= wrap<Thinker>(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));
    return worker.choose(job) as Promise<Awaited<ReturnType<Thinker['choose']>>>;
  },
};
