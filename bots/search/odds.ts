/** Each seat's chance to win, from how well all stand: honest as far as the judge's own doubt is. */
import type { State } from '@accretion/engine';
import type { Study } from './study.ts';

/** One chance per seat; at the end, who has won. */
export function chancesOf({ ruleset, judge }: Pick<Study, 'ruleset' | 'judge'>, state: State): number[] {
  const outcome = ruleset.outcome(state);
  if (outcome !== null) {
    const winners = outcome.ranks.filter((rank) => rank === 1).length;
    return outcome.ranks.map((rank) => (rank === 1 ? 1 / winners : 0));
  }
  return [...(judge.odds?.(state) ?? [])];
}
