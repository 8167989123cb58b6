/** accretion lab work: plays for runs that other machines have started on the same database. */
import { availableParallelism } from 'node:os';
import { Command } from 'commander';
import { wholeNumber } from './input.ts';
import { Complaint, grouped, type Terminal } from './terminal.ts';

interface Flags {
  readonly workers: number;
  readonly once?: boolean;
}

/** Milliseconds between two looks for something to do. */
const every = 1_000;

export const work = (terminal: Terminal): Command =>
  new Command('work')
    .summary('play for runs of other machines')
    .description(
      'Plays parts of runs that were started on the same database (DATABASE_URL), on this or other machines, until it is stopped. All of them must have the same version of Accretion. It can be stopped or killed at any time: what it had begun is played by somebody else.',
    )
    .option('--workers <n>', 'number of worker threads', wholeNumber(1, 256), availableParallelism())
    .option('--once', 'end when there is nothing to do')
    .action(async ({ workers, once = false }: Flags) => {
      const databaseUrl = process.env['DATABASE_URL'] ?? '';
      if (databaseUrl === '') throw new Complaint('DATABASE_URL: say which database the runs are on');
      const { workFor } = await import('./crew/spread.ts');
      let parts = 0;
      await workFor(databaseUrl, workers, { isOnce: once, every, done: () => parts++ });
      terminal.out(`${grouped(parts)} parts played\n`);
    });
