/** After a move the focused element may be gone. Then the focus goes to the prompt. */
import { type RefObject, useEffect, useRef } from 'react';
import type { MatchState } from '../match/source.ts';

export function useFocusKept(root: RefObject<HTMLElement | null>, state: MatchState): void {
  const wasInside = useRef(false);
  useEffect(() => {
    const { current } = root;
    const watch = (): void => {
      wasInside.current = true;
    };
    const leave = (event: FocusEvent): void => {
      // Focus that moved to another element left on purpose; focus that moved nowhere was lost.
      const { relatedTarget } = event;
      if (relatedTarget instanceof Node && !current?.contains(relatedTarget)) wasInside.current = false;
    };
    // Closing a dialog may have lost the focus.
    const find = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' || event.key === 'Enter') keep(current, wasInside.current);
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
    keep(root.current, wasInside.current);
  }, [root, state]);
}

function keep(root: HTMLElement | null, wasInside: boolean): void {
  const isLost = document.activeElement === document.body || document.activeElement === null;
  if (isLost && wasInside) root?.querySelector<HTMLElement>('[data-part="prompt"]')?.focus();
}
