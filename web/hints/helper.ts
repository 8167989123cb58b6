/** A worker that helps, started when it is first needed. Work nobody waits for any more ends it. */
import type { Endpoint, Remote } from 'comlink';

/** A worker, as far as it is used here. */
export interface Helper extends Endpoint {
  terminate(): void;
}

export interface Help<T> {
  /** Does something with the worker; null once the signal says that nobody waits for it. */
  ask<R>(signal: AbortSignal, task: (remote: Remote<T>) => Promise<R>): Promise<R | null>;
}

interface Running<T> {
  readonly helper: Helper;
  /** In a list of its own: whatever waits for a remote thing would ask it whether it is a promise. */
  readonly remote: Promise<readonly [Remote<T>]>;
}

export function helpBy<T>(newHelper: () => Helper): Help<T> {
  let running: Running<T> | null = null;
  const stop = (helper: Helper): void => {
    if (running?.helper !== helper) return;
    helper.terminate();
    running = null;
  };
  return {
    async ask(signal, task) {
      if (signal.aborted) return null;
      running ??= started<T>(newHelper());
      const { helper, remote } = running;
      const cancelled = new Promise<null>((done) => {
        // A thread that thinks hears nothing: it is ended, and the next one who asks starts another.
        signal.addEventListener('abort', () => {
          stop(helper);
          done(null);
        });
      });
      const broken = new Promise<never>((_, fail) => {
        helper.addEventListener('error', () => fail(new Error('the worker could not be started')));
      });
      try {
        return await Promise.race([remote.then(([one]) => task(one)), cancelled, broken]);
      } catch (error) {
        stop(helper);
        throw error;
      }
    },
  };
}

const started = <T>(helper: Helper): Running<T> => ({
  helper,
  remote: import('comlink').then(({ wrap }) => [wrap<T>(helper)] as const),
});
