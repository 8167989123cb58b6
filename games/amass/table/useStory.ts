/** What has just happened: plans to reveal, fights to show one after the other, the sum of a round. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { TableProps } from '../../table.ts';
import type { Story as Told, View } from '../rules/state.ts';
import { type Battle, battlesAfter } from './battles.ts';
import { type RoundSum, sumsAfter } from './summary.ts';

export interface Revealed {
  readonly n: number;
  readonly plans: readonly (readonly string[])[];
}

export interface Story {
  readonly revealed: Revealed | null;
  /** The fights of this round, oldest first. */
  readonly battles: readonly Battle[];
  /** How many of them have been shown. */
  readonly shown: number;
  readonly sum: RoundSum | null;
  endReveal(): void;
  showNext(): void;
  showAll(): void;
  closeSum(): void;
}

interface Heard {
  readonly battles: readonly Battle[];
  readonly shown: number;
  readonly running: RoundSum | null;
  readonly sum: RoundSum | null;
  readonly revealed: Revealed | null;
}

const nothing: Heard = { battles: [], shown: 0, running: null, sum: null, revealed: null };

export function useStory({ news, settings }: TableProps, view: View): Story {
  const last = useRef(-1);
  const [heard, setHeard] = useState(nothing);
  const isMoving = settings.motion;
  useEffect(() => {
    const fresh = news.filter(({ n }) => n > last.current);
    if (fresh.length === 0) return;
    last.current = fresh.at(-1)?.n ?? last.current;
    setHeard((before) => {
      let after = before;
      for (const { n, event } of fresh) after = hear(after, n, event as unknown as Told, view.crews.length);
      return isMoving ? after : { ...after, shown: after.battles.length, revealed: null };
    });
  }, [news, isMoving, view.crews.length]);
  const change = (part: Partial<Heard>): void => setHeard((one) => ({ ...one, ...part }));
  return {
    ...heard,
    endReveal: useCallback(() => setHeard((one) => ({ ...one, revealed: null })), []),
    showNext: useCallback(
      () => setHeard((one) => ({ ...one, shown: Math.min(one.battles.length, one.shown + 1) })),
      [],
    ),
    showAll: () => change({ shown: heard.battles.length }),
    closeSum: () => change({ sum: null }),
  };
}

function hear(before: Heard, n: number, event: Told, crews: number): Heard {
  const running = sumsAfter(before.running, event, crews);
  const after = { ...before, battles: battlesAfter(before.battles, n, event), running };
  switch (event.did) {
    case 'deploy':
      return { ...after, battles: [], shown: 0, sum: null, revealed: { n, plans: event.plans } };
    case 'first':
    case 'end':
      return { ...after, sum: running, running: null };
    default:
      return after;
  }
}
