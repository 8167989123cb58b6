/** Who may hope to win, from what the match is worth to the squads. Measured over matches of `greedy`, Round by Round. */
import { type Hope, only, seatsOf } from '@accretion/engine';
import { cosmic, type State } from '../rules/state.ts';

/**
 * The worth with which either side is as likely to win, and the doubt around it; the deployment is Round 0. The later it
 * is, the nearer the missile, and the more the squads must already have done.
 */
const even = [96, 96, 102, 102, 108];
const doubts = [50, 50, 42, 30, 19];

const at = (list: readonly number[], round: number): number =>
  list[Math.min(round, list.length - 1)] as number;

export const hopesOf = ({ round }: State, worth: number): Hope[] => [
  { seats: seatsOf([0, 1]), hope: (worth - at(even, round)) / at(doubts, round) },
  { seats: only(cosmic), hope: 0 },
];
