/**
 * Shares the parts of a plan with all machines that work for the same database. Which of them plays a part, and whether
 * one of them dies meanwhile, makes no difference to what comes out.
 */
import type { Result } from '../matches.ts';
import type { Plan } from '../plan.ts';
import { Fault } from '../playOut.ts';
import { type Crew, type Hand, handsOf } from './hand.ts';
import { type Done, type Job, Jobs } from './jobs.ts';
import { inOrder } from './order.ts';

/** So many parts are offered at a time: a run that is stopped leaves no more behind. */
const offered = 200;

export class Spread implements Crew {
  private constructor(
    private readonly jobs: Jobs,
    private readonly hands: readonly Hand[],
  ) {}

  static async on(databaseUrl: string, workers: number): Promise<Spread> {
    return new Spread(await Jobs.on(databaseUrl), handsOf(workers));
  }

  async play(plan: Plan, first: number, end: number, take: (result: Result) => void): Promise<void> {
    const note = inOrder(first, take);
    for (let from = first; from < end; from += offered) {
      const indices = Array.from({ length: Math.min(offered, end - from) }, (_, i) => from + i);
      await this.playSome(plan, indices, note);
    }
  }

  private async playSome(
    plan: Plan,
    indices: readonly number[],
    note: (index: number, result: Result) => void,
  ): Promise<void> {
    const ids = await this.jobs.offer(plan, indices);
    const missing = new Map(ids.map((id, i) => [id, indices[i] ?? 0]));
    const heard = (id: string, done: Done): void => {
      const index = missing.get(id);
      if (index === undefined) return;
      if ('fault' in done) throw new Fault(done.fault);
      missing.delete(id);
      note(index, done.result);
    };
    const collect = async (): Promise<void> => {
      for (const [id, done] of await this.jobs.done([...missing.keys()])) heard(id, done);
    };
    const begun = new Set<string>();
    const work = async (hand: Hand): Promise<void> => {
      while (missing.size > 0) {
        const job = await this.jobs.take();
        if (job !== null) {
          const done = await carryOut(hand, job);
          await this.jobs.finish(job.id, done);
          heard(job.id, done);
          continue;
        }
        // Others have the rest. Whatever they are slow with, or have died over, is played here too.
        await collect();
        const late = [...missing].find(([id]) => !begun.has(id));
        if (late === undefined) return;
        const [id, index] = late;
        begun.add(id);
        heard(id, { result: await hand.play(plan, index) });
      }
    };
    try {
      await Promise.all(this.hands.map(work));
    } finally {
      await this.jobs.forget(ids);
    }
  }

  async end(): Promise<void> {
    await Promise.all(this.hands.map((hand) => hand.end()));
    await this.jobs.close();
  }
}

/** Plays a job; what goes wrong in it is its answer too. */
async function carryOut(hand: Hand, { plan, index }: Job): Promise<Done> {
  try {
    return { result: await hand.play(plan, index) };
  } catch (error) {
    return { fault: (error as Error).message };
  }
}

interface Working {
  /** Ends when there is nothing to do, instead of waiting for more. */
  readonly isOnce: boolean;
  /** Milliseconds between two looks for a job. */
  readonly every: number;
  done(job: Job): void;
}

/** Takes jobs and plays them, for any process that has offered them. */
export async function workFor(
  databaseUrl: string,
  workers: number,
  { isOnce, every, done }: Working,
): Promise<void> {
  const jobs = await Jobs.on(databaseUrl);
  const hands = handsOf(workers);
  const work = async (hand: Hand): Promise<void> => {
    for (;;) {
      const job = await jobs.take();
      if (job !== null) {
        await jobs.finish(job.id, await carryOut(hand, job));
        done(job);
      } else if (isOnce) return;
      else await new Promise<void>((go) => void setTimeout(go, every));
    }
  };
  try {
    await Promise.all(hands.map(work));
  } finally {
    await Promise.all(hands.map((hand) => hand.end()));
    await jobs.close();
  }
}
