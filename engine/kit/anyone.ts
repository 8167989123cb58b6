/**
 * Questions for anyone: whichever of the seats asked answers first, that is enough. An answer that comes second finds
 * the question answered: it is refused as such, unless it answers what is asked now.
 */
import { isRefusal, type Move, type State } from '../game.ts';
import { sameJson } from '../json.ts';
import { Match } from '../match.ts';
import { listSeats, nobody, type Seat } from '../seats.ts';
import { difference } from './difference.ts';
import { choosing, type Moment, oneFrom, type Run, sampled, whereAt } from './run.ts';
import type { Report, Subject } from './subject.ts';

export function anyone(subject: Subject, fault: Report): void {
  for (const run of subject.runs) {
    for (const [name, { anyone: isForAnyone, owes, close, run: runs }] of Object.entries(
      run.ruleset.rules.steps,
    )) {
      if (!isForAnyone) continue;
      if (owes === undefined) fault(`step "${name}"`, 'asks anyone, but has no `owes` to say whom');
      if (close !== undefined)
        fault(`step "${name}"`, 'asks anyone, but waits for the last answer to `close`');
      if (runs !== undefined) fault(`step "${name}"`, 'asks anyone, but runs');
    }
    const asking = run.moments.filter(({ state }) => run.ruleset.isForAnyone(state));
    for (const moment of sampled({ ...run, moments: asking }, 12)) eachFirst(run, moment, fault);
  }
}

/** Each of those asked answers first, in a match of its own; then the others come second. */
function eachFirst(run: Run, { state, n }: Moment, fault: Report): void {
  const { ruleset } = run;
  const rng = choosing(`${whereAt(run, { n })}/anyone`);
  const answers = listSeats(ruleset.toAct(state)).flatMap((seat) => {
    const moves = ruleset.moves(state, seat);
    return moves.length === 0 ? [] : [{ seat, move: oneFrom(rng, moves) }];
  });
  for (const first of answers) {
    const where = `${whereAt(run, { n })}, seat ${first.seat}, ${JSON.stringify(first.move)}`;
    const match = new Match(ruleset, run, state);
    const played = match.play(first.seat, first.move);
    if (isRefusal(played)) {
      fault(where, `is an answer of a seat that is asked, but refused by ${played.rule} (${played.why})`);
      continue;
    }
    if (isAsBefore(run, state, played.after))
      fault(where, 'is one answer, but leaves the question as it was');
    for (const second of answers)
      if (second.seat !== first.seat) comesSecond(run, match, second, where, fault);
  }
}

/** Does everybody see the same question, asked of the same seats in the same situation? */
const isAsBefore = ({ ruleset }: Run, before: State, after: State): boolean =>
  ruleset.toAct(before) === ruleset.toAct(after) &&
  sameJson(ruleset.view(before, nobody), ruleset.view(after, nobody));

function comesSecond(
  run: Run,
  match: Match,
  { seat, move }: { readonly seat: Seat; readonly move: Move },
  where: string,
  fault: Report,
): void {
  const back = match.mark();
  const { state } = match;
  const isAnswerNow = run.ruleset.refuse(state, seat, move) === null;
  const played = match.play(seat, move);
  const doing = `${where}, then seat ${seat}, ${JSON.stringify(move)}`;
  if (!isRefusal(played)) {
    if (!isAnswerNow) fault(doing, 'is refused by the rules, but played');
  } else {
    if (played.rule !== 'E2' || played.why !== 'answered')
      fault(doing, `comes second, but is refused by ${played.rule} (${played.why})`);
    const kept = difference(state, match.state);
    if (kept !== null) fault(doing, `came second and changed the state: ${kept}`);
  }
  back();
}
