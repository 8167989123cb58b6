/** Who wins: most Solar Mass, and the tie-breaks (R61, R62, R79); solo, the goal (R71). */
import type { Outcome } from '@accretion/engine';
import { leftOn } from './board.ts';
import type { Cards } from './cards.ts';
import { challengesDone } from './challenges.ts';
import { isSolo, type OpenPlace, type OpenState } from './state.ts';

export const goals = {
  soloNormal: { challenges: 3, solarMass: 80 },
  soloHard: { challenges: 5, solarMass: 100 },
} as const;

export const steps = ['solarMass', 'tokensLeft', 'discoverySpent', 'openWormholes'] as const;

/** What is compared, one after the other. A43: Wormholes open at the end of Round 6. */
export const compared = (cards: Cards, place: OpenPlace): readonly number[] => [
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

export function outcome(cards: Cards, state: OpenState): Outcome | null {
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

/** Two neighbours in the ranking who are level on Solar Mass, and what told them apart; null when nothing did. */
export interface Tie {
  readonly ahead: number;
  readonly behind: number;
  readonly step: (typeof steps)[number] | null;
  readonly values: readonly [number, number];
}

/** R62, R79: what decided each place for which Solar Mass was not enough. */
export function tiesOf(cards: Cards, state: OpenState): readonly Tie[] {
  const ranks = outcome(cards, state)?.ranks ?? [];
  const order = ranks.map((_, seat) => seat).sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
  return order.slice(1).flatMap((behind, i) => {
    const ahead = order[i] as number;
    const [a, b] = [ahead, behind].map((seat) => compared(cards, state.seats[seat] as OpenPlace));
    if (a === undefined || b === undefined || a[0] !== b[0]) return [];
    const at = differAt(a, b);
    const values: [number, number] = [a[Math.max(0, at)] as number, b[Math.max(0, at)] as number];
    return [{ ahead, behind, step: steps[at] ?? null, values }];
  });
}

/** R71: won or lost; the unmet goal takes the other rank. */
function soloOutcome(state: OpenState, scores: number[]): Outcome {
  const { mode } = state.options;
  const goal = goals[mode === 'soloHard' ? 'soloHard' : 'soloNormal'];
  const [mass = 0] = scores;
  const missed =
    challengesDone(state) < goal.challenges ? 'challenges' : mass < goal.solarMass ? 'solarMass' : null;
  return { ranks: [missed === null ? 1 : 2], of: 2, scores, by: [missed ?? 'goal'] };
}
