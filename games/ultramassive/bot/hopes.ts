/** Who may hope to win, from what positions are worth. Measured over matches of `greedy`, Round by Round. */
import { type Hope, nobody, only } from '@accretion/engine';
import { isSolo, type State } from '../rules/state.ts';

/** How far worths lie apart before the better one is likely to win. */
const doubts = [20, 9, 13, 12, 9, 7, 3.7];
/** Solo: the worth with which the goal is as likely reached as not, and the doubt around it. */
const solo = {
  soloNormal: { even: [5, 5, 38, 60, 73, 98, 100], doubts: [60, 60, 20, 12, 8, 8, 4] },
  soloHard: { even: [150, 148, 165, 150, 135, 121, 130], doubts: [65, 65, 50, 35, 22, 7, 5] },
} as const;

export function hopesOf(state: State, worth: (seat: number) => number): Hope[] {
  const { round } = state;
  if (isSolo(state)) {
    const goal = solo[state.options.mode === 'soloHard' ? 'soloHard' : 'soloNormal'];
    const hope = (worth(0) - (goal.even[round] ?? 100)) / (goal.doubts[round] ?? 5);
    return [
      { seats: only(0), hope },
      { seats: nobody, hope: 0 },
    ];
  }
  const doubt = doubts[round] ?? 2;
  return state.seats.map((_, seat) => ({ seats: only(seat), hope: worth(seat) / doubt }));
}
