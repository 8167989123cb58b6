/** Plays a plan: on all cores, on from where it was stopped, and no longer than needed. */
import { crewOf } from '../crew/crew.ts';
import type { Result } from '../matches.ts';
import { allTurns, type Plan } from '../plan.ts';
import { progress, type Terminal } from '../terminal.ts';
import { usualLevel } from './intervals.ts';
import { keptIn } from './state.ts';

export interface Running {
  readonly workers: number;
  readonly state?: string;
  /** Stop before all deals are played if this holds. It is asked at a few fixed numbers of deals, with the level to use. */
  readonly until?: (plan: Plan, results: readonly Result[], level: number) => boolean;
}

export interface Run {
  /** With as many deals as were played. */
  readonly plan: Plan;
  readonly results: readonly Result[];
  /** Whether it was decided; null if nobody asked. */
  readonly decided: boolean | null;
}

const firstLook = 10;

/** After how many deals to look: twice as many each time. */
export function looksOf(deals: number): number[] {
  const looks: number[] = [];
  for (let look = firstLook; look < deals; look *= 2) looks.push(look);
  return [...looks, deals];
}

/** Looking several times makes chance look like a result more often; a higher level each time makes up for that (Bonferroni). */
export const levelFor = (looks: number): number => 1 - (1 - usualLevel) / looks;

export async function playPlan(
  plan: Plan,
  { workers, state, until }: Running,
  terminal: Terminal,
): Promise<Run> {
  const kept = keptIn(state, plan);
  const results = [...kept.results];
  const perDeal = allTurns(plan).reduce((sum, turns) => sum + turns.length, 0);
  const bar = progress(terminal, 'matches', plan.deals * perDeal);
  const crew = crewOf(workers);
  let done = results.reduce((sum, { matches }) => sum + matches.length, 0);
  const take = (result: Result): void => {
    kept.keep(result);
    results.push(result);
    done += result.matches.length;
    bar.at(done);
  };
  const looks = until === undefined ? [plan.deals] : looksOf(plan.deals);
  try {
    for (const deals of looks) {
      const end = deals * plan.lineUps.length;
      if (results.length < end) await crew.play(plan, results.length, end, take);
      const played = { plan: { ...plan, deals }, results: results.slice(0, end) };
      if (until === undefined) return { ...played, decided: null };
      const decided = until(played.plan, played.results, levelFor(looks.length));
      if (decided || deals === plan.deals) return { ...played, decided };
    }
    throw new Error('a plan without deals');
  } finally {
    bar.end();
    await crew.end();
  }
}
