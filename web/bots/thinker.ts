/** Finds a bot's move. It gets a view and the names of game and level, nothing else. */
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

interface BotJob {
  readonly game: string;
  readonly pack: Json;
  readonly level: string;
  /** What the bot's seat sees. */
  readonly view: Json;
  readonly seat: Seat;
  /** The seed of the bot's own random numbers. */
  readonly chance: string;
}

export interface Thinker {
  choose(job: BotJob): Promise<Move>;
}

interface Known {
  readonly judge: Judge;
  readonly ruleset: Ruleset;
}

/** Thinks in the thread that calls it: in the worker, or in a test. */
export function thinker(): Thinker {
  let known: Promise<Known> | null = null;
  let key = '';
  return {
    async choose({ game, pack, level, view, seat, chance }) {
      const wanted = `${game}/${JSON.stringify(pack)}`;
      if (known === null || key !== wanted) known = know(game, pack);
      key = wanted;
      const { judge, ruleset } = await known;
      const { botNamed, fastRng } = await import('@accretion/bots');
      const bot = botNamed(level, judge) ?? botNamed('random', judge);
      if (bot === undefined) throw new Error(`no bot is called ${level}`);
      return bot.choose({ ruleset, view, seat, rng: fastRng(chance) });
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
