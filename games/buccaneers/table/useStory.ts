/** What has just happened: a reveal to stage, scoring to play, and what was told for later. */
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Happening, TableProps } from '../../table.ts';
import type { Story, View } from '../rules/state.ts';
import type { Revealed } from './RevealStage.tsx';
import { isWhole, Told } from './scoring.ts';

export interface Staging {
  readonly told: Told;
  readonly revealed: Revealed | null;
  /** The Round whose scoring is to be played; null when none is. */
  readonly scored: number | null;
  endReveal(): void;
  endScoring(): void;
}

const nothing: readonly Happening[] = [];

export function useStory({ news, log = nothing, settings }: TableProps, view: View): Staging {
  const told = useMemo(() => new Told(log, view.round), [log, view.round]);
  const heard = useRef(-1);
  const pages = view.sheet.filter(isWhole).length;
  const seen = useRef(pages);
  const [revealed, setRevealed] = useState<Revealed | null>(null);
  const [scored, setScored] = useState<number | null>(null);
  const isMoving = settings.motion;
  useEffect(() => {
    let staged: Revealed | null = null;
    for (const { n, event } of news) {
      if (n <= heard.current) continue;
      heard.current = n;
      const story = event as unknown as Story;
      // The picks of a Turn come before the Toys of step C.
      if (story.did === 'reveal') staged ??= { n, cards: story.cards };
    }
    if (staged !== null && isMoving) setRevealed(staged);
    if (pages > seen.current) setScored(pages);
    seen.current = pages;
  }, [news, pages, isMoving]);
  return {
    told,
    revealed,
    scored: revealed === null ? scored : null,
    endReveal: () => setRevealed(null),
    endScoring: () => setScored(null),
  };
}
