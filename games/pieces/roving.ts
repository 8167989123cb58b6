/** A group of buttons as one stop for the Tab key: it stops at the first that can be pressed now, arrows walk on. */
import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';

const steps: Readonly<Record<string, number>> = {
  ...{ ArrowRight: 1, ArrowDown: 1 },
  ...{ ArrowLeft: -1, ArrowUp: -1 },
};

const isOffered = (button: HTMLElement): boolean => button.dataset['legal'] === 'true';
const isChosen = (button: HTMLElement): boolean => button.getAttribute('aria-pressed') === 'true';
const buttonsIn = (group: HTMLElement): HTMLElement[] =>
  [...group.querySelectorAll<HTMLElement>('button:not(:disabled)')].filter(
    (one) => one.closest('[hidden]') === null,
  );

function stopAt(group: HTMLElement, stop: EventTarget | null | undefined): void {
  for (const button of buttonsIn(group)) button.tabIndex = button === stop ? 0 : -1;
}

/** Where a key leads from here; null: nowhere. From the group itself it leads to its first or last. */
function ledTo(key: string, here: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return -1;
  const step = steps[key];
  if (step === undefined) return null;
  return here < 0 && step < 0 ? -1 : here + step;
}

interface Roving<E extends HTMLElement> {
  readonly ref: RefObject<E | null>;
  onFocus(event: FocusEvent<E>): void;
  onKeyDown(event: KeyboardEvent<E>): void;
}

/**
 * For the element round the buttons. `offeredFirst`: arrows walk what is on offer before all the rest, for places that
 * lie in no row. Home and End lead to the first and the last.
 */
export function useRoving<E extends HTMLElement>(offeredFirst = false): Roving<E> {
  const ref = useRef<E>(null);
  // Whatever was drawn anew may offer something else; who is here already is not led away.
  useLayoutEffect(() => {
    const group = ref.current;
    if (group === null) return;
    const buttons = buttonsIn(group);
    const here = buttons.find((one) => one === document.activeElement);
    stopAt(group, here ?? buttons.find(isOffered) ?? buttons.find(isChosen) ?? buttons[0]);
  });
  return {
    ref,
    onFocus: ({ currentTarget, target }) => {
      if (target !== currentTarget) stopAt(currentTarget, target);
    },
    onKeyDown(event) {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      const inOrder = buttonsIn(event.currentTarget);
      const buttons = offeredFirst
        ? [...inOrder.filter(isOffered), ...inOrder.filter((one) => !isOffered(one))]
        : inOrder;
      const here = buttons.indexOf(event.target as HTMLElement);
      if (here < 0 && event.target !== event.currentTarget) return;
      const to = ledTo(event.key, here);
      if (to === null) return;
      event.preventDefault();
      buttons.at(to % buttons.length)?.focus();
    },
  };
}
