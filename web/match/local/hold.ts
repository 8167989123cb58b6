/**
 * One tab at a time: a match of this page is kept where all its tabs write, so only one of them may play it. A browser
 * lock says which; it is given back when the tab leaves, and another tab may take it over.
 */

/** A tab that leaves gives its lock back a moment later. */
const patience = 600;

export interface Holding {
  /** Take it from the tab that has it. */
  readonly takeOver: boolean;
  /** Another tab has taken it over. */
  lost(): void;
}

/** Gives the lock back. */
export type Release = () => void;

/** Null: another tab has it. Without locks (an old browser, no secure page) everybody may. */
export function hold(what: string, { takeOver, lost }: Holding): Promise<Release | null> {
  const locks = globalThis.navigator?.locks;
  if (locks === undefined) return Promise.resolve(() => undefined);
  const lock = `accretion/${what}`;
  return new Promise((done) => {
    let isHeld = false;
    let release: Release = () => undefined;
    const kept = new Promise<void>((end) => {
      release = end;
    });
    const giveUp = new AbortController();
    // A busy device may take long to hand over even what is free: only what somebody has is given up.
    const look = async (): Promise<void> => {
      const { held = [] } = await locks.query();
      if (isHeld) return;
      if (held.some(({ name }) => name === lock)) giveUp.abort();
      else setTimeout(() => void look(), patience);
    };
    if (!takeOver) setTimeout(() => void look(), patience);
    locks
      .request(lock, takeOver ? { steal: true } : { signal: giveUp.signal }, () => {
        isHeld = true;
        done(release);
        return kept;
      })
      // Given up, or given and then taken away.
      .catch(() => (isHeld ? lost() : done(null)));
  });
}
