/**
 * How fast a seat may be played: every move and every undo is an entry that is kept for good. Nobody who plays comes
 * near it. It counts what one sender does on one seat and nothing else, so it tells nothing about anybody's moves.
 */
import { Bucket } from './bucket.ts';

/** So many moves and undos at once, and so many a second after that. */
const burst = 120;
const perSecond = 3;
/** Seats remembered; forgetting them all only gives everybody a new burst. */
const mostKnown = 10_000;

export class Pace {
  private readonly buckets = new Map<string, Bucket>();

  /** False when this sender has to wait. */
  take(who: string, match: string, seat: number, now: number): boolean {
    const key = `${who} ${match} ${seat}`;
    let bucket = this.buckets.get(key);
    if (bucket === undefined) {
      if (this.buckets.size >= mostKnown) this.buckets.clear();
      bucket = new Bucket(burst, perSecond, now);
      this.buckets.set(key, bucket);
    }
    return bucket.take(now);
  }
}
