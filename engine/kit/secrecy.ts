/**
 * Secrecy at a moment: change everything a viewer cannot know, as the declaration says; what they see, who is asked,
 * what they may do, why not, and the bytes of their updates stay the same.
 */

import type { State } from '../game.ts';
import { has } from '../seats.ts';
import { changes } from '../update.ts';
import { difference } from './difference.ts';
import { drawnMoves, someMutants } from './legality.ts';
import {
  choosing,
  type Moment,
  type Run,
  sampled,
  seatsOfViewer,
  viewersOf,
  viewerText,
  whereAt,
} from './run.ts';
import { scrambled } from './scramble.ts';
import type { Report, Subject } from './subject.ts';

export function secrecy(subject: Subject, fault: Report): void {
  for (const run of subject.runs) {
    for (const moment of sampled(run, 16)) {
      for (const viewer of viewersOf(run.seats)) {
        compare(run, moment, viewer, fault);
      }
    }
  }
}

function compare(run: Run, moment: Moment, viewer: number, fault: Report): void {
  const { ruleset } = run;
  const where = `${whereAt(run, moment)}, ${viewerText(viewer)}`;
  const rng = choosing(where);
  const other = scrambled(ruleset.rules, moment.state, viewer, rng);
  const differ = (what: string, a: unknown, b: unknown): void => {
    const found = difference(a, b);
    if (found !== null) fault(where, `${what} tells what is hidden: ${found}`);
  };
  const known = ruleset.view(moment.state, viewer);
  differ('the view', known, ruleset.view(other, viewer));
  differ('who is asked', ruleset.toAct(moment.state), ruleset.toAct(other));
  differ('whether it is over', ruleset.outcome(moment.state) === null, ruleset.outcome(other) === null);
  for (const seat of seatsOfViewer(viewer, run.seats)) {
    const moves = ruleset.moves(moment.state, seat);
    differ(`what seat ${seat} may do`, moves, ruleset.moves(other, seat));
    const drawn = drawnMoves(run, moment.state, seat, choosing(where));
    differ(`what seat ${seat} may draw`, drawn, drawnMoves(run, other, seat, choosing(where)));
    if (moves.length > 0) {
      for (const mutant of [...someMutants(run, moves, rng), ...drawn]) {
        const refusal = ruleset.refuse(moment.state, seat, mutant);
        differ(`what is said to ${JSON.stringify(mutant)}`, refusal, ruleset.refuse(other, seat, mutant));
      }
    }
    if (!has(ruleset.toAct(moment.state), seat)) continue;
    const silent = (state: State): unknown => ruleset.byDefault(state, seat, choosing(where));
    differ(`what a silent seat ${seat} does`, silent(moment.state), silent(other));
  }
  const later = scrambled(ruleset.rules, moment.after, viewer, rng);
  const update = JSON.stringify(changes(known, ruleset.view(moment.after, viewer)));
  differ(
    'the update',
    update,
    JSON.stringify(changes(ruleset.view(other, viewer), ruleset.view(later, viewer))),
  );
}
