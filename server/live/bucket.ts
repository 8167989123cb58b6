/** A leaky bucket: a burst at once, then this many per second. */
export class Bucket {
  private level: number;
  private at: number;

  constructor(
    private readonly size: number,
    private readonly perSecond: number,
    now: number,
  ) {
    this.level = size;
    this.at = now;
  }

  /** False when it is empty. */
  take(now: number): boolean {
    this.level = Math.min(this.size, this.level + ((now - this.at) / 1000) * this.perSecond);
    this.at = now;
    if (this.level < 1) return false;
    this.level--;
    return true;
  }
}
