/** Who won how much of a match. */
import type { Outcome } from '@accretion/engine';

/** What each seat won of a match, and what is fair: a victory is split among those who share it. */
export function sharesOf(
  { ranks, of }: Pick<Outcome, 'ranks' | 'of'>,
  sides: readonly (readonly number[])[],
): { wins: number[]; fair: number[] } {
  const winners = ranks.filter((rank) => rank === 1).length;
  const fair: number[] = [];
  for (const side of sides) for (const seat of side) fair[seat] = 1 / of / side.length;
  return { wins: ranks.map((rank) => (rank === 1 ? 1 / winners : 0)), fair };
}

/** What each seat's side won of a match: all seats of a side win together. */
export function victories(
  { ranks }: Pick<Outcome, 'ranks'>,
  sides: readonly (readonly number[])[],
): number[] {
  const winners = sides.filter(([first = 0]) => ranks[first] === 1).length;
  return ranks.map((rank) => (rank === 1 ? 1 / winners : 0));
}
