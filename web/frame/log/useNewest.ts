/** A list shows its newest line, unless somebody walks through it. */
import { type RefObject, useEffect, useRef } from 'react';

export function useNewest(newest: number | undefined): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is what scrolls.
  useEffect(() => {
    // With the next frame, which has to be laid out anyway.
    const frame = requestAnimationFrame(() => {
      const { current } = list;
      if (current !== null && !current.contains(document.activeElement))
        current.scrollTop = current.scrollHeight;
    });
    return () => cancelAnimationFrame(frame);
  }, [newest]);
  return list;
}
