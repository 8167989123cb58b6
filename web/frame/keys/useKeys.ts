/** Single-key shortcuts in a match. They work only while nobody is typing and no dialog is open. */
import { type RefObject, useEffect } from 'react';
import { preferences } from '../../settings/settings.ts';

interface Actions {
  undo(): void;
  /** Ends the running scene, if there is one. */
  skip(): void;
  open(dialog: 'settings' | 'keys'): void;
}

export function useKeys(root: RefObject<HTMLElement | null>, { undo, skip, open }: Actions): void {
  useEffect(() => {
    const find = (selector: string): HTMLElement | null => root.current?.querySelector(selector) ?? null;
    const actions: Readonly<Record<string, () => void>> = {
      b: () =>
        (
          find('[data-part="board"] [data-legal="true"]:not([tabindex="-1"])') ??
          find('[data-part="board"] :is(button, [tabindex="0"])') ??
          find('[data-part="board"]')
        )?.focus(),
      c: () => find('[data-part="choiceList"] button[tabindex="0"]')?.focus(),
      l: () => find('[data-part="log"] button[tabindex="0"]')?.focus(),
      p: () => find('[data-part="prompt"]')?.focus(),
      u: undo,
      h: () => find('[data-part="askHint"]')?.click(),
      s: () => open('settings'),
      '?': () => open('keys'),
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (!preferences.getSnapshot().shortcuts || document.querySelector('dialog[open]') !== null) return;
      const key = event.key.toLowerCase();
      const act = /^[1-9]$/.test(key) ? () => find(`[data-key="${key}"]`)?.focus() : actions[key];
      if (key === ' ' && !isPressed(event.target)) skip();
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [root, undo, skip, open]);
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;

/** Space presses what has the focus, if that is something to press. */
const isPressed = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('button, a, summary, [role]') !== null;
