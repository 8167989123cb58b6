/**
 * What is done in a worker thread, because it would hold up everybody: a bot's thinking, making and verifying records,
 * playing a log again.
 */
import { botNamed, budgetBy, fastRng, type Meant } from '@accretion/bots';
import {
  type Entry,
  enter,
  type Fairness,
  isRefusal,
  type Json,
  type Judge,
  Match,
  type MatchRecord,
  type Move,
  type Opening,
  type Ruleset,
  recordOf,
  type Seat,
  verify,
} from '@accretion/engine';
import { entries } from '@accretion/games';
import { rulesetFor } from '../games.ts';
import { type Past, recall } from '../match/recall.ts';
import { sharedNow } from './clock.ts';
import { isStopped } from './stop.ts';

export interface Think {
  readonly task: 'think';
  readonly game: string;
  readonly pack: Json;
  readonly level: string;
  readonly seat: Seat;
  /** What this seat sees, and nothing else. */
  readonly view: unknown;
  readonly chance: string;
  /** When it was asked, by the clock that all threads share. */
  readonly askedAt: number;
  /** Not zero: nobody waits for it any more. */
  readonly stop: Int32Array;
}

/** A move, and what is meant to follow it as long as nothing else happens. */
export interface Intended {
  readonly move: Move;
  readonly sequence: readonly Meant[];
}

export interface Record {
  readonly task: 'record';
  readonly game: string;
  readonly pack: Json;
  readonly opening: Opening<Json>;
  readonly entries: readonly Entry[];
  readonly fairness: Fairness;
}

/** A record somebody brings. */
interface Verify {
  readonly task: 'verify';
  readonly record: Json;
}

type Recall = Past & { readonly task: 'recall' };

export type Task = Think | Record | Verify | Recall;

/** What each task is answered with. */
export interface Answers {
  readonly think: Intended;
  readonly record: MatchRecord;
  readonly verify: string | null;
  readonly recall: ReturnType<typeof recall>;
}

export function run(task: Task): Answers[Task['task']] {
  switch (task.task) {
    case 'think':
      return think(task);
    case 'record':
      return record(task);
    case 'verify':
      return verified(task);
    case 'recall':
      return recall(task);
  }
}

/** What is wrong with a record, in a sentence; null when every entry agrees with the rules. */
const verified = ({ record }: Verify): string | null =>
  verify(
    record,
    entries.map(({ game }) => game),
  ).problem;

const judges = new WeakMap<Ruleset, Judge>();

/** What a strong player looks at, made once for a ruleset. */
function judgeFor(ruleset: Ruleset): Judge {
  const known = judges.get(ruleset);
  if (known !== undefined) return known;
  const entry = entries.find(({ game }) => game.id === ruleset.game.id);
  if (entry === undefined) throw new Error(`no game is called ${ruleset.game.id}`);
  const judge = entry.judge(ruleset.model);
  judges.set(ruleset, judge);
  return judge;
}

export function think(
  { game, pack, level, seat, view, chance, askedAt, stop }: Think,
  now = sharedNow,
): Intended {
  const ruleset = rulesetFor(game, pack);
  const bot = botNamed(level, judgeFor(ruleset));
  if (bot === undefined) throw new Error(`no bot is called ${level}`);
  const budget = budgetBy(bot, { askedAt, now, isStopped: () => isStopped(stop) });
  const ask = { ruleset, view, seat, rng: fastRng(chance), budget };
  if (bot.think === undefined) return { move: bot.choose(ask), sequence: [] };
  const { move, sequence } = bot.think(ask);
  return { move, sequence };
}

function record({ game, pack, opening, entries: log, fairness }: Record): MatchRecord {
  const match = new Match(rulesetFor(game, pack), opening);
  for (const entry of log) {
    const played = enter(match, entry);
    if (isRefusal(played)) throw new Error(`entry ${entry.n} does not replay: ${played.rule} ${played.why}`);
  }
  return recordOf(match, fairness);
}
