/** Keeps a list scrolled to its newest entry, unless the focus is inside it. */
import { type RefObject, useEffect, useRef } from 'react';

export function useNewest(newest: number | undefined): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is what scrolls.
  useEffect(() => {
    // In the next frame, which needs a layout anyway.
    const frame = requestAnimationFrame(() => {
      const { current } = list;
      if (current !== null && !current.contains(document.activeElement))
        current.scrollTop = current.scrollHeight;
    });
    return () => cancelAnimationFrame(frame);
  }, [newest]);
  return list;
}
