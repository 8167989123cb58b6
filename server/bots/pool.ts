/** The worker threads: a bot never thinks on the event loop. */
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { MatchRecord, Move } from '@accretion/engine';
import { Piscina } from 'piscina';
import type { Record, Think } from './task.ts';

/** A bot that has gone astray and never answers is given up, and the default is played for it. */
const longest = 20_000;

export class Pool {
  private readonly piscina = new Piscina<Think | Record, Move | MatchRecord>({
    filename: fileURLToPath(new URL('./worker.mjs', import.meta.url)),
    name: 'run',
    minThreads: 0,
    maxThreads: Math.max(1, availableParallelism() - 1),
    idleTimeout: 30_000,
  });

  think(task: Omit<Think, 'task'>): Promise<Move> {
    const signal = AbortSignal.timeout(longest);
    return this.piscina.run({ task: 'think', ...task }, { signal }) as Promise<Move>;
  }

  record(task: Omit<Record, 'task'>): Promise<MatchRecord> {
    return this.piscina.run({ task: 'record', ...task }) as Promise<MatchRecord>;
  }

  close(): Promise<void> {
    return this.piscina.destroy();
  }
}
