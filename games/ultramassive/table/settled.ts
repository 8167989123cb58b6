/**
 * A preview of a move shows '?' wherever chance or others decide. Such a view is not drawn: the last whole one stays.
 * Nor is the preview of an own move drawn while its story is on the way, so that tokens travel instead of jumping.
 */
import { has, isRecord, type Seats } from '@accretion/engine';
import { useEffect, useRef, useState } from 'react';
import { isOpen, useLastWhole } from '../../pieces/settled.ts';
import type { View } from '../rules/state.ts';
import type { Choice, TableProps } from './types.ts';

/** How long a preview is held back for the story of the move, in milliseconds. */
const patience = 300;

/** Is everything there that this viewer always sees? */
function isWhole(view: View, viewer: Seats): boolean {
  const { deck, aside, draftTokensUnused, resourceDeck, challengeDeck, seats, ...table } = view;
  const piles = [deck, aside, draftTokensUnused, resourceDeck, challengeDeck, seats];
  if (!isOpen(table) || !piles.every(Array.isArray)) return false;
  return seats.every((place, seat) => {
    if (!isRecord(place)) return false;
    const { hand, kept, dropped, placing, choice, ...shown } = place;
    if (!isOpen(shown) || ![hand, kept, dropped].every(Array.isArray)) return false;
    return !has(viewer, seat) || isOpen([hand, kept, placing, choice]);
  });
}

/** The view to draw, null while there was no whole one yet; and a `play` that waits a moment for the story. */
export function useSettled(props: TableProps): Omit<TableProps, 'view'> & { readonly view: View | null } {
  const { news, settings } = props;
  const fits = (one: View): boolean => isWhole(one, props.viewer);
  const { view } = useLastWhole(props.view as View, fits);
  const [isWaiting, setWaiting] = useState(false);
  const shown = useRef(view);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setWaiting(false), patience);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  useEffect(() => {
    if (news.length > 0) setWaiting(false);
  }, [news]);
  if (!isWaiting || news.length > 0) shown.current = view;
  const play = (choice: Choice): void => {
    // The news of the last move are still there: nothing would be held back, and nothing need be.
    if (settings.motion) setWaiting(true);
    props.play(choice);
  };
  return { ...props, view: fits(shown.current) ? shown.current : null, play };
}
