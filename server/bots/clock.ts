/** Milliseconds by a clock that all threads of this process share and that nobody sets. */
export const sharedNow = (): number => performance.timeOrigin + performance.now();
