/** Is the table clear for a lesson? Not while a scene is shown or a dialog is open, which would cover it. */
import { useSyncExternalStore } from 'react';

const isClear = (): boolean => document.querySelector('dialog[open], [data-scene]') === null;

function onChange(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.body, {
    ...{ subtree: true, childList: true },
    attributeFilter: ['open', 'data-scene'],
  });
  return () => observer.disconnect();
}

export const useClear = (): boolean => useSyncExternalStore(onChange, isClear);
