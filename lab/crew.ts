/** Workers that share matches. What comes out is the same however many there are. */
import { Worker } from 'node:worker_threads';
import { added, nothing, type Plan, playMatches, type Sums } from './matches.ts';
import { Fault } from './playOut.ts';

/** Matches a worker plays between two reports. */
const portion = 20;

export interface Portion {
  readonly first: number;
  readonly end: number;
}

export type Reply = { readonly sums: Sums } | { readonly fault: string };

export async function playAll(plan: Plan, workers: number, played: (games: number) => void): Promise<Sums> {
  const portions: Portion[] = [];
  for (let first = 0; first < plan.games; first += portion) {
    portions.push({ first, end: Math.min(plan.games, first + portion) });
  }
  const found: Sums[] = [];
  let done = 0;
  const note = (index: number, sums: Sums): void => {
    found[index] = sums;
    done += sums.games;
    played(done);
  };
  const crew = Math.min(workers, portions.length);
  if (crew <= 1) {
    for (const [index, { first, end }] of portions.entries()) note(index, playMatches(plan, first, end));
  } else await shareOut(plan, portions, crew, note);
  // Added in the order of the matches: the last bit of a fraction depends on it.
  return found.reduce(added, nothing(plan.seats));
}

async function shareOut(
  plan: Plan,
  portions: readonly Portion[],
  crew: number,
  note: (index: number, sums: Sums) => void,
): Promise<void> {
  let next = 0;
  const workers = Array.from(
    { length: crew },
    () => new Worker(new URL('./worker.mjs', import.meta.url), { workerData: plan }),
  );
  const work = (worker: Worker): Promise<void> =>
    new Promise((resolve, reject) => {
      let index = -1;
      const goOn = (): void => {
        index = next++;
        const mine = portions[index];
        if (mine === undefined) resolve();
        else worker.postMessage(mine);
      };
      worker.on('message', (reply: Reply) => {
        if ('fault' in reply) return reject(new Fault(reply.fault));
        note(index, reply.sums);
        goOn();
      });
      worker.on('error', reject);
      goOn();
    });
  try {
    await Promise.all(workers.map(work));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
