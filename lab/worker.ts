/** A worker of the crew: plays the matches it is given, portion by portion. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Portion, Reply } from './crew.ts';
import { type Plan, playMatches } from './matches.ts';

parentPort?.on('message', ({ first, end }: Portion) => {
  parentPort?.postMessage(reply(first, end));
});

function reply(first: number, end: number): Reply {
  try {
    return { sums: playMatches(workerData as Plan, first, end) };
  } catch (error) {
    return { fault: (error as Error).message };
  }
}
