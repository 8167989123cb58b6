/**
 * A ruleset: a game's rules for one box, with everything that server, page, bots and laboratory use. Rulesets are kept
 * by the hash of their box, so two matches with different cards run side by side.
 */
import { openStep, type Step } from './agenda.ts';
import { boxOf } from './box.ts';
import type { Rng } from './chance.ts';
import { fits, problems } from './check.ts';
import type { Box } from './content.ts';
import { erased } from './erased.ts';
import type { Game, Handler, Move, Outcome, Refusal, Rules, State, Told } from './game.ts';
import { isRefusal } from './game.ts';
import { type Binds, horizonOf } from './horizon.ts';
import { hashOf, isRecord, type Json } from './json.ts';
import { problemText } from './problems.ts';
import { allSeats, has, type Seat, type Seats } from './seats.ts';
import { handlerOf, owing, Referee, uniform } from './umpire.ts';
import { type Seen, viewer } from './view.ts';

export interface Ruleset<S extends State = State, M extends Move = Move, O = Json, C = Json, D = unknown> {
  readonly game: Game<S, M, O, C, D>;
  readonly box: Box<C>;
  /** What the game derived from the box. */
  readonly model: D;
  readonly rules: Rules<S, M, O>;
  /** A new match, up to the first question. Options must be complete and legal (see `optionsFor`). */
  setup(options: O, seats: number, rng: Rng, told?: Told[]): S;
  /** Who owes an answer. Nobody: the match is over. */
  toAct(state: S): Seats;
  /** Is one answer enough, from any of the seats asked? */
  isForAnyone(state: S): boolean;
  moves(state: S, seat: Seat): readonly M[];
  /** A move of this seat drawn from all that may be legal; null where there is nothing beyond `moves`. */
  anyMove(state: S, seat: Seat, rng: Rng): M | null;
  /** Why a move is not allowed now, null when it is. Takes anything at all. */
  refuse(state: S, seat: Seat, move: unknown): Refusal | null;
  /** Plays a move in place, unchecked: what `moves` offered or `refuse` let pass. */
  play(state: S, seat: Seat, move: M, rng: Rng, told?: Told[]): void;
  /** What a silent seat does. */
  byDefault(state: S, seat: Seat, rng: Rng): M;
  outcome(state: S): Outcome | null;
  clone(state: S): S;
  /** What these seats may know; quicker with the moment before. */
  view(state: S, viewer: Seats, before?: Seen<S>): unknown;
  imagine(view: unknown, viewer: Seats): (rng: Rng) => S;
  /** Did a move teach somebody something, so that its seat cannot take it back alone? */
  readonly binds: Binds;
}

const none: readonly never[] = [];
const kept = new Map<string, Ruleset>();
/** Packs come and go: only this many rulesets, the newest, are kept. */
const maxKept = 40;

/** The ruleset of a game for a box; the built-in one when none is given. */
export function rulesetOf<S extends State, M extends Move, O, C, D>(
  game: Game<S, M, O, C, D>,
  box?: Box<C>,
): Ruleset<S, M, O, C, D> {
  const chosen = box ?? builtIn(game);
  const key = `${game.id}/${game.version}/${chosen.hash}`;
  const known = kept.get(key);
  if (known !== undefined && Object.is(known.game, game)) return erased(known);
  const ruleset = makeRuleset(game, chosen);
  kept.set(key, erased(ruleset));
  const packed = [...kept].filter(
    ([
      ,
      {
        box: { pack },
      },
    ]) => pack !== null,
  );
  const [oldest] = packed;
  if (oldest !== undefined && packed.length > maxKept) kept.delete(oldest[0]);
  return ruleset;
}

function builtIn<S extends State, M extends Move, O, C>(game: Game<S, M, O, C>): Box<C> {
  const boxed = boxOf(game);
  if ('problems' in boxed) throw new Error(`${game.id}: built-in content does not fit its shape`);
  return boxed.box;
}

function makeRuleset<S extends State, M extends Move, O, C, D>(
  game: Game<S, M, O, C, D>,
  box: Box<C>,
): Ruleset<S, M, O, C, D> {
  const model = game.model(box);
  const rules = game.rules(model);
  const steps = uniform(rules.steps);
  const referee = new Referee<S, M>(steps);
  const show = viewer(rules.shape);
  return {
    game,
    box,
    model,
    rules,
    setup(options, seats, rng, told) {
      const state = rules.setup(options, seats, referee.for(rng, told ?? null));
      referee.goOn(state);
      return state;
    },
    toAct: (state) => owing(steps, state),
    isForAnyone({ agenda: { stack, lanes } }) {
      const step = stack[stack.length - 1];
      return lanes.length === 0 && step !== undefined && handlerOf(steps, step)?.anyone === true;
    },
    moves(state, seat) {
      const step = openStep(state.agenda, seat);
      const handler = step && handlerOf(steps, step);
      if (step === undefined || !handler?.moves || !mayAnswer(handler, state, step, seat)) return none;
      return handler.moves(state, step, seat);
    },
    anyMove(state, seat, rng) {
      const step = openStep(state.agenda, seat);
      const handler = step && handlerOf(steps, step);
      if (step === undefined || !handler?.anyMove || !mayAnswer(handler, state, step, seat)) return null;
      return handler.anyMove(state, step, seat, rng);
    },
    refuse(state, seat, move) {
      const [problem] = problems(game.move, move, rules.components);
      if (problem !== undefined)
        return { rule: 'E1', why: 'noSuchMove', values: { problem: problemText(problem) } };
      const step = openStep(state.agenda, seat);
      if (step === undefined)
        return rules.outcome(state) === null ? notAsked(seat) : { rule: 'E3', why: 'matchIsOver' };
      const handler = handlerOf(steps, step);
      if (!handler?.refuse || !mayAnswer(handler, state, step, seat)) return notAsked(seat);
      return handler.refuse(state, step, seat, move as M);
    },
    play(state, seat, move, rng, told) {
      referee.for(rng, told ?? null).answer(state, seat, move);
    },
    byDefault(state, seat, rng) {
      const step = openStep(state.agenda, seat);
      const handler = step && handlerOf(steps, step);
      if (step !== undefined && handler?.byDefault) return handler.byDefault(state, step, seat, rng);
      const [first] = this.moves(state, seat);
      if (first === undefined) throw new Error(`nobody asks seat ${seat}`);
      return first;
    },
    outcome: (state) => rules.outcome(state),
    clone: (state) => rules.clone(state),
    view: show,
    imagine: (view, who) => rules.imagine(view, who),
    binds: horizonOf(rules.shape),
  };
}

/** May this seat answer, or change its answer? Where one answer is enough, only those asked may. */
function mayAnswer<S, M>(handler: Handler<S, M>, state: S, step: Step, seat: Seat): boolean {
  if (!handler.owes) return step.seat === seat;
  return !handler.anyone || has(handler.owes(state, step), seat);
}

export const notAsked = (seat: Seat): Refusal => ({ rule: 'E2', why: 'notAsked', values: { seat } });

/** The whole options of a match from those somebody gave, or why they will not do. */
export function optionsFor<S extends State, M extends Move, O, C>(
  game: Game<S, M, O, C>,
  given: unknown,
  seats: number,
  content: C = game.content,
): { readonly options: O } | Refusal {
  const isGiven = given !== null && given !== undefined;
  const options = (isGiven && !isRecord(given) ? given : { ...game.defaults, ...given }) as unknown;
  const [problem] = problems(game.options, options);
  if (problem !== undefined || !fits(game.options, options)) {
    return {
      rule: 'E4',
      why: 'noSuchOption',
      values: { problem: problem === undefined ? '' : problemText(problem) },
    };
  }
  if (!Number.isInteger(seats) || seats < game.seats.min || seats > game.seats.max) {
    return { rule: 'E5', why: 'wrongSeats', values: { seats, min: game.seats.min, max: game.seats.max } };
  }
  const seating = game.seating(options as O, seats, content);
  return isRefusal(seating) ? seating : { options: options as O };
}

/** The options of a match that begins with people on these seats and bots on the others. */
export function seatedOptions(game: Game, options: Json, people: Seats): Json {
  const whole = { ...(game.defaults as object), ...(options as object) } as Json;
  return game.seated !== undefined && fits(game.options, whole) ? game.seated(whole, people) : options;
}

/** The options of a rematch. Those of another version may not fit: then they are left for `optionsFor` to judge. */
export function rematchOptions(game: Game, options: Json): Json {
  const whole = { ...(game.defaults as object), ...(options as object) } as Json;
  return game.rematch !== undefined && fits(game.options, whole) ? game.rematch(whole) : options;
}

/** Do the sides of a seating hold every seat exactly once? */
export function isWholeSeating(sides: readonly (readonly Seat[])[], seats: number): boolean {
  const all = sides.flat();
  return (
    all.length === seats && all.every((seat) => has(allSeats(seats), seat)) && new Set(all).size === seats
  );
}

export const stateHash = (state: State): string => hashOf(state);
