/** Random play always comes to an end, never to a dead end, and the outcome is well made. */
import type { Outcome, Seating } from '../game.ts';
import { isRefusal } from '../game.ts';
import { listSeats, nobody } from '../seats.ts';
import { type Run, sampled, whereAt } from './run.ts';
import type { Report, Subject } from './subject.ts';

export function ending(subject: Subject, fault: Report): void {
  for (const run of subject.runs) {
    for (const moment of sampled(run, 40)) {
      for (const seat of listSeats(run.ruleset.toAct(moment.state))) {
        if (run.ruleset.moves(moment.state, seat).length === 0) {
          fault(whereAt(run, moment), `seat ${seat} is asked but has no move`);
        }
      }
    }
    if (run.stuck !== null) fault(run.where, run.stuck);
    else atTheEnd(subject, run, fault);
  }
}

function atTheEnd(subject: Subject, run: Run, fault: Report): void {
  const { ruleset, last } = run;
  const owing = ruleset.toAct(last);
  if (owing !== nobody) fault(run.where, `the match is over, but seats ${listSeats(owing)} are asked`);
  const outcome = ruleset.outcome(last);
  if (outcome === null) return;
  const seating = subject.game.seating(run.options, run.seats, run.ruleset.box.content);
  if (isRefusal(seating)) {
    fault(run.where, `the seating is refused by ${seating.rule}`);
    return;
  }
  for (const wrong of misranked(outcome, seating, run.seats)) fault(run.where, `outcome: ${wrong}`);
}

function misranked({ ranks, of, scores, by }: Outcome, { sides }: Seating, seats: number): string[] {
  const wrong: string[] = [];
  for (const [what, list] of Object.entries({ ranks, scores, by })) {
    if (list.length !== seats) wrong.push(`${list.length} ${what} for ${seats} seats`);
  }
  for (const [seat, rank] of ranks.entries()) {
    if (!Number.isInteger(rank) || rank < 1 || rank > of)
      wrong.push(`seat ${seat} has rank ${rank} of ${of}`);
  }
  for (const side of sides) {
    const shared = new Set(side.map((seat) => ranks[seat]));
    if (shared.size > 1) wrong.push(`seats ${side} are one side but have ranks ${[...shared]}`);
  }
  if (by.some((key) => key === '')) wrong.push('a seat without what decided its rank');
  return wrong;
}
