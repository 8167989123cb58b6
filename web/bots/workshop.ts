/** The worker in which bots think, started when the first one is asked. */
import { type Remote, wrap } from 'comlink';
import type { Thinker } from './thinker.ts';

let worker: Remote<Thinker> | null = null;

export const workshop: Thinker = {
  choose(job) {
    worker ??= wrap<Thinker>(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));
    return worker.choose(job) as Promise<Awaited<ReturnType<Thinker['choose']>>>;
  },
};
