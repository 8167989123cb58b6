/** Workers that share the parts of a plan. What comes out is the same however many there are. */
import { Worker } from 'node:worker_threads';
import { playPart, type Result } from './matches.ts';
import type { Plan } from './plan.ts';
import { Fault } from './playOut.ts';

export type Order = { readonly plan: Plan } | { readonly index: number };
export type Reply = { readonly result: Result } | { readonly fault: string };

export class Crew {
  private readonly workers: readonly Worker[];

  constructor(size: number) {
    this.workers = size <= 1 ? [] : Array.from({ length: size }, hired);
  }

  /** Plays the parts from `first` up to, not including, `end`; hands each over in the order of the plan. */
  async play(plan: Plan, first: number, end: number, take: (result: Result) => void): Promise<void> {
    if (this.workers.length === 0) {
      for (let index = first; index < end; index++) take(playPart(plan, index));
      return;
    }
    const early = new Map<number, Result>();
    let due = first;
    let next = first;
    const note = (index: number, result: Result): void => {
      early.set(index, result);
      for (let ready = early.get(due); ready !== undefined; ready = early.get(due)) {
        early.delete(due++);
        take(ready);
      }
    };
    const work = (worker: Worker): Promise<void> =>
      new Promise((resolve, reject) => {
        let index = -1;
        const goOn = (): void => {
          index = next++;
          if (index < end) worker.postMessage({ index } satisfies Order);
          else resolve();
        };
        worker.removeAllListeners();
        worker.on('message', (reply: Reply) => {
          if ('fault' in reply) return reject(new Fault(reply.fault));
          try {
            note(index, reply.result);
            goOn();
          } catch (error) {
            reject(error);
          }
        });
        worker.on('error', reject);
        worker.postMessage({ plan } satisfies Order);
        goOn();
      });
    await Promise.all(this.workers.map(work));
  }

  async end(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.terminate()));
  }
}

const hired = (): Worker => new Worker(new URL('./worker.mjs', import.meta.url));
