/**
 * Records: a match as a file. Game, version, pack, options, seed, and every log entry with the hash of the state it
 * led to. A record can be verified, watched, shared, and continued from any point. Moves use names, not ids.
 */
import { boxOf } from './box.ts';
import { problems } from './check.ts';
import { erased } from './erased.ts';
import { type Fairness, isFair, isHex256 } from './fairness.ts';
import type { Game, Move, Outcome, State } from './game.ts';
import { isRefusal } from './game.ts';
import { hashOf, isRecord, isTooDeep, type Json, sameJson } from './json.ts';
import { type Entry, Match, type Played } from './match.ts';
import { withIds, withNames } from './names.ts';
import { problemText } from './problems.ts';
import { optionsFor, type Ruleset, rulesetOf } from './ruleset.ts';
import { allSeats } from './seats.ts';
import { int, list, maybe, oneOf, record, recordWith, text } from './shape.ts';

export const recordFormat = 'accretion-record/1';

export interface MatchRecord {
  readonly format: typeof recordFormat;
  readonly game: string;
  readonly version: number;
  readonly pack: Json;
  readonly options: Json;
  readonly seats: number;
  readonly seed: string;
  readonly fairness: Fairness | null;
  readonly opened: string;
  readonly entries: readonly RecordEntry[];
  readonly outcome: Outcome | null;
}

/** A log entry as kept, with the hash of the state after it. */
export type RecordEntry = { readonly n: number; readonly hash: string } & { readonly [field: string]: Json };

const headShape = record({
  format: oneOf(recordFormat),
  game: text(40),
  version: int(0),
  seats: int(1, 16),
  seed: text(64),
  opened: text(64),
  fairness: maybe(record({ commitment: text(64), secret: text(64), nonces: list(text(64), 0, 16) })),
});
const entryHead = recordWith(
  { n: int(1), hash: text(64) },
  { seat: int(0, 15), undo: int(1), rewind: int(1), for: oneOf('clock', 'bot') },
);

/** A match as a record. Replays it, because old states are not kept. */
export function recordOf<S extends State, M extends Move, O, C>(
  match: Match<S, M, O, C>,
  fairness: Fairness | null,
): MatchRecord {
  const { ruleset, opening } = match;
  const again = new Match(ruleset, opening);
  const entries = match.entries.map((entry) => {
    const played = enter(again, entry);
    if (isRefusal(played)) throw new Error(`entry ${entry.n} does not replay: ${played.rule} ${played.why}`);
    const kept =
      'move' in entry
        ? { ...entry, move: withNames(ruleset.game.move, entry.move, ruleset.rules.components) }
        : entry;
    return { ...kept, hash: hashOf(played.after) } as RecordEntry;
  });
  return {
    format: recordFormat,
    game: ruleset.game.id,
    version: ruleset.game.version,
    pack: ruleset.box.pack,
    options: erased(opening.options),
    seats: opening.seats,
    seed: opening.seed,
    fairness,
    opened: hashOf(again.opened.after),
    entries,
    outcome: again.outcome,
  };
}

/** Puts a log entry into a match: a move, an undo or a rewind all agreed to. */
export function enter<S extends State, M extends Move, O, C>(
  match: Match<S, M, O, C>,
  entry: Entry<M>,
): Played<S> | (ReturnType<Match['undo']> & object) {
  if ('move' in entry) return match.play(entry.seat, entry.move, entry.for) as Played<S>;
  if ('undo' in entry) return match.undoLogged(entry.seat) as Played<S>;
  return match.rewind(entry.rewind, allSeats(match.opening.seats)) as Played<S>;
}

export interface Verdict {
  /** Everything replays to the hashes that were written down. */
  readonly ok: boolean;
  /** Entries that agree, from the first on. */
  readonly agreed: number;
  /** What is wrong, in a sentence; null when ok. */
  readonly problem: string | null;
  /** The seed follows from the commitment and the seats' numbers; null when the record claims nothing. */
  readonly fair: boolean | null;
  readonly match: Match | null;
}

/** Replays a record and checks every hash, shuffle and die. Takes anything at all. */
export function verify(value: unknown, games: readonly Game[]): Verdict {
  const opened = openRecord(value, games);
  if ('problem' in opened) return { ok: false, agreed: 0, problem: opened.problem, fair: null, match: null };
  const { match, ruleset, kept } = opened;
  const fair = kept.fairness === null ? null : isFair(kept.fairness, kept.seed);
  const departs = (agreed: number, problem: string): Verdict => {
    const version =
      kept.version === ruleset.game.version
        ? ''
        : ` (made under version ${kept.version}, this is ${ruleset.game.version})`;
    return { ok: false, agreed, problem: `${problem}${version}`, fair, match };
  };
  if (hashOf(match.state) !== kept.opened) return departs(0, 'opened: the deal leads to another state');
  for (const [index, entry] of kept.entries.entries()) {
    const problem = replayEntry(match, ruleset, entry, index);
    if (problem !== null) return departs(index, problem);
  }
  if (!sameJson(match.outcome, kept.outcome))
    return departs(kept.entries.length, 'outcome: not the one the entries lead to');
  if (fair === false)
    return departs(kept.entries.length, 'fairness: the seed does not follow from commitment and numbers');
  return { ok: true, agreed: kept.entries.length, problem: null, fair, match };
}

function openRecord(
  value: unknown,
  games: readonly Game[],
): { match: Match; ruleset: Ruleset; kept: MatchRecord } | { problem: string } {
  if (!isRecord(value)) return { problem: 'not a record' };
  if (isTooDeep(value)) return { problem: 'nested too deep' };
  const { pack, options, entries, outcome: _, ...head } = value;
  const [wrong] = problems(headShape, head);
  if (wrong !== undefined) return { problem: problemText(wrong) };
  if (!Array.isArray(entries)) return { problem: 'entries: expected a list' };
  if (!isHex256(head['seed'])) return { problem: 'seed: expected 64 hex digits' };
  const game = games.find((one) => one.id === head['game']);
  if (game === undefined) return { problem: `game: no game is called ${JSON.stringify(head['game'])}` };
  const boxed = boxOf(game, pack ?? null);
  if ('problems' in boxed)
    return { problem: `pack.${boxed.problems.map((one) => problemText(one, game))[0]}` };
  const seats = head['seats'] as number;
  const chosen = optionsFor(game, options, seats, boxed.box.content);
  if (isRefusal(chosen)) return { problem: `options: ${chosen.why} ${JSON.stringify(chosen.values)}` };
  const ruleset = rulesetOf(game, boxed.box);
  const match = new Match(ruleset, { options: chosen.options, seats, seed: head['seed'] });
  return { match, ruleset, kept: erased<MatchRecord>(value) };
}

/** What is wrong with one entry, null when it leads where it says. */
function replayEntry(match: Match, ruleset: Ruleset, entry: unknown, index: number): string | null {
  const where = `entries.${index}`;
  if (!isRecord(entry)) return `${where}: expected a record`;
  const { move, ...head } = entry;
  const [wrong] = problems(entryHead, head);
  if (wrong !== undefined) return `${where}.${problemText(wrong)}`;
  if (head['n'] !== index + 1) return `${where}.n: expected ${index + 1}, found ${head['n']}`;
  const named =
    move === undefined ? head : { ...head, move: withIds(ruleset.game.move, move, ruleset.rules.components) };
  const played = enter(match, named as Entry);
  if (isRefusal(played))
    return `${where}: refused by rule ${played.rule} (${played.why} ${JSON.stringify(played.values ?? {})})`;
  const { hash, ...claimed } = named as Record<string, unknown>;
  const made = match.entries.at(-1);
  if (!sameJson(made, claimed))
    return `${where}: expected ${JSON.stringify(made)}, found ${JSON.stringify(claimed)}`;
  if (hashOf(played.after) !== hash) return `${where}.hash: the entry leads to another state`;
  return null;
}
