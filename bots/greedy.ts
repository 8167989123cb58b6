/**
 * Looks one move ahead: plays every legal move in several imagined states and takes the one after which its seat
 * stands best on average, as the game's judge sees it.
 */
import {
  firstSeat,
  type Judge,
  type Move,
  nobody,
  type Rng,
  type Ruleset,
  type Seat,
  type State,
  without,
} from '@accretion/engine';
import { type Bot, imaginable, offers } from './bot.ts';

const usualWorlds = 6;

export const greedy = (judge: Judge): Bot => ({
  name: 'greedy',
  choose(ask) {
    const { ruleset, seat, rng, budget } = ask;
    const imagine = imaginable(ask);
    let world = imagine(rng);
    const offered = offers(ask, world);
    const [only] = offered;
    if (offered.length === 1 && only !== undefined && ruleset.anyMove(world, seat, rng) === null) return only;
    const planned = judge.plan?.(world, seat, offered, rng) ?? null;
    if (planned !== null && isLegal(ruleset, world, seat, planned, offered)) return planned;
    const moves = [...offered, ...drawn(ruleset, judge, world, seat, rng)];
    const sums = moves.map(() => 0);
    for (let left = budget?.worlds ?? usualWorlds; left > 0; left--) {
      // Every move meets the same world and the same answers of the others, so that only the move differs.
      if (!ruleset.isForAnyone(world)) letOthersAnswer(ruleset, judge, world, seat, rng);
      for (let i = 0; i < moves.length; i++) {
        const after = ruleset.clone(world);
        ruleset.play(after, seat, moves[i] as Move, rng);
        sums[i] = (sums[i] as number) + judge.worth(after, seat);
      }
      if (budget?.isSpent?.()) break;
      if (left > 1) world = imagine(rng);
    }
    return moves[best(sums)] as Move;
  },
});

/** May this seat make a move that a judge has thought of? What is offered needs no judging. */
const isLegal = (ruleset: Ruleset, state: State, seat: Seat, move: Move, offered: readonly Move[]): boolean =>
  offered.includes(move) || ruleset.refuse(state, seat, move) === null;

/** As many more legal moves as the judge wants to see, drawn from all there are. */
function drawn(ruleset: Ruleset, { widen = 0 }: Judge, state: State, seat: Seat, rng: Rng): Move[] {
  const found: Move[] = [];
  for (let tries = 0; tries < widen; tries++) {
    const move = ruleset.anyMove(state, seat, rng);
    if (move === null) break;
    if (ruleset.refuse(state, seat, move) === null) found.push(move);
  }
  return found;
}

/** Those who are asked at the same time answer first; then whatever this seat does is seen in full. */
function letOthersAnswer(ruleset: Ruleset, judge: Judge, state: State, seat: Seat, rng: Rng): void {
  for (let others = without(ruleset.toAct(state), seat); others !== nobody; ) {
    const other = firstSeat(others);
    ruleset.play(state, other, quickReply(ruleset, judge, state, other, rng), rng);
    // Each of them once: in a lane of its own a seat may be asked again and again.
    others = without(others, other) & ruleset.toAct(state);
  }
}

function quickReply(ruleset: Ruleset, judge: Judge, state: State, seat: Seat, rng: Rng): Move {
  const moves = ruleset.moves(state, seat);
  return judge.reply?.(state, seat, moves, rng) ?? (moves[rng.below(moves.length)] as Move);
}

/** The first place of the highest number. */
function best(numbers: readonly number[]): number {
  let at = 0;
  for (let i = 1; i < numbers.length; i++) if ((numbers[i] as number) > (numbers[at] as number)) at = i;
  return at;
}
