/** What a thought may cost: so many moves played in imagined worlds, and so much time. Whichever ends first ends it. */
import type { Budget } from '../bot.ts';

/** How often the clock is looked at: looking costs more than a move in some games. */
const glance = 8;

export class Purse {
  private played = 0;
  private part = 0;
  private readonly begun: number;

  constructor(
    private readonly budget: Budget,
    private readonly nodes: number,
  ) {
    this.begun = budget.clock?.now() ?? 0;
  }

  /** A move was played in an imagined world. */
  node(): void {
    this.played++;
  }

  /** Nodes so far. */
  get spent(): number {
    return this.played;
  }

  /** How much of it is gone: 0 at first, 1 and more when it is empty. */
  get gone(): number {
    const { clock, isSpent } = this.budget;
    const byNodes = this.played / this.nodes;
    if (clock === undefined && isSpent === undefined) return byNodes;
    if (this.part++ % glance === 0) {
      const byTime = clock === undefined ? 0 : (clock.now() - this.begun) / clock.millis;
      this.late = isSpent?.() ? 1 : byTime;
    }
    return Math.max(byNodes, this.late);
  }

  private late = 0;
}
