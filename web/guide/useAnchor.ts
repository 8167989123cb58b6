import { useEffect, useState } from 'react';

const changes = ['hashchange', 'popstate', 'pushState', 'replaceState'] as const;
const anchor = (): string => decodeURIComponent(location.hash.slice(1));

/** Scrolls to the part of the page that the address points at, once it is rendered. */
export function useAnchor(isDrawn: boolean): string {
  const [target, setTarget] = useState(anchor);
  const [asked, ask] = useState(0);
  useEffect(() => {
    const follow = (): void => {
      setTarget(anchor());
      ask((times) => times + 1);
    };
    for (const name of changes) window.addEventListener(name, follow);
    return () => {
      for (const name of changes) window.removeEventListener(name, follow);
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same place asked for again is gone to again.
  useEffect(() => {
    if (!isDrawn || target === '') return;
    const element = document.getElementById(target);
    element?.scrollIntoView({ block: 'start' });
    element?.focus({ preventScroll: true });
  }, [isDrawn, target, asked]);
  return target;
}
