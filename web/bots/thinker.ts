/** Finds a bot's move. It gets a view and the names of game and level, nothing else. */
import type { Bot } from '@accretion/bots';
import {
  boxOf,
  type Json,
  type Judge,
  type Move,
  type Ruleset,
  rulesetOf,
  type Seat,
} from '@accretion/engine';
import { lazyGames } from '@accretion/games/lazy';
import { sharedNow } from './clock.ts';

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

interface Known {
  readonly judge: Judge;
  readonly ruleset: Ruleset;
}

/** Thinks in the thread that calls it: in the worker, or in a test. */
export function thinker(now = sharedNow): Pick<Thinker, 'choose'> {
  let known: Promise<Known> | null = null;
  let key = '';
  /** The bots of one match: each plays its thoughts on. */
  let bots = new Map<string, Bot>();
  let match = '';
  return {
    async choose(job) {
      const { game, pack, level, view, seat, chance, askedAt } = job;
      const wanted = `${game}/${JSON.stringify(pack)}`;
      if (known === null || key !== wanted) known = know(game, pack);
      if (match !== job.match || key !== wanted) bots = new Map();
      key = wanted;
      match = job.match;
      const [{ judge, ruleset }, { botNamed, budgetBy, fastRng, thoughtful }] = await Promise.all([
        known,
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

async function know(id: string, pack: Json): Promise<Known> {
  const lazy = lazyGames[id];
  if (lazy === undefined) throw new Error(`no game is called ${id}`);
  const [{ game }, judge] = await Promise.all([lazy.game(), lazy.judge()]);
  const boxed = boxOf(game, pack);
  if ('problems' in boxed) throw new Error(`the pack does not fit ${id}`);
  const ruleset = rulesetOf(game, boxed.box);
  return { ruleset, judge: judge(ruleset.model) };
}
