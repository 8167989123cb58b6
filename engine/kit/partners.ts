/** Where one may answer for another of the same side, these see the same at all times. */
import { isRefusal } from '../game.ts';
import { only } from '../seats.ts';
import { difference } from './difference.ts';
import { sampled, whereAt } from './run.ts';
import type { Report, Subject } from './subject.ts';

export function partners({ game, runs }: Subject, fault: Report): void {
  if (game.partners === undefined) return;
  for (const run of runs) {
    const { ruleset, options, seats } = run;
    const seating = game.seating(options, seats, ruleset.box.content);
    if (isRefusal(seating)) continue;
    for (const moment of sampled(run, 12))
      for (const [first, ...others] of seating.sides) {
        if (first === undefined) continue;
        const known = ruleset.view(moment.state, only(first));
        for (const other of others) {
          const found = difference(known, ruleset.view(moment.state, only(other)));
          if (found !== null)
            fault(whereAt(run, moment), `seat ${other} cannot answer for its partner ${first}: ${found}`);
        }
      }
  }
}
