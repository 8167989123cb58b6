/** Players inside an imagined world: at a glance, or looking one move ahead. They take the world for true. */
import {
  firstSeat,
  has,
  type Move,
  nobody,
  type Rng,
  type Seat,
  type State,
  without,
} from '@accretion/engine';
import { isLegal, isSealed, type Study, tryOut } from './study.ts';

/** More small moves than any whole answer takes. */
const mostMoves = 60;
/** Of a long list, a player that looks one move ahead looks at so many, the most promising. */
const mostLookedAt = 16;
/** More moves than any stage takes, of all seats together. */
const longestStage = 400;

export type Player = (study: Study, state: State, seat: Seat, rng: Rng) => Move;

/** At a glance. */
export const quick: Player = ({ ruleset, judge }, state, seat, rng) => {
  const moves = ruleset.moves(state, seat);
  return judge.reply?.(state, seat, moves, rng) ?? (moves[rng.below(moves.length)] as Move);
};

/** As `greedy` does, in this one world. */
export const oneAhead: Player = (study, state, seat, rng) => {
  const { ruleset, judge } = study;
  const moves = ruleset.moves(state, seat);
  if (moves.length === 1) return moves[0] as Move;
  const planned = judge.plan?.(state, seat, moves, rng) ?? null;
  if (planned !== null && isLegal(study, state, seat, planned, moves)) return planned;
  const before = isSealed(study, state, seat) ? answered(study, state, seat, rng) : state;
  const looked =
    moves.length <= mostLookedAt ? moves : judge.order(state, seat, moves).slice(0, mostLookedAt);
  let best = looked[0] as Move;
  let highest = Number.NEGATIVE_INFINITY;
  for (const move of looked) {
    const after = ruleset.clone(before);
    tryOut(study, after, seat, move, rng);
    const worth = judge.worth(after, seat);
    if (worth <= highest) continue;
    highest = worth;
    best = move;
  }
  return best;
};

/** A copy in which all others who are asked have answered at a glance. */
function answered(study: Study, state: State, seat: Seat, rng: Rng): State {
  const { ruleset } = study;
  const others = without(ruleset.toAct(state), seat);
  if (others === nobody) return state;
  const after = ruleset.clone(state);
  for (let left = others; left !== nobody; left = without(left, firstSeat(left)))
    answerAs(study, after, firstSeat(left), quick, rng);
  return after;
}

/** Lets a seat give its whole answer to a sealed question, in as many moves as it takes. */
export function answerAs(study: Study, state: State, seat: Seat, player: Player, rng: Rng): void {
  const { stack } = state.agenda;
  const question = stack[stack.length - 1];
  for (let n = 0; n < mostMoves && has(study.ruleset.toAct(state), seat); n++) {
    if (state.agenda.stack.at(-1) !== question) return;
    tryOut(study, state, seat, player(study, state, seat, rng), rng);
  }
}

/** Plays on, all seats looking one move ahead or as said, to where the judge says that a stage is over. */
export function playOn(study: Study, state: State, rng: Rng, player: Player = oneAhead): void {
  const { ruleset, judge } = study;
  for (let n = 0; n < longestStage; n++) {
    const asked = ruleset.toAct(state);
    if (asked === nobody || judge.settled?.(state) !== false) return;
    if (study.purse.gone >= 1.5) return;
    const seat = firstSeat(asked);
    tryOut(study, state, seat, player(study, state, seat, rng), rng);
  }
}
