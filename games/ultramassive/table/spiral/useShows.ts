/** What the running scene shows on a board. */
import { useLayoutEffect, useRef, useState } from 'react';
import { isOfFrame } from '../../../pieces/told.ts';
import type { OpenPlace, Story } from '../../rules/state.ts';
import { useBoard } from '../context.ts';
import type { Happening } from '../types.ts';
import { rankOf } from './rank.ts';
import { type Show, showsOf } from './shows.ts';

const none: readonly Show[] = [];

const storiesOf = (news: readonly Happening[], after: number, seat: number): Story[] =>
  news
    .filter(({ n }) => n > after)
    .map(({ event }) => event)
    .filter((event) => !isOfFrame(event))
    .filter((story) => 'seat' in story && story.seat === seat);

/** `onTold` hears once what is new. */
export function useShows(
  seat: number,
  place: OpenPlace,
  onTold?: (stories: readonly Story[]) => void,
): readonly Show[] {
  const { props, view } = useBoard();
  const { news, scene } = props;
  // What was told before this board came up is not shown again.
  const heard = useRef(news.at(-1)?.n ?? -1);
  const before = useRef(place);
  const [of, setShows] = useState<{ scene: unknown; shows: readonly Show[] }>({ scene: null, shows: none });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is done with the news belongs to their moment.
  useLayoutEffect(() => {
    const was = before.current;
    before.current = place;
    const stories = storiesOf(news, heard.current, seat);
    heard.current = Math.max(heard.current, news.at(-1)?.n ?? heard.current);
    if (stories.length === 0) return;
    onTold?.(stories);
    if (scene !== null) setShows({ scene, shows: showsOf(stories, was, (one) => rankOf(view, one)) });
  }, [news, scene, place, seat]);
  return scene !== null && of.scene === scene ? of.shows : none;
}
