/** Ends a thought in another thread. The thread looks at it all the time it thinks. */
export class Stop {
  /** Shared with the thread. */
  readonly flag = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

  set(): void {
    Atomics.store(this.flag, 0, 1);
  }

  get isSet(): boolean {
    return isStopped(this.flag);
  }
}

export const isStopped = (flag: Int32Array): boolean => Atomics.load(flag, 0) !== 0;
