/** Finds a bot's move. It gets a view and the names of game and level, nothing else. */
import type { Bot } from '@accretion/bots';
import type { Json, Move, Seat } from '@accretion/engine';
import { sharedNow } from './clock.ts';
import { knowing } from './known.ts';

interface BotJob {
  /** The match, by any name of its own: what a bot means to do next is kept for it. */
  readonly match: string;
  readonly game: string;
  readonly pack: Json;
  readonly level: string;
  /** What the bot's seat sees. */
  readonly view: Json;
  readonly seat: Seat;
  /** The seed of the bot's own random numbers. */
  readonly chance: string;
  /** When it was asked, by the clock that page and worker share: starting the worker counts as thinking. */
  readonly askedAt: number;
}

export interface Thinker {
  choose(job: BotJob): Promise<Move>;
  /** Nobody waits for the bots of this match any more: it is over or closed. What they were asked fails. */
  stop?(match: string): void;
}

/** Thinks in the thread that calls it: in the worker, or in a test. */
export function thinker(now = sharedNow): Pick<Thinker, 'choose'> {
  const know = knowing();
  /** The bots of one match: each plays its thoughts on. */
  let bots = new Map<string, Bot>();
  let match = '';
  return {
    async choose(job) {
      const { game, pack, level, view, seat, chance, askedAt } = job;
      if (match !== job.match) bots = new Map();
      match = job.match;
      const [{ judge, ruleset }, { botNamed, budgetBy, fastRng, thoughtful }] = await Promise.all([
        know(game, pack),
        import('@accretion/bots'),
      ]);
      const plain = botNamed(level, judge) ?? botNamed('random', judge);
      if (plain === undefined) throw new Error(`no bot is called ${level}`);
      const seated = `${seat} ${level}`;
      const bot = bots.get(seated) ?? thoughtful(plain);
      bots.set(seated, bot);
      const budget = budgetBy(plain, { askedAt, now });
      return bot.choose({ ruleset, view, seat, rng: fastRng(chance), budget });
    },
  };
}
