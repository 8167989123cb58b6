/** Hints from a worker. */
import type { Advisor, Hint, HintJob } from './advisor.ts';
import { type Helper, helpBy } from './helper.ts';

export interface Adviser {
  /** The hint; null once the signal says that nobody waits for it. */
  ask(job: HintJob, signal: AbortSignal): Promise<Hint | null>;
}

export function adviserBy(newWorker: () => Helper): Adviser {
  const help = helpBy<Advisor>(newWorker);
  return { ask: (job, signal) => help.ask(signal, (remote) => remote.advise(job) as Promise<Hint>) };
}

/** The worker for hints and for analyses; each of them starts its own. */
export const newHelper = (): Helper =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

export const workerAdvisor: Adviser = adviserBy(newHelper);
