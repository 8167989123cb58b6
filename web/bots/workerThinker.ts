/** The worker that runs the bots, started with the first move a bot has to make. */
import type { Remote } from 'comlink';
import type { Thinker } from './thinker.ts';

/** Not a remote thing by itself: whatever waits for one would ask it whether it is a promise. */
interface Started {
  readonly thinker: Remote<Pick<Thinker, 'choose'>>;
  end(): void;
}

/** A move somebody waits for. */
interface Job {
  readonly match: string;
  fail(error: Error): void;
}

let worker: Promise<Started> | null = null;
const jobs = new Set<Job>();

async function start(): Promise<Started> {
  const { wrap } = await import('comlink');
  const native = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  return { thinker: wrap<Pick<Thinker, 'choose'>>(native), end: () => native.terminate() };
}

export const workerThinker: Required<Thinker> = {
  choose: (asked) =>
    new Promise((done, fail) => {
      const job = { match: asked.match, fail };
      jobs.add(job);
      worker ??= start();
      worker
        .catch((error: unknown) => {
          worker = null;
          throw error;
        })
        .then(({ thinker }) => thinker.choose(asked) as ReturnType<Thinker['choose']>)
        .then(done, fail)
        .finally(() => jobs.delete(job));
    }),

  /** A thread that thinks hears nothing: the worker is ended, and a new one starts with the next move. */
  stop(match) {
    const stopped = [...jobs].filter((job) => job.match === match);
    if (stopped.length === 0) return;
    for (const job of stopped) {
      jobs.delete(job);
      job.fail(new Error('stopped thinking: nobody waits for it'));
    }
    if (jobs.size > 0) return;
    void worker?.then(({ end }) => end()).catch(() => undefined);
    worker = null;
  },
};
