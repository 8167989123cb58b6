/** What the running scene does to a board, painted over it: only while there is something to be seen. */

import { type ReactNode, useMemo } from 'react';
import { Painting } from '../../../pieces/show/index.ts';
import type { OpenPlace } from '../../rules/state.ts';
import { useBoard } from '../context.ts';
import { useShows } from '../spiral/useShows.ts';
import style from './BoardShow.module.css';
import { painter } from './painter.ts';

interface BoardShowProps {
  readonly seat: number;
  readonly place: OpenPlace;
}

export function BoardShow({ seat, place }: BoardShowProps): ReactNode {
  const { scene, settings } = useBoard().props;
  const shows = useShows(seat, place);
  const lasts = scene?.lasts ?? 0;
  const paint = useMemo(() => painter(shows, place.size, lasts), [shows, place.size, lasts]);
  if (paint === null || !settings.motion) return null;
  return <Painting paint={paint} isMoving className={style['show']} />;
}
