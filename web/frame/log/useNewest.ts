/** Keeps a list scrolled to its newest entry, which is its stop for the Tab key or its last, unless the focus is inside. */
import { type RefObject, useEffect, useRef } from 'react';

export function useNewest(newest: number | undefined): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is what scrolls.
  useEffect(() => {
    // In the next frame, which needs a layout anyway.
    const frame = requestAnimationFrame(() => {
      const { current } = list;
      if (current === null || current.contains(document.activeElement)) return;
      const row = current.querySelector<HTMLElement>('[tabindex="0"]');
      current.scrollTop =
        row === null
          ? current.scrollHeight
          : current.scrollTop + row.getBoundingClientRect().bottom - current.getBoundingClientRect().bottom;
    });
    return () => cancelAnimationFrame(frame);
  }, [newest]);
  return list;
}
