/** What is to be seen over a board while a scene runs: what falls in, is gained, detonates; how it grows. */
import { lastSpace, tokensOn } from '../../rules/board.ts';
import type { Size, Token } from '../../rules/content.ts';
import { type Channel, channels, type OpenPlace, type Story } from '../../rules/state.ts';
import { type Point, pointAt } from './geometry.ts';
import { orbitsIn } from './travel.ts';

export type Show = { readonly key: string } & (
  | { readonly is: 'gain'; readonly of: 'mass' | 'discovery'; readonly amount: number; readonly nth: number }
  | { readonly is: 'blast'; readonly at: Point; readonly tokens: readonly Token[] }
  | { readonly is: 'growth'; readonly size: Size }
  | {
      readonly is: 'fall';
      readonly tokens: readonly Token[];
      readonly channel: Channel;
      readonly from: number;
    }
);

/** `before` is the board as it was drawn until now. */
export function showsOf(stories: readonly Story[], before: OpenPlace): readonly Show[] {
  const shows: Show[] = [];
  const spaces = orbitsIn(stories);
  const last = lastSpace(before.size);
  const fall = (channel: Channel, from: number): void => {
    const tokens = tokensOn(before, channel, from);
    if (tokens.length > 0) shows.push({ is: 'fall', key: `fall ${channel} ${from}`, tokens, channel, from });
  };
  for (const channel of channels)
    for (let space = last; space > last - spaces[channel] && space > 0; space--) fall(channel, space);
  let nth = 0;
  stories.forEach((story, i) => {
    if (story.did === 'moveStack' && story.to > last) fall(story.channel, story.space);
    if (story.did === 'detonate')
      shows.push({ is: 'blast', key: `${i}`, at: pointAt(story.channel, story.space), tokens: story.tokens });
    if (story.did === 'expand') shows.push({ is: 'growth', key: `${i}`, size: story.size });
    if ((story.did === 'mass' || story.did === 'discovery') && story.amount > 0)
      shows.push({ is: 'gain', key: `${i}`, of: story.did, amount: story.amount, nth: nth++ });
  });
  return shows;
}
