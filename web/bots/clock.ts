/** Milliseconds by a clock that the page shares with its workers and that nobody sets. */
export const sharedNow = (): number => performance.timeOrigin + performance.now();
