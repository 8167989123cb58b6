/** What is to be seen over a board while a scene runs: what falls in, is gained, detonates, swaps; how it grows. */
import { lastSpace, tokensOn } from '../../rules/board.ts';
import type { Token } from '../../rules/content.ts';
import { type Channel, channels, type OpenPlace, type Spot, type Story } from '../../rules/state.ts';
import type { Rank } from './rank.ts';
import { orbitsIn } from './travel.ts';

export type Show = { readonly key: string } & (
  | { readonly is: 'gain'; readonly of: 'mass' | 'discovery'; readonly amount: number; readonly nth: number }
  | { readonly is: 'blast'; readonly at: Spot; readonly tokens: readonly Token[] }
  | { readonly is: 'growth'; readonly rank: Rank }
  | { readonly is: 'bridge'; readonly first: Spot; readonly second: Spot }
  | {
      readonly is: 'fall';
      readonly tokens: readonly Token[];
      readonly channel: Channel;
      readonly from: number;
    }
);

/** `before` is the board as it was drawn until now; `rankAt` says how a hole of this Solar Mass looks. */
export function showsOf(
  stories: readonly Story[],
  before: OpenPlace,
  rankAt: (place: Pick<OpenPlace, 'size' | 'mass'>) => Rank,
): readonly Show[] {
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
  let { size, mass } = before;
  let rank = rankAt(before);
  stories.forEach((story, i) => {
    if (story.did === 'moveStack' && story.to > last) fall(story.channel, story.space);
    if (story.did === 'activate')
      shows.push({ is: 'bridge', key: `${i}`, first: story.first, second: story.second });
    if (story.did === 'detonate') shows.push({ is: 'blast', key: `${i}`, at: story, tokens: story.tokens });
    if (story.did === 'expand') size = story.size;
    if (story.did === 'mass') mass += story.amount;
    if (rankAt({ size, mass }) !== rank) {
      rank = rankAt({ size, mass });
      shows.push({ is: 'growth', key: `grows ${i}`, rank });
    }
    if ((story.did === 'mass' || story.did === 'discovery') && story.amount > 0)
      shows.push({ is: 'gain', key: `${i}`, of: story.did, amount: story.amount, nth: nth++ });
  });
  return shows;
}
