/** When the things of a scene happen, in shares of it: what falls arrives one after the other, blasts follow each other. */

export interface Span {
  readonly from: number;
  readonly to: number;
}

/** All that falls has arrived between these two moments; meanwhile the number in the hole counts up. */
export const arriving: Span = { from: 0.5, to: 0.82 };

const falls = 0.5; // so long everything falls

/** The nth of so many things that fall. */
export function fallOf(nth: number, count: number): Span {
  const from = count < 2 ? 0 : ((arriving.to - arriving.from) * nth) / (count - 1);
  return { from, to: from + falls };
}

/** The nth of so many blasts: each has its own time. */
export const blastOf = (nth: number, count: number): Span => ({
  from: (0.05 + nth) / count,
  to: (0.95 + nth) / count,
});
