/**
 * Allows one tab at a time: all tabs save a local match in the same place, so only one of them may play it. A browser
 * lock decides which; it is released when the tab closes, and another tab may take it over.
 */

/** A tab that closes releases its lock a moment later. */
const patience = 600;

export interface Holding {
  /** Steal it from the tab that has it. */
  readonly takeOver: boolean;
  /** Another tab has taken it over. */
  lost(): void;
}

/** Gives the lock back. */
export type Release = () => void;

/** Null if another tab has it. Without lock support (an old browser, an insecure page) everyone gets it. */
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
    // A busy device may be slow to grant even a free lock: give up only if another tab holds it.
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
      // Given up, or granted and then stolen.
      .catch(() => (isHeld ? lost() : done(null)));
  });
}
