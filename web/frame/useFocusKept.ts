/**
 * After a move the focused element may be gone. Then the focus goes to the list of choices, if it was there, or to the
 * board: both are named in a word, so that what happened is heard first, and the next question after it.
 */
import { type RefObject, useEffect, useRef } from 'react';
import type { MatchState } from '../match/source.ts';

export function useFocusKept(root: RefObject<HTMLElement | null>, state: MatchState): void {
  const last = useRef<string | null>(null);
  useEffect(() => {
    const { current } = root;
    const watch = ({ target }: FocusEvent): void => {
      const isChoosing = target instanceof Element && target.closest('[data-part="choices"]') !== null;
      last.current = isChoosing ? 'choiceList' : 'board';
    };
    const leave = (event: FocusEvent): void => {
      // Focus that moved to another element left on purpose; focus that moved nowhere was lost.
      const { relatedTarget } = event;
      if (relatedTarget instanceof Node && !current?.contains(relatedTarget)) last.current = null;
    };
    // Closing a dialog may have lost the focus.
    const find = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' || event.key === 'Enter') keep(current, last.current);
    };
    current?.addEventListener('focusin', watch);
    current?.addEventListener('focusout', leave);
    window.addEventListener('keyup', find);
    return () => {
      window.removeEventListener('keyup', find);
      current?.removeEventListener('focusin', watch);
      current?.removeEventListener('focusout', leave);
    };
  }, [root]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every new state may have taken the focus away.
  useEffect(() => {
    keep(root.current, last.current);
  }, [root, state]);
}

function keep(root: HTMLElement | null, part: string | null): void {
  const isLost = document.activeElement === document.body || document.activeElement === null;
  if (!isLost || part === null) return;
  const place = root?.querySelector<HTMLElement>(`[data-part="${part}"]`);
  (place ?? root?.querySelector<HTMLElement>('[data-part="board"]'))?.focus({ preventScroll: true });
}
