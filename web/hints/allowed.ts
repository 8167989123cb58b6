/** Who may ask for a hint: whoever plays, unless the host has forbidden it, or lessons are running. */
import type { MatchSource, MatchState } from '../match/source.ts';

export const mayAskForHints = (
  { mine, outcome, company }: Pick<MatchState, 'mine' | 'outcome' | 'company'>,
  { isTaught }: Pick<MatchSource, 'isTaught'>,
): boolean => mine !== 0 && outcome === null && company?.hasHints !== false && isTaught !== true;
