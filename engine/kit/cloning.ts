/** A clone equals its state and shares nothing that changes. */
import { copyJson } from '../json.ts';
import { difference } from './difference.ts';
import { choosing, playOn, sampled, whereAt } from './run.ts';
import type { Report, Subject } from './subject.ts';

export function cloning(subject: Subject, fault: Report): void {
  for (const run of subject.runs) {
    const { ruleset } = run;
    for (const moment of sampled(run, 12)) {
      const where = whereAt(run, moment);
      const own = copyJson(moment.state);
      const copy = ruleset.clone(own);
      const other = difference(own, copy);
      if (other !== null) fault(where, `the clone differs: ${other}`);
      // Every state on the way is kept with its text; none may change afterwards.
      const kept = [{ state: own, text: JSON.stringify(own) }];
      playOn(ruleset, copy, run.seats, choosing(where), 60, () => {
        const state = ruleset.clone(copy);
        kept.push({ state, text: JSON.stringify(state) });
      });
      for (const [after, { state, text }] of kept.entries()) {
        if (JSON.stringify(state) === text) continue;
        fault(
          where,
          `playing on a clone changed the original: ${difference(JSON.parse(text), state)} (${after} moves later)`,
        );
      }
    }
  }
}
