/** Who comes before whom, with ties broken by ships (B14, B15). */

export interface Ranked {
  readonly seat: number;
  readonly amount: number;
  /** The best Spacecraft, null without one. */
  readonly ship: number | null;
}

export interface Rank {
  readonly seat: number;
  readonly rank: number;
  /** What decided it: the amount alone, a ship, or nothing, so that the rank is shared. */
  readonly by: 'amount' | 'ship' | 'shared';
}

/**
 * Ranks by amount from high to low. A tie of k from rank r covers r to r+k-1 (BA35): ships first, in order (BA24);
 * players who stay tied share one of the ranks they cover: the worst in a Round (B14, BA36), the best at
 * the end of the match, where the victory is shared (B15, BA39).
 */
export function ranked(entries: readonly Ranked[], shared: 'best' | 'worst'): Rank[] {
  const order = [...entries].sort((a, b) => b.amount - a.amount || compareShips(a, b));
  return order.map((entry): Rank => {
    const alike = order.filter((one) => one.amount === entry.amount && one.ship === entry.ship);
    const first = order.indexOf(alike[0] as Ranked) + 1;
    const rank = shared === 'best' ? first : first + alike.length - 1;
    const tied = order.some((one) => one !== entry && one.amount === entry.amount);
    return { seat: entry.seat, rank, by: alike.length > 1 ? 'shared' : tied ? 'ship' : 'amount' };
  });
}

/** The better ship first; a negative one beats none. */
function compareShips(a: Ranked, b: Ranked): number {
  if (a.ship === null || b.ship === null) return (a.ship === null ? 1 : 0) - (b.ship === null ? 1 : 0);
  return b.ship - a.ship;
}
