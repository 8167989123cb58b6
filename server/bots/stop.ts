/** Ends a thought in another thread, which looks at it all the time it thinks, and the wait for when it may be told. */
export class Stop {
  /** Shared with the thread. */
  readonly flag = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

  private wake: (() => void) | null = null;

  set(): void {
    Atomics.store(this.flag, 0, 1);
    this.wake?.();
  }

  /** Waits for so many milliseconds, or until it is set. */
  async wait(milliseconds: number): Promise<void> {
    if (milliseconds <= 0 || this.isSet) return;
    await new Promise<void>((done) => {
      const timer = setTimeout(done, milliseconds);
      this.wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }

  get isSet(): boolean {
    return isStopped(this.flag);
  }
}

export const isStopped = (flag: Int32Array): boolean => Atomics.load(flag, 0) !== 0;
