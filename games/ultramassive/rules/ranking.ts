/** Who wins: most Solar Mass, and the tie-breaks (R61, R62, R79); solo, the goal (R71). */
import type { Outcome } from '@accretion/engine';
import { leftOn } from './board.ts';
import type { Cards } from './cards.ts';
import { challengesDone } from './challenges.ts';
import { isSolo, type Place, type State } from './state.ts';

export const goals = {
  soloNormal: { challenges: 3, solarMass: 80 },
  soloHard: { challenges: 5, solarMass: 100 },
} as const;

const steps = ['solarMass', 'tokensLeft', 'discoverySpent', 'openWormholes'] as const;

/** What is compared, one after the other. A43: Wormholes open at the end of Round 6. */
const compared = (cards: Cards, place: Place): readonly number[] => [
  place.mass,
  leftOn(cards, place),
  place.spent,
  place.wormholes.filter((one) => one.open).length,
];

/** The first step at which two places differ, -1 when none. */
function differAt(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return i;
  return -1;
}

export function outcome(cards: Cards, state: State): Outcome | null {
  if (state.phase !== 'over') return null;
  const scores = state.seats.map((place) => place.mass);
  if (isSolo(state)) return soloOutcome(state, scores);
  const all = state.seats.map((place) => compared(cards, place));
  const isAhead = (a: readonly number[], b: readonly number[]): boolean => {
    const at = differAt(a, b);
    return at >= 0 && (a[at] as number) > (b[at] as number);
  };
  const ranks = all.map((own) => 1 + all.filter((other) => isAhead(other, own)).length);
  const by = all.map((own, seat) => {
    const others = all.filter((_, other) => other !== seat);
    const deciding = others.map((other) => differAt(own, other));
    if (deciding.includes(-1)) return 'shared';
    return steps[Math.max(...deciding)] ?? 'solarMass';
  });
  return { ranks, of: state.seats.length, scores, by };
}

/** R71: won or lost; the unmet goal takes the other rank. */
function soloOutcome(state: State, scores: number[]): Outcome {
  const { mode } = state.options;
  const goal = goals[mode === 'soloHard' ? 'soloHard' : 'soloNormal'];
  const [mass = 0] = scores;
  const missed =
    challengesDone(state) < goal.challenges ? 'challenges' : mass < goal.solarMass ? 'solarMass' : null;
  return { ranks: [missed === null ? 1 : 2], of: 2, scores, by: [missed ?? 'goal'] };
}
