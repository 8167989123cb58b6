/**
 * Parts of plans as jobs of the server's queue (pg-boss): any machine that has the database can take one. A job that is
 * taken and not done in time, because its machine is gone, is given to another.
 */
import PgBoss from 'pg-boss';
import type { Result } from '../matches.ts';
import type { Plan } from '../plan.ts';
import { Complaint } from '../terminal.ts';

const queue = 'lab';
/** Seconds until a job that is not done is given to somebody else, and how often. */
const expireInSeconds = 300;
const retryLimit = 5;

/** As texts: what the database makes of JSON has its keys in another order. */
interface Sent {
  readonly plan: string;
  readonly index: number;
}

export interface Job {
  readonly id: string;
  readonly plan: Plan;
  readonly index: number;
}

/** How a job ended. */
export type Done = { readonly result: Result } | { readonly fault: string };

export class Jobs {
  private readonly plans = new Map<string, Plan>();

  private constructor(private readonly boss: PgBoss) {}

  static async on(connectionString: string): Promise<Jobs> {
    const boss = new PgBoss({ connectionString, schedule: false, max: 4 });
    // The caller is told what fails.
    boss.on('error', () => undefined);
    try {
      await boss.start();
      await boss.createQueue(queue, { name: queue, policy: 'standard' });
    } catch (error) {
      throw new Complaint(`DATABASE_URL: ${(error as Error).message || 'the database does not answer'}`);
    }
    return new Jobs(boss);
  }

  /** Offers parts of a plan to everybody; the ids of the jobs, in the same order. */
  async offer(plan: Plan, indices: readonly number[]): Promise<string[]> {
    const text = JSON.stringify(plan);
    const jobs = indices.map((index) => ({
      id: crypto.randomUUID(),
      name: queue,
      data: { plan: text, index } satisfies Sent,
      expireInSeconds,
      retryLimit,
    }));
    await this.boss.insert(jobs);
    return jobs.map(({ id }) => id);
  }

  /** A job that nobody has taken; null: there is none. */
  async take(): Promise<Job | null> {
    const [job] = await this.boss.fetch<Sent>(queue, { batchSize: 1 });
    if (job === undefined) return null;
    const { plan, index } = job.data;
    return { id: job.id, plan: this.planIn(plan), index };
  }

  /** The same text is the same plan, so that a worker sets it up once. */
  private planIn(text: string): Plan {
    const known = this.plans.get(text);
    if (known !== undefined) return known;
    const plan = JSON.parse(text) as Plan;
    if (this.plans.size > 20) this.plans.clear();
    this.plans.set(text, plan);
    return plan;
  }

  async finish(id: string, done: Done): Promise<void> {
    await this.boss.complete(queue, id, { done: JSON.stringify(done) });
  }

  /** Those of these jobs that are done, by id. */
  async done(ids: readonly string[]): Promise<ReadonlyMap<string, Done>> {
    const { rows } = await this.boss
      .getDb()
      .executeSql(
        "select id, output->>'done' as done from pgboss.job where name = $1 and id = any($2::uuid[]) and state = 'completed'",
        [queue, ids],
      );
    return new Map(rows.map(({ id, done }: { id: string; done: string }) => [id, JSON.parse(done) as Done]));
  }

  async forget(ids: readonly string[]): Promise<void> {
    if (ids.length > 0) await this.boss.deleteJob(queue, [...ids]);
  }

  async close(): Promise<void> {
    await this.boss.stop({ graceful: false, close: true });
  }
}
