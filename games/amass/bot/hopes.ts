/** Who may hope to win, from what positions are worth. Measured over matches of three crews that play `greedy`. */
import { type Hope, nobody, only, seatsOf } from '@accretion/engine';
import type { State } from '../rules/state.ts';

/** How far worths lie apart before the better one is likely to win: less from round to round. */
const doubtIn = (round: number): number => Math.max(12, 42 - 3 * round);

export function hopesOf(state: State, worth: (crew: number) => number): Hope[] {
  const doubt = doubtIn(state.round);
  if (state.coop) {
    const together = seatsOf(Array.from({ length: state.humans }, (_, seat) => seat));
    return [
      { seats: together, hope: worth(0) / doubt },
      { seats: nobody, hope: 0 },
    ];
  }
  return state.crews.map((_, crew) => ({
    seats: crew < state.humans ? only(crew) : nobody,
    hope: worth(crew) / doubt,
  }));
}
