/** Those who play parts of plans: worker threads, or this thread. */
import { Worker } from 'node:worker_threads';
import { playPart, type Result } from '../matches.ts';
import type { Plan } from '../plan.ts';
import { Fault } from '../playOut.ts';

export type Order = { readonly plan: Plan } | { readonly index: number };
export type Reply = { readonly result: Result } | { readonly fault: string };

export interface Hand {
  /** One part at a time. */
  play(plan: Plan, index: number): Promise<Result>;
  end(): Promise<void>;
}

/** Those who share the parts of a plan. */
export interface Crew {
  /** Plays the parts from `first` up to, not including, `end`; hands each over in the order of the plan. */
  play(plan: Plan, first: number, end: number, take: (result: Result) => void): Promise<void>;
  end(): Promise<void>;
}

const ownHand: Hand = {
  play: async (plan, index) => playPart(plan, index),
  end: async () => undefined,
};

/** Several play in threads of their own. */
export const handsOf = (size: number): readonly Hand[] =>
  size <= 1 ? [ownHand] : Array.from({ length: size }, () => new Thread());

class Thread implements Hand {
  private readonly worker = new Worker(new URL('./worker.mjs', import.meta.url));
  private known: Plan | null = null;

  play(plan: Plan, index: number): Promise<Result> {
    return new Promise((done, fail) => {
      this.worker.removeAllListeners();
      this.worker.on('message', (reply: Reply) =>
        'fault' in reply ? fail(new Fault(reply.fault)) : done(reply.result),
      );
      this.worker.on('error', fail);
      if (this.known !== plan) this.worker.postMessage({ plan } satisfies Order);
      this.known = plan;
      this.worker.postMessage({ index } satisfies Order);
    });
  }

  async end(): Promise<void> {
    await this.worker.terminate();
  }
}
