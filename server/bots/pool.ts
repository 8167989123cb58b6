/** The worker threads: a bot never thinks on the event loop. */
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Json, MatchRecord } from '@accretion/engine';
import { Piscina } from 'piscina';
import type { Past } from '../match/recall.ts';
import { sharedNow } from './clock.ts';
import type { Stop } from './stop.ts';
import type { Answers, Intended, Record, Task, Think } from './task.ts';

/** A task that takes longer is aborted; for a bot, the default is then played. */
const maxThinking = 20_000;
/** How often a bot is asked again if the thread it thinks in dies. */
const maxTries = 3;

export class Pool {
  private readonly piscina: Piscina<Task, unknown>;

  constructor(
    onError: (error: unknown) => void,
    filename = fileURLToPath(new URL('./worker.mjs', import.meta.url)),
  ) {
    this.piscina = new Piscina({
      filename,
      name: 'run',
      minThreads: 0,
      // One for every core: two bots that search think at the same time on two.
      maxThreads: availableParallelism(),
      // A thread that has to start first shortens the thought: people may think for minutes between two of them.
      idleTimeout: 600_000,
    });
    // A thread that cannot even begin, while the program is being replaced, say, must not end the server.
    this.piscina.on('error', onError);
  }

  /** A thread that dies costs time only: another one thinks, as long as is left. */
  async think(
    asked: Omit<Think, 'task' | 'askedAt' | 'stop'>,
    stop: Stop,
    /** Milliseconds of its time that are gone already. */
    spent = 0,
  ): Promise<Intended> {
    const task: Think = { task: 'think', ...asked, askedAt: sharedNow() - spent, stop: stop.flag };
    for (let tries = 1; ; tries++) {
      try {
        return await this.run(task);
      } catch (error) {
        const isTooLong = error instanceof Error && error.name === 'AbortError';
        if (isTooLong || stop.isSet || tries === maxTries) throw error;
      }
    }
  }

  record(task: Omit<Record, 'task'>): Promise<MatchRecord> {
    return this.run({ task: 'record', ...task });
  }

  /** What viewers were told, from the beginning. */
  recall(past: Past): Promise<Answers['recall']> {
    return this.run({ task: 'recall', ...past });
  }

  /** What is wrong with a record; null: nothing. */
  verify(record: Json): Promise<string | null> {
    return this.run({ task: 'verify', record });
  }

  /** The one place where the type of an answer is lost: threads answer with anything. */
  private run<T extends Task>(task: T): Promise<Answers[T['task']]> {
    return this.piscina.run(task, { signal: AbortSignal.timeout(maxThinking) }) as Promise<
      Answers[T['task']]
    >;
  }

  close(): Promise<void> {
    return this.piscina.destroy();
  }
}
