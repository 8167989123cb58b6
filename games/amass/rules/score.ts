/** The end: points, bonuses, the tie-break, and who won (A23, A26, A27, A53, A54). */
import type { Outcome, Umpire } from '@accretion/engine';
import type { Board } from './board.ts';
import { crewAt, isHuman } from './crews.ts';
import { countCubes } from './cubes.ts';
import { type Cubes, type endings, type OpenCrew, type OpenState, type State, tell } from './state.ts';

type Ending = (typeof endings)[number];

/** Nothing is left on the agenda: the match is over. */
export function end(board: Board, state: State, how: Ending, umpire: Umpire): void {
  state.ending = how;
  tell(umpire, { did: 'end', how, points: state.crews.map((crew) => pointsOf(board, crew)) });
}

export const cubePoints = (board: Board, cubes: Cubes): number =>
  cubes.green * board.points.green +
  cubes.blue * board.points.blue +
  cubes.pink * board.points.pink +
  cubes.orange * board.points.orange;

/** A27: so many points more for each facing filled with cubes of one colour. */
export function bonusOf(board: Board, crew: OpenCrew): number {
  let bonus = 0;
  for (const slots of crew.slots) {
    const [first] = slots;
    if (first !== null && slots.every((cube) => cube === first)) bonus += board.content.facingBonus;
  }
  return bonus;
}

export const pointsOf = (board: Board, crew: OpenCrew): number =>
  cubePoints(board, crew.stored) + bonusOf(board, crew);

export const asidePoints = (board: Board, crew: OpenCrew): number => cubePoints(board, crew.aside);

const isFull = (board: Board, crew: OpenCrew): boolean =>
  countCubes(crew.stored) === crew.slots.length * board.content.slotsPerFacing;

/** A53: which end has come at the start of Restore, null for none. */
export function endingNow(board: Board, state: State, isPlanetEmpty: boolean): Ending | null {
  const full = state.crews.map((crew) => isFull(board, crew));
  const allCardsPlayed = state.timed > 0 && state.cardsPlayed >= state.timed;
  if (state.coop) {
    if (full.some((is, crew) => is && !isHuman(state, crew))) return 'aiBase'; // AA48
    if (full.slice(0, state.humans).every((is) => is)) return 'won'; // AA47
  } else if (full.includes(true)) return 'base';
  if (isPlanetEmpty) return 'planet';
  return allCardsPlayed ? 'cards' : null;
}

export function outcome(board: Board, state: State): Outcome | null {
  if (state.ending === null) return null;
  const scores = state.crews.slice(0, state.humans).map((crew) => pointsOf(board, crew));
  if (state.coop) {
    const won = state.ending === 'won';
    return {
      ranks: scores.map(() => (won ? 1 : 2)),
      of: 2,
      scores,
      by: scores.map(() => (won ? 'coopWon' : 'coopLost')),
    };
  }
  const seats = scores.map((_, seat) => placing(board, state, seat));
  return {
    ranks: seats.map((one) => one.rank),
    of: state.crews.length,
    scores,
    by: seats.map((one) => one.by),
  };
}

/** A27, AA49: more points first; among equals the points of cubes kept aside; then the rank is shared. */
export function placing(board: Board, state: OpenState, crew: number): { rank: number; by: string } {
  const own = crewAt(state, crew);
  const points = pointsOf(board, own);
  const aside = asidePoints(board, own);
  let rank = 1;
  let by = 'points';
  state.crews.forEach((other, index) => {
    if (index === crew) return;
    const theirs = pointsOf(board, other);
    if (theirs > points) rank++;
    if (theirs !== points) return;
    const asideOfTheirs = asidePoints(board, other);
    if (asideOfTheirs > aside) rank++;
    if (asideOfTheirs !== aside && by === 'points') by = 'aside';
    if (asideOfTheirs === aside) by = 'shared';
  });
  return { rank, by };
}
