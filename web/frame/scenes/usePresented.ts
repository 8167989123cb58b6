/** The match as its scenes tell it, for a component. */
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Opened } from '../../match/opened.ts';
import { preferences, settings } from '../../settings/settings.ts';
import { type Presented, Presenter } from './presenter.ts';

const paces = { slow: 1.7, normal: 1, fast: 0.5, off: 0 } as const;

export function usePresented({ module, source }: Pick<Opened, 'module' | 'source'>): {
  presenter: Presenter;
  presented: Presented;
} {
  const presenter = useMemo(
    () =>
      new Presenter(source, (update) => module.scenes?.(update, source.ruleset) ?? [], {
        now: () => performance.now(),
        after(milliseconds, run) {
          const timer = setTimeout(run, milliseconds);
          return () => clearTimeout(timer);
        },
        isHidden: () => document.visibilityState === 'hidden',
        isStill: () => !settings.getSnapshot().motion,
        pace: () => paces[preferences.getSnapshot().scenes],
      }),
    [module, source],
  );
  useEffect(() => presenter.follow(), [presenter]);
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'hidden') presenter.hide();
    };
    // A person who turns scenes off does not want to see the end of this one.
    const isOff = (): boolean => preferences.getSnapshot().scenes === 'off';
    const stop = preferences.subscribe(() => isOff() && presenter.toNow());
    document.addEventListener('visibilitychange', look);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', look);
    };
  }, [presenter]);
  const presented = useSyncExternalStore(presenter.subscribe, presenter.getSnapshot);
  return { presenter, presented };
}
