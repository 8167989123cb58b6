/** How things move between two moments: shares of the way from 0 to 1, for shares of the time from 0 to 1. */

export const within = (share: number): number => Math.min(1, Math.max(0, share));

/** How far `time` has come between two moments, from 0 to 1. */
export const since = (time: number, start: number, end: number): number =>
  within((time - start) / (end - start));

export const mix = (from: number, to: number, share: number): number => from + (to - from) * share;

/** Falls: slow at first, then ever faster. */
export const falling = (share: number): number => share ** 3;

/** Arrives: fast at first, then ever slower. */
export const landing = (share: number): number => 1 - (1 - share) ** 3;

/** Sets out slowly and arrives slowly. */
export const gliding = (share: number): number => share * share * (3 - 2 * share);

/** Arrives with a little too much swing. */
export const springing = (share: number): number => 1 + 2.7 * (share - 1) ** 3 + 1.7 * (share - 1) ** 2;
