/** How the match was won, in the game's own words, once they are loaded. */
import { isAside, type Outcome } from '@accretion/engine';
import type { EndWords, Goal, Happening } from '@accretion/games/tables';
import { useEffect, useMemo, useState } from 'react';
import { type Frame, useFrame } from '../frame.ts';
import { everybodyIn } from '../words.ts';

export interface Ending {
  /** '' until it is known, and for a game that does not say. */
  readonly how: string;
  readonly goals: readonly Goal[];
}

/** What has been told and not been undone. */
export function toldIn(log: readonly Happening[]) {
  const took = new Set(
    log.flatMap(({ event }) => (isAside(event) && 'took' in event ? (event.took ?? []) : [])),
  );
  return log.flatMap(({ n, event }) => (isAside(event) || took.has(n) ? [] : [event]));
}

function endingIn(frame: Frame, outcome: Outcome, words: EndWords | null): Ending {
  if (words === null) return { how: '', goals: [] };
  const { state, source, settings } = frame;
  const ended = { view: state.view, outcome, names: everybodyIn(frame), told: toldIn(state.log) };
  return {
    how: words.how(ended, source.ruleset, settings.language),
    goals: words.goals?.(ended, source.ruleset, settings.language) ?? [],
  };
}

export function useEnding(outcome: Outcome): Ending {
  const frame = useFrame();
  const { words } = frame.module;
  const [loaded, keep] = useState<EndWords | null>(null);
  useEffect(() => {
    let isGone = false;
    // Without a connection the end is told without the sentence.
    words.end?.().then(
      (one) => !isGone && keep(one),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [words]);
  return useMemo(() => endingIn(frame, outcome, loaded), [frame, outcome, loaded]);
}
