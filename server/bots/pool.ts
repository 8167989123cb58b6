/** The worker threads: a bot never thinks on the event loop. */
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Json, MatchRecord, Move } from '@accretion/engine';
import { Piscina } from 'piscina';
import type { Record, Think, Verify } from './task.ts';

/** A bot that has gone astray and never answers is given up, and the default is played for it; so is a record. */
const longest = 20_000;

export class Pool {
  private readonly piscina: Piscina<Think | Record | Verify, Move | MatchRecord | string | null>;

  constructor(
    onError: (error: unknown) => void,
    filename = fileURLToPath(new URL('./worker.mjs', import.meta.url)),
  ) {
    this.piscina = new Piscina({
      filename,
      name: 'run',
      minThreads: 0,
      maxThreads: Math.max(1, availableParallelism() - 1),
      idleTimeout: 30_000,
    });
    // A thread that cannot even begin, while the program is being replaced, say, must not end the server.
    this.piscina.on('error', onError);
  }

  think(task: Omit<Think, 'task'>): Promise<Move> {
    const signal = AbortSignal.timeout(longest);
    return this.piscina.run({ task: 'think', ...task }, { signal }) as Promise<Move>;
  }

  record(task: Omit<Record, 'task'>): Promise<MatchRecord> {
    const signal = AbortSignal.timeout(longest);
    return this.piscina.run({ task: 'record', ...task }, { signal }) as Promise<MatchRecord>;
  }

  /** What is wrong with a record; null: nothing. */
  verify(record: Json): Promise<string | null> {
    const signal = AbortSignal.timeout(longest);
    return this.piscina.run({ task: 'verify', record }, { signal }) as Promise<string | null>;
  }

  close(): Promise<void> {
    return this.piscina.destroy();
  }
}
