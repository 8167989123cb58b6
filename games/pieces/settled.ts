/**
 * A preview of a move shows '?' wherever chance or others decide, even where nothing is ever hidden. A table that
 * cannot draw such a view keeps the last whole one.
 */
import { hidden, isRecord } from '@accretion/engine';
import { useRef } from 'react';

/** Is nothing hidden in it? */
export const isOpen = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.every(isOpen);
  return isRecord(value) ? Object.values(value).every(isOpen) : value !== hidden;
};

/** The newest view of which this was true; the very first one in any case. */
export function useLastWhole<V>(view: V, isWhole: (view: V) => boolean): { view: V; isLast: boolean } {
  const last = useRef<V | null>(null);
  const fits = last.current === null || isWhole(view);
  if (fits) last.current = view;
  return { view: last.current ?? view, isLast: fits };
}
