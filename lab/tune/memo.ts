/** What was measured before, kept in a file, so that tuning goes on after it was stopped. */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Complaint } from '../terminal.ts';

export interface Memo {
  /** Null: the game does not allow it. */
  get(steps: readonly number[]): number | null | undefined;
  keep(steps: readonly number[], measured: number | null): void;
}

interface Line {
  readonly steps: readonly number[];
  readonly measured: number | null;
}

export function memoIn(file: string | undefined, of: object): Memo {
  const known = new Map<string, number | null>();
  const header = JSON.stringify(of);
  if (file !== undefined) {
    try {
      if (!existsSync(file)) writeFileSync(file, `${header}\n`);
      // What was cut off after the last whole line is measured again.
      const [found, ...lines] = readFileSync(file, 'utf8').split('\n').slice(0, -1);
      if (found !== header)
        throw new Complaint(`${file}: belongs to other settings; name another file or delete this one`);
      for (const line of lines) {
        const { steps, measured } = JSON.parse(line) as Line;
        known.set(steps.join(), measured);
      }
      writeFileSync(file, `${[header, ...lines].join('\n')}\n`);
    } catch (error) {
      if (error instanceof Complaint) throw error;
      throw new Complaint(`state: ${(error as Error).message}`);
    }
  }
  return {
    get: (steps) => known.get(steps.join()),
    keep(steps, measured) {
      known.set(steps.join(), measured);
      if (file !== undefined) appendFileSync(file, `${JSON.stringify({ steps, measured } satisfies Line)}\n`);
    },
  };
}
