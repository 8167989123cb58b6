import { expose } from 'comlink';
import { describe, expect, it } from 'vitest';
import type { Advisor, Hint, HintJob } from './advisor.ts';
import type { Helper } from './helper.ts';
import { adviserBy } from './workerAdvisor.ts';

const job: HintJob = {
  ...{ game: 'buccaneers', pack: null, view: { any: 'view' }, viewer: 1, seat: 0, chance: 'c' },
  allowance: { nodes: 1 },
};
const hint: Hint = [
  { move: { do: 'pass' }, sequence: [], more: 0, chance: 0.5, spread: 0.1, events: [{ did: 'pass' }] },
];

/** A worker without a thread: a message channel, with an advisor at its other end. */
function fakeHelpers(answer: Advisor['advise']) {
  const jobs: HintJob[] = [];
  const made: (Helper & { isEnded: boolean; fail(): void })[] = [];
  const newHelper = (): Helper => {
    const { port1, port2 } = new MessageChannel();
    expose(
      {
        advise: (one: HintJob) => {
          jobs.push(one);
          return answer(one);
        },
      },
      port2,
    );
    const failures: (() => void)[] = [];
    const helper = {
      isEnded: false,
      postMessage: port1.postMessage.bind(port1),
      addEventListener(kind: string, listener: EventListenerOrEventListenerObject) {
        if (kind === 'error') failures.push(listener as () => void);
        else port1.addEventListener(kind, listener);
      },
      removeEventListener: port1.removeEventListener.bind(port1),
      start: () => port1.start(),
      fail: () => failures.forEach((one) => void one()),
      terminate() {
        this.isEnded = true;
        port1.close();
      },
    };
    made.push(helper);
    return helper;
  };
  return { newHelper, made, jobs };
}

const never = (): Promise<Hint> => new Promise(() => undefined);
const waiting = (): AbortSignal => new AbortController().signal;

describe('the worker for hints', () => {
  it('is started with the first hint and kept for the next', async () => {
    const { newHelper, made, jobs } = fakeHelpers(async () => hint);
    const adviser = adviserBy(newHelper);
    expect(made).toHaveLength(0);
    expect(await adviser.ask(job, waiting())).toEqual(hint);
    expect(await adviser.ask(job, waiting())).toEqual(hint);
    expect(made).toHaveLength(1);
    expect(jobs).toEqual([job, job]);
    made[0]?.terminate();
  });

  it('is ended when nobody waits any more, and the next hint starts another', async () => {
    const { newHelper, made } = fakeHelpers(never);
    const adviser = adviserBy(newHelper);
    const stop = new AbortController();
    const asked = adviser.ask(job, stop.signal);
    stop.abort();
    expect(await asked).toBeNull();
    expect(made.map(({ isEnded }) => isEnded)).toEqual([true]);
    const again = new AbortController();
    const next = adviser.ask(job, again.signal);
    expect(made).toHaveLength(2);
    again.abort();
    expect(await next).toBeNull();
    expect(await adviser.ask(job, again.signal)).toBeNull();
    expect(made).toHaveLength(2);
  });

  it('that breaks is told of, and replaced', async () => {
    const { newHelper, made } = fakeHelpers(never);
    const adviser = adviserBy(newHelper);
    const asked = adviser.ask(job, waiting());
    made[0]?.fail();
    await expect(asked).rejects.toThrow('could not be started');
    expect(made[0]?.isEnded).toBe(true);
    const stop = new AbortController();
    const next = adviser.ask(job, stop.signal);
    expect(made).toHaveLength(2);
    stop.abort();
    await next;
  });

  it('gets the view of a person and no place for a state', () => {
    // @ts-expect-error: a job has no state.
    const leaky: HintJob = { ...job, state: { everything: true } };
    expect(Object.keys(job).sort()).toEqual([
      'allowance',
      'chance',
      'game',
      'pack',
      'seat',
      'view',
      'viewer',
    ]);
    expect(leaky).toBeDefined();
  });
});
