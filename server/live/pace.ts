/**
 * The rate limit for moves and undos, because each is an entry that is kept for good. Normal play stays far below it.
 * It counts one sender at one seat and nothing else, so it reveals nothing about other people's moves.
 */
import { Bucket } from './bucket.ts';

/** Moves and undos allowed at once, and per second after that. */
const burst = 120;
const perSecond = 3;
/** Seats remembered; forgetting them all only gives everybody a new burst. */
const maxKept = 10_000;

export class Pace {
  private readonly buckets = new Map<string, Bucket>();

  /** False when this sender has to wait. */
  take(who: string, match: string, seat: number, now: number): boolean {
    const key = `${who} ${match} ${seat}`;
    let bucket = this.buckets.get(key);
    if (bucket === undefined) {
      if (this.buckets.size >= maxKept) this.buckets.clear();
      bucket = new Bucket(burst, perSecond, now);
      this.buckets.set(key, bucket);
    }
    return bucket.take(now);
  }
}
