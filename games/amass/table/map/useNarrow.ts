/** Is this part of the page so narrow that fingers would miss what is small in it? A mouse is more exact. */
import { type RefObject, useLayoutEffect, useState } from 'react';

const forMice = 480;
const forFingers = 600;

export function useNarrow(part: RefObject<HTMLElement | null>): boolean {
  const [isNarrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const { current } = part;
    if (current === null) return;
    const measure = (): void => {
      const least = matchMedia('(pointer: coarse)').matches ? forFingers : forMice;
      const { clientWidth } = current;
      // What is not laid out has no width at all.
      setNarrow(clientWidth > 0 && clientWidth < least);
    };
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(current);
    return () => watcher.disconnect();
  }, [part]);
  return isNarrow;
}
