/** A clock that moves only when a test says so. */
export class HandClock {
  private time = 1_000_000;

  readonly now = (): number => this.time;

  pass(milliseconds: number): void {
    this.time += milliseconds;
  }
}
