/** A file that keeps the results of a run, one line each, so that it can go on after it was stopped. */
import { appendFileSync, existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import type { Result } from '../matches.ts';
import { type Plan, partAt, settingOf } from '../plan.ts';
import { Complaint } from '../terminal.ts';

export interface Kept {
  /** What was played before, in the order of the plan. */
  readonly results: readonly Result[];
  keep(result: Result): void;
}

/** Opens the file of a run, or begins it. Without a file nothing is kept. */
export function keptIn(file: string | undefined, plan: Plan): Kept {
  if (file === undefined) return { results: [], keep: () => {} };
  const header = headerOf(plan);
  try {
    if (!existsSync(file)) writeFileSync(file, `${header}\n`);
    const text = readFileSync(file, 'utf8');
    // A line that was cut off is played again.
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    if (whole.length < text.length) truncateSync(file, Buffer.byteLength(whole));
    const [found, ...lines] = whole.split('\n').slice(0, -1);
    if (found !== header)
      throw new Complaint(
        `${file}: holds the results of other matches; name another file or delete this one`,
      );
    return { results: resultsIn(file, plan, lines), keep: (one) => appendFileSync(file, lineOf(one)) };
  } catch (error) {
    if (error instanceof Complaint) throw error;
    throw new Complaint(`state: ${(error as Error).message}`);
  }
}

const lineOf = (result: Result): string => `${JSON.stringify(result)}\n`;

/** What must be the same for results to be of one run. More deals may follow. */
function headerOf(plan: Plan): string {
  const { ruleset } = settingOf(plan);
  const { deals: _, ...rest } = plan;
  return JSON.stringify({ version: ruleset.game.version, box: ruleset.box.hash, ...rest });
}

function resultsIn(file: string, plan: Plan, lines: readonly string[]): Result[] {
  return lines.map((line, index) => {
    let read: Result | null = null;
    try {
      read = JSON.parse(line) as Result;
    } catch {
      // Told below.
    }
    const { deal, lineUp } = partAt(plan, index);
    if (read?.deal !== deal || read.lineUp !== lineUp)
      throw new Complaint(`${file}: line ${index + 2}: expected deal ${deal} of line-up ${lineUp}`);
    return read;
  });
}
