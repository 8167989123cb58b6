/** Undo returns the exact earlier state, lets stand what others did meanwhile, and ends at its horizon. */
import { chanceOf } from '../chance.ts';
import { located } from '../components.ts';
import { isRefusal, type State } from '../game.ts';
import { Match } from '../match.ts';
import { listSeats, only, type Seat } from '../seats.ts';
import { difference } from './difference.ts';
import {
  type Choice,
  choosing,
  drawChoice,
  type Moment,
  oneFrom,
  type Run,
  sampled,
  whereAt,
} from './run.ts';
import type { Report, Subject } from './subject.ts';

export function takingBack(subject: Subject, fault: Report): void {
  for (const run of subject.runs) {
    for (const moment of sampled(run, 40)) {
      newest(run, moment, fault);
      meanwhile(run, moment, fault);
    }
  }
}

const matchAt = (run: Run, state: State): Match => new Match(run.ruleset, run, state);

/** A move and its undo, with nothing in between. */
function newest(run: Run, moment: Moment, fault: Report): void {
  const where = `${whereAt(run, moment)}, seat ${moment.seat}, ${JSON.stringify(moment.move)}`;
  const match = matchAt(run, moment.state);
  const text = JSON.stringify(moment.state);
  const played = match.play(moment.seat, moment.move);
  if (isRefusal(played)) {
    fault(where, `refused by ${played.rule} (${played.why})`);
    return;
  }
  const lesson = taught(run, moment, played.after);
  const may = match.canUndo(moment.seat);
  if (may && lesson !== null) fault(where, `may be taken back although ${lesson}`);
  const undone = match.undo(moment.seat);
  if (isRefusal(undone)) {
    if (may) fault(where, 'could be taken back, then was refused');
    if (undone.rule !== 'E6') fault(where, `undo is refused by ${undone.rule}, not by E6`);
    const kept = difference(played.after, match.state);
    if (kept !== null) fault(where, `a refused undo changed the state: ${kept}`);
    return;
  }
  const other = difference(JSON.parse(text), match.state);
  if (other !== null) fault(where, `undo leads to another state: ${other}`);
}

/** Why a move binds its mover, in words; null when nothing of the kind is to be seen. */
function taught(run: Run, moment: Moment, after: State): string | null {
  if (moment.chance) return 'it used chance';
  const { shape } = run.ruleset.rules;
  const own = located(shape, moment.state, only(moment.seat));
  for (const seat of listSeats((1 << run.seats) - 1)) {
    const before = located(shape, moment.state, only(seat));
    for (const what of located(shape, after, only(seat))) {
      if (before.has(what) || (seat !== moment.seat && own.has(what))) continue;
      return `it showed ${what} to seat ${seat}`;
    }
  }
  return null;
}

/** A move, moves of others who are asked at the same time, and its undo. */
function meanwhile(run: Run, moment: Moment, fault: Report): void {
  const { ruleset } = run;
  const others = listSeats(ruleset.toAct(moment.state)).filter((seat) => seat !== moment.seat);
  if (others.length === 0) return;
  const rng = choosing(whereAt(run, moment));
  const match = matchAt(run, moment.state);
  if (isRefusal(match.play(moment.seat, moment.move))) return;
  const since: (Choice & { n: number })[] = [];
  for (const seat of others) {
    const moves = ruleset.moves(match.state, seat);
    if (moves.length === 0) continue;
    const move = oneFrom(rng, moves);
    if (!isRefusal(match.play(seat, move))) since.push({ seat, move, n: match.entries.length });
  }
  if (isRefusal(match.undo(moment.seat))) return;
  const expected = ruleset.clone(moment.state);
  for (const { seat, move, n } of since) ruleset.play(expected, seat, move, chanceOf(run.seed, n));
  const other = difference(expected, match.state);
  const where = `${whereAt(run, moment)}, seat ${moment.seat} after moves of seats ${since.map((one) => one.seat)}`;
  if (other !== null) fault(where, `undo does not let stand what others did: ${other}`);
}

/** A match of random play in which moves are taken back and once all go back together. */
export function fickleMatch(run: Run, bound: number): Match {
  const match = new Match(run.ruleset, run);
  const rng = choosing(`${run.where}/fickle`);
  let done: Seat | null = null;
  while (match.outcome === null && match.entries.length < bound) {
    const { length } = match.entries;
    if (done !== null && rng.below(3) === 0 && match.canUndo(done)) match.undo(done);
    else if (length === 7) match.rewind(4, (1 << run.seats) - 1);
    const choice = drawChoice(run.ruleset, match.state, run.seats, rng);
    if (typeof choice === 'string') break;
    const played = match.play(choice.seat, choice.move);
    if (isRefusal(played)) break;
    done = choice.seat;
  }
  return match;
}
