/**
 * The contract: what a game is. A game folder brings a value of type `Game`; from it the engine makes everything
 * that server, page, bots and laboratory use (see ruleset.ts), whatever the game is like inside.
 *
 * Promises a game keeps, each proved by the test kit:
 * - State is plain JSON and holds neither log nor generator. Rules change it in place.
 * - The same seed and moves give the same game on every machine: whole numbers only, chance only from the umpire.
 * - Who may see what stands in the shape of the state and nowhere else.
 * - Legal moves of a seat depend only on what that seat knows.
 */
import type { Agenda, Step } from './agenda.ts';
import type { Rng } from './chance.ts';
import type { Components } from './components.ts';
import type { Box, Texts } from './content.ts';
import type { Json } from './json.ts';
import type { Problem } from './problems.ts';
import type { Seat, Seats } from './seats.ts';
import type { Shape } from './shape.ts';

export interface State {
  agenda: Agenda;
}

export type Move = { readonly do: string };

/** Why something is not allowed: the rule by number, and the key of a sentence in the guide with its values. */
export interface Refusal {
  readonly rule: string;
  readonly why: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** What happened: for log, animation, sound and statistics. Nobody rebuilds state from it. */
export type Event = { readonly did: string; readonly [field: string]: Json };

/** An event as told: a public part and, where needed, one secret part for some seats. */
export interface Told {
  readonly event: Event;
  readonly secret?: { readonly to: Seats; readonly event: Event };
}

export interface Seating {
  /** What each seat plays as. */
  readonly roles: readonly string[];
  /** Who wins with whom: every seat in exactly one side. */
  readonly sides: readonly (readonly Seat[])[];
}

/**
 * Ranks per seat, 1 is best; sides share theirs. `of` counts everything that could take a rank: the game's own
 * crews, a clock or an unmet goal too. `by` says what decided each seat's rank, as a key of the guide.
 */
export interface Outcome {
  readonly ranks: readonly number[];
  readonly of: number;
  readonly scores: readonly number[];
  readonly by: readonly string[];
}

/** Chance, the story, and what comes next. Handed to the rules with every step. */
export interface Umpire {
  /** The chance of this move. In a lane it throws: chance there must be posted, or the order of clicks would count. */
  readonly rng: Rng;
  /** Does anybody listen? In a search nobody does, and the story need not even be made up. */
  readonly listening: boolean;
  tell(event: Event, secret?: { to: Seats; event: Event }): void;
  /** These steps come next, in reading order, ahead of all that was on the agenda. */
  next(...steps: readonly Step[]): void;
  /** Each seat goes on at its own pace, in a lane of its own, given in turn order; the stack waits for all. */
  together(lanes: readonly { readonly seat: Seat; readonly steps: readonly Step[] }[]): void;
  /** In a lane: to be done to `step.seat` when no lane owes any more. Outside lanes: next. */
  post(step: Step): void;
}

/** One kind of step. It either runs, or asks and plays the answers. */
export interface Handler<S, M, T extends Step = Step> {
  /** Automatic: taken off the agenda first, then run. */
  run?(state: S, step: T, umpire: Umpire): void;
  /** Who has not answered yet: the question is open until nobody owes. Without it, `step.seat` answers once. */
  owes?(state: S, step: T): Seats;
  /**
   * One answer is enough: all whom `owes` names are asked at once, and the first answer takes the question off the
   * agenda before it is played, so there is nothing to `close`. It can be undone like any other move. Not in a lane.
   */
  readonly anyone?: true;
  /**
   * Can a seat do something here that others neither see nor hear of, as in plans made in small moves? Then whoever
   * lets others be asked this cannot undo that alone: whether they have begun must not show in it.
   */
  readonly inSecret?: true;
  /** A finite set of legal moves, enough to play well. For a seat that owes nothing: what it may still change. */
  moves?(state: S, step: T, seat: Seat): readonly M[];
  /**
   * A move drawn from all that may be legal, where `moves` is only a choice of them; null: there is nothing beyond
   * `moves`. `refuse` still judges it. The same for everything this seat cannot know.
   */
  anyMove?(state: S, step: T, seat: Seat, rng: Rng): M | null;
  /** Why this move of this seat is not legal, null when it is. Judges any move of the declared shape. */
  refuse?(state: S, step: T, seat: Seat, move: M): Refusal | null;
  /** Plays a legal move, in place. A question that one answer settles is already off the agenda. */
  play?(state: S, step: T, seat: Seat, move: M, umpire: Umpire): void;
  /** After the last answer to a question with `owes`. */
  close?(state: S, step: T, umpire: Umpire): void;
  /** What the rules let a silent seat do; without it, the first of `moves`. */
  byDefault?(state: S, step: T, seat: Seat, rng: Rng): M;
}

export interface Rules<S extends State = State, M extends Move = Move, O = Json> {
  /** The state, declared once. */
  readonly shape: Shape<S, unknown>;
  /** The components of the box: names by id, or a number of what is all alike. */
  readonly components: Components;
  setup(options: O, seats: number, umpire: Umpire): S;
  readonly steps: Readonly<Record<string, Handler<S, M>>>;
  outcome(state: S): Outcome | null;
  /** Studies a view once; then deals states that agree with all it knows, one for each call. */
  imagine(view: unknown, viewer: Seats): (rng: Rng) => S;
  clone(state: S): S;
  /** Moments a scenario can open at: the steps on the agenda then. */
  readonly moments?: Readonly<Record<string, (state: S) => readonly Step[]>>;
  /** Numbers people ask for that are computed, not kept: the same functions the rules use. */
  readonly facts?: Readonly<Record<string, (state: S, ...of: readonly number[]) => Json>>;
}

/** A game by its state, moves, options, content and model; each type may be left open. */
export interface Game<S extends State = State, M extends Move = Move, O = Json, C = Json, D = unknown> {
  readonly id: string;
  readonly name: Texts;
  /** Changes whenever any recorded match would go another way, built-in content included. */
  readonly version: number;
  readonly options: Shape<O>;
  readonly defaults: O;
  readonly move: Shape<M>;
  readonly event: Shape<Event>;
  readonly content: C;
  readonly contentShape: Shape<C>;
  /** What the shape cannot say about content: sums, limits, cross-references. Empty = nothing wrong. */
  contentProblems(content: C): readonly Problem[];
  /** What its own problems expect, in each language, by `Problem.why`; without it, none are its own. */
  readonly problems?: Readonly<Record<string, Texts>>;
  /** Who sits as what and who wins with whom, or why these options cannot be played. */
  seating(options: O, seats: number, content: C): Seating | Refusal;
  /** The options once it is known which seats people hold, and bots the others; without it they stay. */
  seated?(options: O, people: Seats): O;
  /** The options of a rematch, from those of the match before; without it they stay. */
  rematch?(options: O): O;
  /**
   * Seats of one side know the same, whatever happens: one of them may answer for another whose player is away. The kit
   * compares their views. Without it only a bot may.
   */
  readonly partners?: true;
  /** How many may sit down, whatever the options. */
  readonly seats: { readonly min: number; readonly max: number };
  /** What is looked up again and again (cards by id, the board), derived from a box once; everything else gets it. */
  model(box: Box<C>): D;
  rules(model: D): Rules<S, M, O>;
}

export const isRefusal = (value: object): value is Refusal => 'rule' in value && 'why' in value;
