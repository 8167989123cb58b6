/** What is done in a worker thread, because it would hold up everybody: a bot's thinking, making and verifying records. */
import { botNamed, fastRng } from '@accretion/bots';
import {
  boxOf,
  type Entry,
  enter,
  type Fairness,
  isRefusal,
  type Json,
  Match,
  type MatchRecord,
  type Move,
  type Opening,
  recordOf,
  rulesetOf,
  type Seat,
  verify,
} from '@accretion/engine';
import { entries } from '@accretion/games';

/** Milliseconds a bot may take over a move; then it answers with what it has found. */
const thinkingTime = 2_000;

export interface Think {
  readonly task: 'think';
  readonly game: string;
  readonly pack: Json;
  readonly level: string;
  readonly seat: Seat;
  /** What this seat sees, and nothing else. */
  readonly view: unknown;
  readonly chance: string;
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
export interface Verify {
  readonly task: 'verify';
  readonly record: Json;
}

export function run(task: Think | Record | Verify): Move | MatchRecord | string | null {
  if (task.task === 'think') return think(task);
  return task.task === 'record' ? record(task) : verified(task);
}

/** What is wrong with a record, in a sentence; null when every entry agrees with the rules. */
const verified = ({ record }: Verify): string | null =>
  verify(
    record,
    entries.map(({ game }) => game),
  ).problem;

function known(id: string, pack: Json) {
  const entry = entries.find(({ game }) => game.id === id);
  if (entry === undefined) throw new Error(`no game is called ${id}`);
  const boxed = boxOf(entry.game, pack);
  if ('problems' in boxed) throw new Error(`${id}: the pack of this match no longer fits`);
  const ruleset = rulesetOf(entry.game, boxed.box);
  return { ruleset, judge: entry.judge(ruleset.model) };
}

function think({ game, pack, level, seat, view, chance }: Think): Move {
  const { ruleset, judge } = known(game, pack);
  const bot = botNamed(level, judge);
  if (bot === undefined) throw new Error(`no bot is called ${level}`);
  const until = performance.now() + thinkingTime;
  const isSpent = (): boolean => performance.now() > until;
  return bot.choose({ ruleset, view, seat, rng: fastRng(chance), budget: { isSpent } });
}

function record({ game, pack, opening, entries: log, fairness }: Record): MatchRecord {
  const { ruleset } = known(game, pack);
  const match = new Match(ruleset, opening);
  for (const entry of log) {
    const played = enter(match, entry);
    if (isRefusal(played)) throw new Error(`entry ${entry.n} does not replay: ${played.rule} ${played.why}`);
  }
  return recordOf(match, fairness);
}
