/** The worker that works out hints, started with the first one. A hint nobody waits for any more ends it. */
import type { Endpoint, Remote } from 'comlink';
import type { Advisor, Hint, HintJob } from './advisor.ts';

/** A worker, as far as it is used here. */
export interface Helper extends Endpoint {
  terminate(): void;
}

export interface Adviser {
  /** The hint; null once the signal says that nobody waits for it. */
  ask(job: HintJob, signal: AbortSignal): Promise<Hint | null>;
}

/** Asks a worker, which it starts when it needs one. */
export function adviserBy(newHelper: () => Helper): Adviser {
  let running: { readonly helper: Helper; readonly advisor: Promise<readonly [Remote<Advisor>]> } | null =
    null;
  const stop = (): void => {
    running?.helper.terminate();
    running = null;
  };
  return {
    async ask(job, signal) {
      if (signal.aborted) return null;
      running ??= started(newHelper());
      const { helper, advisor } = running;
      const cancelled = new Promise<null>((done) => {
        // A thread that thinks hears nothing: it is ended, and the next hint starts another.
        signal.addEventListener('abort', () => {
          if (running?.helper === helper) stop();
          done(null);
        });
      });
      const broken = new Promise<never>((_, fail) => {
        helper.addEventListener('error', () => fail(new Error('the worker could not be started')));
      });
      try {
        const answer = advisor.then(([one]) => one.advise(job) as Promise<Hint>);
        return await Promise.race([answer, cancelled, broken]);
      } catch (error) {
        if (running?.helper === helper) stop();
        throw error;
      }
    },
  };
}

const started = (helper: Helper) => ({
  helper,
  // In a list of its own: whatever waits for a remote thing would ask it whether it is a promise.
  advisor: import('comlink').then(({ wrap }) => [wrap<Advisor>(helper)] as const),
});

export const workerAdvisor: Adviser = adviserBy(
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
);
