/** Reading the log. Whoever asks while a query is on its way shares the next one: other processes write in batches too. */
import type pg from 'pg';
import { readLogs } from '../match/store.ts';
import type { LogEntry } from './entry.ts';

interface Asked {
  readonly match: string;
  readonly slot: number;
  readonly done: (entries: readonly LogEntry[]) => void;
  readonly fail: (error: unknown) => void;
}

export class Reading {
  private asked: Asked[] = [];
  private busy = false;

  constructor(private readonly pool: pg.Pool) {}

  /** The log of a match from a slot on. */
  from(match: string, slot: number): Promise<readonly LogEntry[]> {
    return new Promise((done, fail) => {
      this.asked.push({ match, slot, done, fail });
      if (this.busy) return;
      this.busy = true;
      setImmediate(() => void this.go());
    });
  }

  private async go(): Promise<void> {
    while (this.asked.length > 0) {
      const { asked } = this;
      this.asked = [];
      // A room asks for its own match, and once at a time; should one be asked for twice, the longer answer serves both.
      const slots = new Map<string, number>();
      for (const { match, slot } of asked) slots.set(match, Math.min(slot, slots.get(match) ?? slot));
      try {
        const found = await readLogs(this.pool, slots);
        for (const { match, done } of asked) done(found.get(match) ?? []);
      } catch (error) {
        for (const { fail } of asked) fail(error);
      }
    }
    this.busy = false;
  }
}
