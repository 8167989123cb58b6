/** What has just happened: plans to reveal, fights to show one after the other, the sum of a round. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { isOfFrame } from '../../../pieces/told.ts';
import type { View } from '../../rules/state.ts';
import { type Battle, battlesAfter } from '../fight/battles.ts';
import type { Happening, TableProps } from '../types.ts';
import { type RoundSum, sumsAfter } from './summary.ts';

/** Where a crew goes: by its own plan, or by its AI card. */
interface Plan {
  readonly crew: number;
  readonly places: readonly string[];
  readonly card: number | null;
}

export interface Revealed {
  readonly n: number;
  readonly plans: readonly Plan[];
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

export function useStory({ news, log = news, settings }: TableProps, view: View): Story {
  const last = useRef(-1);
  // What happened before this page was opened is known, but no longer shown.
  const [heard, setHeard] = useState(() => {
    const before = log.filter(({ n }) => n < (news[0]?.n ?? Number.POSITIVE_INFINITY));
    last.current = before.at(-1)?.n ?? -1;
    return shownAll(before.reduce((all, one) => hear(all, one, view.crews.length), nothing));
  });
  const isMoving = settings.motion;
  useEffect(() => {
    const fresh = news.filter(({ n }) => n > last.current);
    if (fresh.length === 0) return;
    last.current = fresh.at(-1)?.n ?? last.current;
    setHeard((before) => {
      const after = fresh.reduce((all, one) => hear(all, one, view.crews.length), before);
      return isMoving ? after : shownAll(after);
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

const shownAll = (heard: Heard): Heard => ({ ...heard, shown: heard.battles.length, revealed: null });

function hear(before: Heard, { n, event }: Happening, crews: number): Heard {
  if (isOfFrame(event)) return before;
  const running = sumsAfter(before.running, event, crews);
  const after = { ...before, battles: battlesAfter(before.battles, n, event), running };
  switch (event.did) {
    case 'deploy':
      return {
        ...after,
        battles: [],
        shown: 0,
        sum: null,
        revealed: { n, plans: event.plans.map((places, crew) => ({ crew, places, card: null })) },
      };
    case 'order':
      return withPlan(after, { crew: event.crew, places: [], card: event.card });
    case 'deployAi':
      return withPlan(after, { crew: event.crew, places: event.places, card: null });
    case 'first':
    case 'end':
      return { ...after, sum: running, running: null };
    default:
      return after;
  }
}

/** An AI card is turned up after the plans of the humans, then carried out (A40). */
function withPlan(heard: Heard, plan: Plan): Heard {
  const { revealed } = heard;
  if (revealed === null) return heard;
  const card = plan.card ?? revealed.plans.find(({ crew }) => crew === plan.crew)?.card ?? null;
  const others = revealed.plans.filter(({ crew }) => crew !== plan.crew);
  return { ...heard, revealed: { ...revealed, plans: [...others, { ...plan, card }] } };
}
