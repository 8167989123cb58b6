/** The view to draw: not yet the preview of a move whose events are on the way, so that tokens travel, not jump. */
import { useEffect, useRef, useState } from 'react';
import { shownView } from '../../pieces/settled.ts';
import type { Choice, TableProps } from './types.ts';

/** How long a preview is held back for the events of the move, in milliseconds. */
const patience = 300;

/** The props with the view to draw, and a `play` that waits a moment for the events. */
export function useShownView(props: TableProps): TableProps {
  const { news, settings } = props;
  const view = shownView(props);
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
  return { ...props, view: shown.current, play };
}
