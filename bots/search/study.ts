/** What a search thinks with: a view to imagine from, a judge, and what it may spend. */
import {
  type Judge,
  type Move,
  only,
  openStep,
  quickRng,
  type Rng,
  type Ruleset,
  type Seat,
  type Seats,
  type State,
} from '@accretion/engine';
import { type Ask, imaginable } from '../bot.ts';
import { Purse } from './purse.ts';

export interface Study {
  readonly ruleset: Ruleset;
  readonly judge: Judge;
  readonly seat: Seat;
  readonly viewer: Seats;
  readonly rng: Rng;
  readonly purse: Purse;
  imagine(rng: Rng): State;
}

export const studyOf = (ask: Ask, judge: Judge, nodes: number): Study => ({
  ruleset: ask.ruleset,
  judge,
  seat: ask.seat,
  viewer: ask.viewer ?? only(ask.seat),
  rng: ask.rng,
  purse: new Purse(ask.budget ?? {}, ask.budget?.nodes ?? nodes),
  imagine: imaginable(ask),
});

/** Chance of its own for one imagined world: whatever meets the same world meets the same chance. */
export const chanceFrom = (rng: Rng): (() => Rng) => {
  const seed = rng.below(0x7fffffff);
  return () => quickRng(seed);
};

/** Is the open question one that several seats answer in secret, each for itself? */
export function isSealed({ ruleset }: Pick<Study, 'ruleset'>, state: State, seat: Seat): boolean {
  if (state.agenda.lanes.length > 0) return false;
  const step = openStep(state.agenda, seat);
  const handler = step && ruleset.rules.steps[step.do];
  return handler?.owes !== undefined && handler.anyone !== true;
}

/** Plays a move in an imagined world, and counts it. */
export function tryOut({ ruleset, purse }: Study, state: State, seat: Seat, move: Move, rng: Rng): void {
  purse.node();
  ruleset.play(state, seat, move, rng);
}

/** May this seat make a move that a judge has thought of? What is offered needs no judging. */
export const isLegal = (
  study: Study,
  state: State,
  seat: Seat,
  move: Move,
  offered: readonly Move[],
): boolean => offered.includes(move) || isAllowed(study, state, seat, move);

/** Do the rules let a move pass that rules or judge have made? Its form need not be checked: that costs more than the rest. */
export function isAllowed({ ruleset }: Study, state: State, seat: Seat, move: Move): boolean {
  const step = openStep(state.agenda, seat);
  const handler = step && ruleset.rules.steps[step.do];
  if (step === undefined || handler?.refuse === undefined) return ruleset.refuse(state, seat, move) === null;
  return handler.refuse(state, step, seat, move) === null;
}
