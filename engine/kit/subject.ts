/** What is put to the test: a game, the ways to seat it, and a few matches of random play that all checks share. */
import { boxOf } from '../box.ts';
import { seedOf } from '../fairness.ts';
import { type Game, isRefusal, type State } from '../game.ts';
import type { Json } from '../json.ts';
import { problemText } from '../problems.ts';
import { optionsFor, type Ruleset, rulesetOf } from '../ruleset.ts';
import type { Seats } from '../seats.ts';
import { type Run, randomRun } from './run.ts';

/** One way to sit down. */
export interface Seating {
  readonly seats: number;
  readonly options?: object;
  readonly pack?: unknown;
}

export interface Trial<S extends State = State> {
  readonly name?: string;
  readonly seatings: readonly Seating[];
  /** Matches of random play for each seating. */
  readonly matches?: number;
  /** More moves than any match of random play takes. */
  readonly bound?: number;
  /** At how many moments of a match states are imagined and played to their end, by every viewer; else 12. */
  readonly imagined?: number;
  readonly seed?: string;
  /** What a state must agree with that its shape does not say, such as what a viewer remembers; null when it does. */
  agrees?(state: S, viewer: Seats): string | null;
  /** Kinds of events by which the rules make known something that follows from secrets (who bid most). */
  readonly reveals?: readonly string[];
  /** Nobody ever chooses in secret: what was chosen may be told even where it leaves no trace. */
  readonly choosesOpenly?: true;
  /** Hidden places whose value always follows from what is open. */
  forced?(path: string): boolean;
}

export interface Subject {
  readonly game: Game;
  readonly trial: Trial;
  readonly bound: number;
  /** The matches of random play, played when first asked for. */
  readonly runs: readonly Run[];
}

/** Hears of a fault: where it was seen (match, seed, entry), and what is wrong. */
export type Report = (where: string, problem: string) => void;

export function subjectOf(game: Game, trial: Trial): Subject {
  const bound = trial.bound ?? 2_000;
  let runs: Run[] | null = null;
  return {
    game,
    trial,
    bound,
    get runs() {
      runs ??= trial.seatings.flatMap((seating) => runsOf(game, trial, seating, bound));
      return runs;
    },
  };
}

function runsOf(game: Game, trial: Trial, seating: Seating, bound: number): Run[] {
  const { ruleset, options } = seated(game, seating);
  return Array.from({ length: trial.matches ?? 3 }, (_, match) => {
    const chosen = seating.options === undefined ? '' : ` ${JSON.stringify(seating.options)}`;
    const word = `${trial.seed ?? game.id}/${seating.seats}${chosen}/${match}`;
    return randomRun(ruleset, options, seating.seats, word, seedOf(word), bound);
  });
}

/** The ruleset and the complete options for a seating; throws when it cannot be played so. */
function seated(game: Game, seating: Seating): { ruleset: Ruleset; options: Json } {
  const boxed = boxOf(game, seating.pack ?? null);
  if ('problems' in boxed)
    throw new Error(`pack: ${boxed.problems.map((one) => problemText(one, game)).join('; ')}`);
  const chosen = optionsFor(game, seating.options ?? null, seating.seats);
  if (isRefusal(chosen))
    throw new Error(`${chosen.rule} ${chosen.why} ${JSON.stringify(chosen.values ?? {})}`);
  return { ruleset: rulesetOf(game, boxed.box), options: chosen.options };
}
