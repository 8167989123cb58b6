/** How a match ended, as it is sent. */
import type { Outcome } from '@accretion/engine';
import type { MatchSummary } from '@accretion/protocol';

export const outcomeInfo = ({ ranks, of, scores, by }: Outcome): NonNullable<MatchSummary['outcome']> => ({
  ranks: [...ranks],
  of,
  scores: [...scores],
  by: [...by],
});
