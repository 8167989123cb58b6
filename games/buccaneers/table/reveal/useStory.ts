/** What has just happened: a reveal to stage, a scoring to play, and what was told for later. */
import { useCallback, useMemo, useState } from 'react';
import type { View } from '../../rules/state.ts';
import { isWhole, Told } from '../scoring/steps.ts';
import type { Happening, TableProps } from '../types.ts';
import type { Revealed } from './RevealStage.tsx';

export interface Staging {
  readonly told: Told;
  readonly revealed: Revealed | null;
  /** The Round whose scoring is to be played; null when none is. */
  readonly scored: number | null;
  endReveal(): void;
  endScoring(): void;
}

const nothing: readonly Happening[] = [];

/** The picks of a Turn among the news; they come before the Toys of step C. */
function revealIn(news: readonly Happening[], heard: number): Revealed | null {
  for (const { n, event } of news) {
    if (n > heard && event.did === 'reveal') return { n, cards: event.cards };
  }
  return null;
}

export function useStory({ news, log = nothing, settings }: TableProps, view: View): Staging {
  const told = useMemo(() => new Told(log, view.round), [log, view.round]);
  const pages = view.sheet.filter(isWhole).length;
  const newest = news.at(-1)?.n ?? -1;
  const [heard, hear] = useState(-1);
  const [seen, see] = useState(pages);
  const [revealed, setRevealed] = useState<Revealed | null>(null);
  const [scored, setScored] = useState<number | null>(null);
  // Before drawing, not after: a revealed card is never shown in its place before it has turned.
  if (newest > heard) {
    hear(newest);
    const staged = settings.motion ? revealIn(news, heard) : null;
    if (staged !== null) setRevealed(staged);
  }
  if (pages !== seen) {
    see(pages);
    if (pages > seen) setScored(pages);
  }
  return {
    told,
    revealed,
    scored: revealed === null ? scored : null,
    endReveal: useCallback(() => setRevealed(null), []),
    endScoring: useCallback(() => setScored(null), []),
  };
}
