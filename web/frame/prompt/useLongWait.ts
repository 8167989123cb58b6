/** Whether something has been waited for so long that it wants an explanation. */
import { useEffect, useState } from 'react';
import { turnOf } from '../../match/players.ts';
import type { Frame } from '../frame.ts';

/** In milliseconds. */
const long = 2_000;

/** `what` says what is waited for; null: nothing is. Something else starts the time again. */
export function useLongWait(what: string | null): boolean {
  const [waited, setWaited] = useState<string | null>(null);
  useEffect(() => {
    if (what === null) return;
    const timer = window.setTimeout(() => setWaited(what), long);
    return () => window.clearTimeout(timer);
  }, [what]);
  return what !== null && waited === what;
}

/** What is waited for now, as a key; null while this person is asked, a scene runs, or the match is over or paused. */
export function waitedFor({ state, scene }: Pick<Frame, 'state' | 'scene'>): string | null {
  const { asked, pending, outcome, log, company } = state;
  if (outcome !== null || scene !== null || company?.isPaused === true) return null;
  if (pending !== null) return `pending ${JSON.stringify(pending)}`;
  return turnOf(state) === 0 && asked !== 0 ? `asked ${asked} ${log.at(-1)?.n ?? 0}` : null;
}
