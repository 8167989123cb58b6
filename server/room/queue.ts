/** Runs tasks one after the other, in order of arrival. */
export class Queue {
  private tail: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  get idle(): boolean {
    return this.waiting === 0;
  }

  /** Tasks that run or wait. */
  get length(): number {
    return this.waiting;
  }

  run<T>(task: () => Promise<T>): Promise<T> {
    this.waiting++;
    const done = this.tail.then(task);
    const settled = (): void => {
      this.waiting--;
    };
    this.tail = done.then(settled, settled);
    return done;
  }
}
