import { firstSeat, type Json, Match, nobody, only, type Ruleset, rulesetOf } from '@accretion/engine';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadGame } from '../match/games.ts';
import { thinker } from './thinker.ts';
import { workerThinker } from './workerThinker.ts';

/** A match between two, played by default to the first question that is a lane. */
async function inLane(): Promise<{ match: Match; ruleset: Ruleset }> {
  const { game } = await loadGame('ultramassive');
  const ruleset = rulesetOf(game);
  const match = new Match(ruleset, { options: game.defaults, seats: 2, seed: '5'.repeat(64) });
  while (match.toAct !== nobody && match.state.agenda.lanes.length === 0)
    match.playDefault(firstSeat(match.toAct), 'bot');
  return { match, ruleset };
}

const jobAt = (match: Match, change: object = {}) => {
  const seat = firstSeat(match.toAct);
  const view = match.view(only(seat)) as Json;
  const from = { match: 'here-1', game: 'ultramassive', pack: null, level: 'captain', chance: 'x' };
  return { ...from, view, seat, askedAt: 0, ...change };
};

describe('a bot in the page', () => {
  let now = 0;
  let looks = 0;
  const clock = (): number => {
    looks++;
    return now++;
  };

  it('thinks once for a whole sequence, and anew in another match', async () => {
    const { match } = await inLane();
    const bots = thinker(clock);
    const looksFor = async (change: object = {}): Promise<number> => {
      looks = 0;
      now = 0;
      const job = jobAt(match, change);
      const move = await bots.choose(job);
      if (Object.keys(change).length === 0) expect(match.play(job.seat, move)).not.toHaveProperty('rule');
      return looks;
    };
    expect(await looksFor()).toBeGreaterThan(1);
    // A move that follows looks at the clock only to see how much time there would be.
    expect(await looksFor()).toBe(1);
    expect(await looksFor()).toBe(1);
    expect(await looksFor({ match: 'here-2' })).toBeGreaterThan(1);
  });

  it('plays on at a level that is no longer offered, or that nobody knows', async () => {
    const { match, ruleset } = await inLane();
    for (const level of ['greedy', 'random', 'unheardOf']) {
      const job = jobAt(match, { level });
      expect(ruleset.refuse(match.state, job.seat, await thinker(clock).choose(job))).toBeNull();
    }
  });
});

describe('the worker of the page', () => {
  const workers: { ended: number; asked: number }[] = [];

  /** Hears everything and never answers. */
  class SilentWorker {
    private readonly seen = { ended: 0, asked: 0 };
    constructor() {
      workers.push(this.seen);
    }
    postMessage(): void {
      this.seen.asked++;
    }
    addEventListener(): void {}
    removeEventListener(): void {}
    terminate(): void {
      this.seen.ended++;
    }
  }
  afterEach(() => vi.unstubAllGlobals());

  it('is ended with a match that ends or is closed, and only then; the next move starts another', async () => {
    vi.stubGlobal('Worker', SilentWorker);
    const { match } = await inLane();
    const ask = (id: string): Promise<unknown> =>
      workerThinker.choose(jobAt(match, { match: id })).catch((error: Error) => error.message);
    const first = ask('here-1');
    await expect.poll(() => workers[0]?.asked).toBe(1);
    workerThinker.stop('here-2');
    const other = ask('here-3');
    await expect.poll(() => workers[0]?.asked).toBe(2);
    workerThinker.stop('here-1');
    expect(await first).toContain('stopped thinking');
    expect(workers).toEqual([{ ended: 0, asked: 2 }]);
    workerThinker.stop('here-3');
    expect(await other).toContain('stopped thinking');
    await expect.poll(() => workers[0]?.ended).toBe(1);
    const next = ask('here-4');
    await expect.poll(() => workers[1]?.asked).toBe(1);
    workerThinker.stop('here-4');
    await next;
  });
});
