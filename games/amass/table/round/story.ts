/** What has been told: the plans of this round, its fights, and the sum of the last one. */
import { isOfFrame } from '../../../pieces/told.ts';
import { type Battle, battlesAfter } from '../fight/battles.ts';
import type { Happening } from '../types.ts';
import { type RoundSum, sumsAfter } from './summary.ts';

/** Where a crew goes: by its own plan, or by its AI card. */
export interface Plan {
  readonly crew: number;
  readonly places: readonly string[];
  readonly card: number | null;
}

export interface Story {
  /** The plans of this round as far as they are revealed. */
  readonly plans: readonly Plan[];
  /** The fights of this round, oldest first. */
  readonly battles: readonly Battle[];
  /** What the last round brought, until the plans of the next are revealed. */
  readonly sum: RoundSum | null;
}

interface Heard extends Story {
  readonly running: RoundSum | null;
}

const nothing: Heard = { plans: [], battles: [], sum: null, running: null };

export const storyOf = (log: readonly Happening[], crews: number): Story =>
  log.reduce((all, one) => hear(all, one, crews), nothing);

function hear(before: Heard, { n, event }: Happening, crews: number): Heard {
  if (isOfFrame(event)) return before;
  const running = sumsAfter(before.running, event, crews);
  const after = { ...before, battles: battlesAfter(before.battles, n, event), running };
  switch (event.did) {
    case 'deploy':
      return {
        ...after,
        battles: [],
        sum: null,
        plans: event.plans.map((places, crew) => ({ crew, places, card: null })),
      };
    case 'order':
      return { ...after, plans: [...after.plans, { crew: event.crew, places: [], card: event.card }] };
    case 'deployAi':
      return {
        ...after,
        plans: after.plans.map((plan) =>
          plan.crew === event.crew ? { ...plan, places: event.places } : plan,
        ),
      };
    case 'first':
    case 'end':
      return { ...after, sum: running, running: null };
    default:
      return after;
  }
}
