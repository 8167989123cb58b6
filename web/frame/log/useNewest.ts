/** Keeps a list scrolled to its newest entry, which is its stop for the Tab key or its last, unless the focus is inside. */
import { type RefObject, useEffect, useRef } from 'react';

export function useNewest(newest: number | undefined): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is what scrolls.
  useEffect(() => {
    // In the next frame, which needs a layout anyway.
    const frame = requestAnimationFrame(() => scroll(list.current));
    return () => cancelAnimationFrame(frame);
  }, [newest]);
  useEffect(() => {
    const { current } = list;
    if (current === null) return;
    const watch = new ResizeObserver(() => scroll(current));
    watch.observe(current);
    return () => watch.disconnect();
  }, []);
  return list;
}

function scroll(list: HTMLOListElement | null): void {
  if (list === null || list.contains(document.activeElement)) return;
  const row = list.querySelector('[tabindex="0"]');
  list.scrollTop =
    row === null
      ? list.scrollHeight
      : list.scrollTop + row.getBoundingClientRect().bottom - list.getBoundingClientRect().bottom;
}
