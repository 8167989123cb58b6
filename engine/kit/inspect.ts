/** Runs checks on a game and reports what they find, without a test runner. */
import { type CheckName, checks } from './checks.ts';
import type { Subject } from './subject.ts';

export interface Fault {
  readonly check: CheckName;
  /** The match by its seed, and the entry. */
  readonly where: string;
  readonly problem: string;
}

/** A few faults say enough; the same one at every move says no more. */
const enough = 4;
class Enough extends Error {}

export function inspect(
  subject: Subject,
  names: readonly CheckName[] = Object.keys(checks) as CheckName[],
): Fault[] {
  return names.flatMap((check) => {
    const faults: Fault[] = [];
    try {
      checks[check].find(subject, (where, problem) => {
        faults.push({ check, where, problem });
        if (faults.length >= enough) throw new Enough();
      });
    } catch (error) {
      if (!(error instanceof Enough))
        faults.push({ check, where: 'the check itself', problem: stackOf(error) });
    }
    return faults;
  });
}

const stackOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
