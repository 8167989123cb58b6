/** What has just happened on a board, to be seen: tokens travel inward, are absorbed, detonate, change places. */
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isOfFrame } from '../../../pieces/told.ts';
import { lastSpace, tokensOn } from '../../rules/board.ts';
import type { Token } from '../../rules/content.ts';
import { type Channel, channels, type OpenPlace, type Spot, type Story } from '../../rules/state.ts';
import type { Happening } from '../types.ts';
import { inTheMiddle, type Point, pointAt } from './geometry.ts';

/** Something shown for a moment over the board. */
export type Show = { readonly key: string } & (
  | { readonly is: 'gain'; readonly of: 'mass' | 'discovery'; readonly amount: number; readonly nth: number }
  | { readonly is: 'blast'; readonly at: Point; readonly tokens: readonly Token[] }
  | {
      readonly is: 'fall';
      readonly tokens: readonly Token[];
      readonly channel: Channel;
      readonly from: number;
    }
);

const travel = 650;
const lasting = 2000;
/** What comes at the same moment is shown one after the other. */
const later = 350;

const storiesOf = (news: readonly Happening[], after: number, seat: number): Story[] =>
  news
    .filter(({ n }) => n > after)
    .map(({ event }) => event)
    .filter((event) => !isOfFrame(event))
    .filter((story) => 'seat' in story && story.seat === seat);

/** How far each Channel has orbited in these stories. */
const orbitsIn = (stories: readonly Story[]): Readonly<Record<Channel, number>> => {
  const spaces = { blue: 0, pink: 0 };
  for (const story of stories) if (story.did === 'orbit') spaces[story.channel] += story.spaces;
  return spaces;
};

function showsOf(stories: readonly Story[], before: OpenPlace, n: number): Show[] {
  const shows: Show[] = [];
  const spaces = orbitsIn(stories);
  const last = lastSpace(before.size);
  const fall = (channel: Channel, from: number): void => {
    const tokens = tokensOn(before, channel, from);
    if (tokens.length > 0)
      shows.push({ is: 'fall', key: `${n} fall ${channel} ${from}`, tokens, channel, from });
  };
  for (const channel of channels)
    for (let space = last; space > last - spaces[channel] && space > 0; space--) fall(channel, space);
  let nth = 0;
  stories.forEach((story, i) => {
    const key = `${n} ${i}`;
    if (story.did === 'moveStack' && story.to > last) fall(story.channel, story.space);
    if (story.did === 'detonate')
      shows.push({ is: 'blast', key, at: pointAt(story.channel, story.space), tokens: story.tokens });
    if (story.did === 'absorb')
      for (const of of ['mass', 'discovery'] as const)
        if (story[of] > 0) shows.push({ is: 'gain', key: `${key} ${of}`, of, amount: story[of], nth: nth++ });
  });
  return shows;
}

/** Frames along the spiral between two spaces. */
export const framesAlong = (channel: Channel, from: number, to: number): Keyframe[] =>
  Array.from({ length: 13 }, (_, i) => {
    const { x, y } = pointAt(channel, from + ((to - from) * i) / 12);
    return { transform: `translate(${x}px, ${y}px)` };
  });

/** Frames from one space straight to another. */
const framesAcross = (from: Spot, to: Spot): Keyframe[] =>
  [from, to].map(({ channel, space }) => {
    const { x, y } = pointAt(channel, space);
    return { transform: `translate(${x}px, ${y}px)` };
  });

const framesOut = (channel: Channel, space: number): Keyframe[] => {
  const { x, y } = pointAt(channel, space);
  return [0.2, 1.15, 1].map((size) => ({ transform: `translate(${x}px, ${y}px) scale(${size})` }));
};

function move(svg: SVGSVGElement, stories: readonly Story[]): void {
  const run = (channel: Channel, space: number, frames: Keyframe[]): void => {
    svg
      .querySelector(`[data-stack="${channel} ${space}"]`)
      ?.animate(frames, { duration: travel, easing: 'ease-in-out' });
  };
  const spaces = orbitsIn(stories);
  for (const channel of channels)
    for (let space = spaces[channel] + 1; spaces[channel] > 0 && space < inTheMiddle; space++)
      run(channel, space, framesAlong(channel, space - spaces[channel], space));
  for (const story of stories) {
    if (story.did === 'place') run(story.channel, story.space, framesOut(story.channel, story.space));
    if (story.did === 'moveStack')
      run(story.channel, story.to, framesAlong(story.channel, story.space, story.to));
    if (story.did === 'activate') {
      run(story.first.channel, story.first.space, framesAcross(story.second, story.first));
      run(story.second.channel, story.second.space, framesAcross(story.first, story.second));
    }
  }
}

interface Watched {
  readonly seat: number;
  readonly place: OpenPlace;
  readonly news: readonly Happening[];
  readonly isMoving: boolean;
}

/** Moves what is drawn, and tells what to show over it. */
export function useMotion(svg: RefObject<SVGSVGElement | null>, watched: Watched): readonly Show[] {
  const { seat, place, news, isMoving } = watched;
  // What was told before this board came up is not shown again.
  const heard = useRef(news.at(-1)?.n ?? -1);
  const before = useRef(place);
  const [shows, setShows] = useState<readonly Show[]>([]);
  useLayoutEffect(() => {
    const was = before.current;
    before.current = place;
    const stories = storiesOf(news, heard.current, seat);
    const n = news.at(-1)?.n ?? heard.current;
    heard.current = Math.max(heard.current, n);
    if (stories.length === 0) return;
    if (isMoving && svg.current !== null) move(svg.current, stories);
    const next = showsOf(stories, was, n).filter(({ is }) => isMoving || is !== 'fall');
    if (next.length > 0) setShows(next);
  }, [news, place, seat, isMoving, svg]);
  useEffect(() => {
    if (shows.length === 0) return;
    const gains = shows.filter(({ is }) => is === 'gain').length;
    const timer = setTimeout(() => setShows([]), lasting + later * Math.max(0, gains - 1));
    return () => clearTimeout(timer);
  }, [shows]);
  return shows;
}
