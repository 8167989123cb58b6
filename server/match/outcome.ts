/** How a match ended, as it is told. */
import type { Outcome } from '@accretion/engine';
import type { MatchLine } from '@accretion/protocol';

export const outcomeInfo = ({ ranks, of, scores, by }: Outcome): NonNullable<MatchLine['outcome']> => ({
  ranks: [...ranks],
  of,
  scores: [...scores],
  by: [...by],
});
