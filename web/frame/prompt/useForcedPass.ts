/** Passes for this person where everybody can see that nothing can be played, and says so. */
import { useEffect, useMemo, useState } from 'react';
import type { Opened } from '../../match/opened.ts';
import { forcedPass } from '../../match/pace/forcedPass.ts';
import { turnOf } from '../../match/players.ts';
import type { MatchState } from '../../match/source.ts';
import { usePreferences } from '../../settings/useSettings.ts';
import { usePace } from './usePace.ts';

/** Always the same, in milliseconds, whether or not the page is looked at: it tells nothing. */
const delay = 1_200;

/** True: the last question was answered so, and this person has not been asked again. */
export function useForcedPass(
  { module, source }: Pick<Opened, 'module' | 'source'>,
  newest: MatchState,
): boolean {
  const { passes } = usePreferences();
  const [hasPassed, setPassed] = useState(false);
  const pace = usePace(module.words, passes && newest.choices.length === 1);
  const choice = useMemo(
    () => (pace === null ? null : forcedPass(pace, source, newest)),
    [pace, source, newest],
  );
  const isAsked = choice === null && newest.pending === null && turnOf(newest) !== 0;
  useEffect(() => {
    if (isAsked) setPassed(false);
  }, [isAsked]);
  const question = choice === null ? null : `${newest.log.at(-1)?.n ?? 0} ${JSON.stringify(choice)}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: chat and clocks do not start the time again.
  useEffect(() => {
    if (choice === null) return;
    const timer = window.setTimeout(() => setPassed(source.play(choice) === null), delay);
    return () => window.clearTimeout(timer);
  }, [question]);
  return hasPassed;
}
