/** Following the updates shows exactly what a fresh view shows; nobody gets an update that changes nothing for them. */
import { Feed, heard, unheard } from '../feed.ts';
import { copyJson } from '../json.ts';
import { withChanges } from '../update.ts';
import { difference } from './difference.ts';
import { type Run, viewersOf, viewerText, whereAt } from './run.ts';
import type { Report, Subject } from './subject.ts';

export function watching(subject: Subject, fault: Report): void {
  for (const run of subject.runs) for (const viewer of viewersOf(run.seats)) follow(run, viewer, fault);
}

function follow(run: Run, viewer: number, fault: Report): void {
  const { ruleset } = run;
  const feed = new Feed(ruleset, viewer, run.opened);
  let seen = copyJson(ruleset.view(run.opened, viewer));
  let number = 0;
  for (const moment of run.moments) {
    const where = `${whereAt(run, moment)}, ${viewerText(viewer)}`;
    const update = feed.next(moment.after, moment.told);
    const fresh = copyJson(ruleset.view(moment.after, viewer));
    const isNews =
      heard(moment.told, viewer).some((event) => event.did !== unheard.did) ||
      difference(seen, fresh) !== null;
    if (isNews !== (update !== null)) fault(where, isNews ? 'is not told of a change' : 'is told of nothing');
    if (update === null) continue;
    number++;
    if (update.n !== number) fault(where, `update ${number} is numbered ${update.n}`);
    seen = withChanges(seen, copyJson(update.set));
    const other = difference(fresh, seen);
    if (other !== null) fault(where, `following updates one sees something else: ${other}`);
    seen = fresh;
  }
}
