/** How a match stands that is open to all: each seat's chance, and what a choice and the luck after it did to it. */
import { allSeats, type Judge, quickRng, type Rng, type Ruleset, type State } from '@accretion/engine';
import { chancesOf } from './search/odds.ts';
import { oneAhead, type Player, playOn, quick } from './search/players.ts';
import { Purse } from './search/purse.ts';
import type { Study } from './search/study.ts';

const fewestPlayouts = 4;
const mostPlayouts = 24;

/** Players who see everything would always do the same, and chances would be all or nothing: many play at a glance. */
const anyOf: Player = (study, state, seat, rng) =>
  (rng.below(2) === 0 ? quick : oneAhead)(study, state, seat, rng);

/** A game, as far as an open match is looked at. */
export interface OpenGame {
  readonly ruleset: Ruleset;
  readonly judge: Judge;
}

/**
 * Each seat's chance from a true state, or after `begin` has played something there with chance that is drawn anew each
 * time: an average over ways in which the stage may go on, as far as the nodes reach.
 */
export function chancesFrom(
  { ruleset, judge }: OpenGame,
  state: State,
  nodes: number,
  begin?: (state: State, rng: Rng) => void,
): readonly number[] {
  const isSure = (one: State): boolean => ruleset.outcome(one) !== null || judge.settled?.(one) !== false;
  if (begin === undefined && isSure(state)) return chancesOf({ ruleset, judge }, state);
  const study: Study = {
    ...{ ruleset, judge, seat: 0, viewer: allSeats(1), rng: quickRng(1) },
    // A playout that has begun goes to its end.
    purse: new Purse({}, Number.POSITIVE_INFINITY),
    imagine: () => ruleset.clone(state),
  };
  const sums: number[] = [];
  let played = 0;
  while (played < fewestPlayouts || (played < mostPlayouts && study.purse.spent < nodes)) {
    const rng = quickRng(1000 + played);
    const after = ruleset.clone(state);
    begin?.(after, rng);
    playOn(study, after, rng, anyOf);
    chancesOf(study, after).forEach((chance, seat) => {
      sums[seat] = (sums[seat] ?? 0) + chance;
    });
    played++;
  }
  return sums.map((sum) => sum / played);
}
