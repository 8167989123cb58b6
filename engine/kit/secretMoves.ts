/**
 * Undo and secret moves: two matches in which a seat has made the same move, and in one of them others have moved
 * since such that this viewer neither sees nor hears of it. As long as both look alike, the viewer's seats may undo
 * the same, are told the same reason if not, and see the same afterwards.
 */
import type { Rng } from '../chance.ts';
import { heard, unheard } from '../feed.ts';
import { isRefusal, type Move, type State, type Told } from '../game.ts';
import { Match } from '../match.ts';
import type { Ruleset } from '../ruleset.ts';
import { allSeats, has, listSeats, type Seat, type Seats } from '../seats.ts';
import { difference } from './difference.ts';
import {
  type Choice,
  choosing,
  drawChoice,
  type Moment,
  oneFrom,
  type Run,
  sampled,
  seatsOfViewer,
  viewersOf,
  viewerText,
  whereAt,
} from './run.ts';
import type { Report, Subject } from './subject.ts';

/** How far undo reaches in these matches: less than there are secret moves. */
const reach = 3;
const most = 2 * reach + 2;
/** How many moves of a seat are tried out in search of a secret one. */
const tries = 6;
/** How many moves both matches go on. */
const further = 4;

export function secretMoves(subject: Subject, fault: Report): void {
  for (const run of subject.runs) {
    const telling = run.moments.filter((moment) => couldTell(run, moment));
    for (const moment of sampled({ ...run, moments: telling }, 24)) {
      for (const viewer of viewersOf(run.seats)) {
        if (has(viewer, moment.seat)) meanwhile(run, moment, viewer, fault);
      }
    }
  }
}

const matchAt = (run: Run, { state }: Moment): Match => new Match(run.ruleset, run, state, 0, reach);

/** Can this move be undone, while others may do something? */
function couldTell(run: Run, moment: Moment): boolean {
  const { ruleset, seats } = run;
  const others = listSeats(allSeats(seats)).filter((seat) => seat !== moment.seat);
  if (others.every((seat) => ruleset.moves(moment.after, seat).length === 0)) return false;
  const match = matchAt(run, moment);
  return !isRefusal(match.play(moment.seat, moment.move)) && match.canUndo(moment.seat);
}

function meanwhile(run: Run, moment: Moment, viewer: Seats, fault: Report): void {
  const { ruleset } = run;
  const where = `${whereAt(run, moment)}, ${viewerText(viewer)}`;
  const rng = choosing(`${where}/secret moves`);
  const [a, b] = [matchAt(run, moment), matchAt(run, moment)];
  if ([a, b].some((match) => isRefusal(match.play(moment.seat, moment.move)))) return;
  let secret = 0;
  for (let rounds = 0; rounds < further; rounds++) {
    const before = secret;
    while (secret < (rounds + 1) * most && moveInSecret(run, b, viewer, rng)) {
      secret++;
      const other = compare(run, a, b, viewer);
      if (other !== null)
        return fault(
          `${where}, ${rounds} moves and ${secret} in secret later`,
          `tells of secret moves: ${other}`,
        );
    }
    if (secret === before && rounds === 0) return;
    const choice = a.outcome === null ? drawChoice(ruleset, a.state, run.seats, rng) : 'over';
    if (typeof choice === 'string' || !goOn(a, b, choice, viewer)) return;
    const other = compare(run, a, b, viewer);
    if (other !== null)
      return fault(
        `${where}, after ${JSON.stringify(choice)} and ${secret} moves in secret`,
        `tells of secret moves: ${other}`,
      );
  }
}

/** Both matches go on with the same move; false when they can be told apart from then on. */
function goOn(a: Match, b: Match, { seat, move }: Choice, viewer: Seats): boolean {
  const [inA, inB] = [a.play(seat, move), b.play(seat, move)];
  if (isRefusal(inA) || isRefusal(inB)) return false;
  return difference([a.view(viewer), a.toAct], [b.view(viewer), b.toAct]) === null;
}

/** Plays or undoes something this viewer cannot know of; false when there is nothing of the kind. */
function moveInSecret(run: Run, match: Match, viewer: Seats, rng: Rng): boolean {
  const others = listSeats(allSeats(run.seats)).filter((seat) => !has(viewer, seat));
  for (let left = others.length; left > 0; left--) {
    const [seat = 0] = others.splice(rng.below(left), 1);
    if (rng.below(4) === 0 && undoInSecret(match, seat, viewer)) return true;
    const move = secretMove(run.ruleset, match.state, seat, viewer, rng);
    if (move !== null) return !isRefusal(match.play(seat, move));
  }
  return false;
}

function undoInSecret(match: Match, seat: Seat, viewer: Seats): boolean {
  const back = match.mark();
  const seen = match.view(viewer);
  const asked = match.toAct;
  if (isRefusal(match.undo(seat))) return false;
  if (difference([seen, asked], [match.view(viewer), match.toAct]) === null) return true;
  back();
  return false;
}

/** A move of a seat that changes something, and of which this viewer sees and hears nothing. */
function secretMove(ruleset: Ruleset, state: State, seat: Seat, viewer: Seats, rng: Rng): Move | null {
  const moves = ruleset.moves(state, seat);
  const seen = ruleset.view(state, viewer);
  const dice = (): never => {
    throw new Error('chance');
  };
  for (let i = 0; i < tries && moves.length > 0; i++) {
    const move = oneFrom(rng, moves);
    const after = ruleset.clone(state);
    const told: Told[] = [];
    try {
      ruleset.play(after, seat, move, { below: dice, from: dice }, told);
    } catch {
      continue; // chance is never secret
    }
    const isHeard = heard(told, viewer).some((event) => event.did !== unheard.did);
    const isSeen = difference(
      [seen, ruleset.toAct(state)],
      [ruleset.view(after, viewer), ruleset.toAct(after)],
    );
    if (!isHeard && isSeen === null && difference(state, after) !== null) return move;
  }
  return null;
}

/** What differs between the two matches for this viewer, in words; null when nothing does. */
function compare(run: Run, a: Match, b: Match, viewer: Seats): string | null {
  for (const seat of seatsOfViewer(viewer, run.seats)) {
    const [may, mayToo] = [a.canUndo(seat), b.canUndo(seat)];
    if (may !== mayToo) return `seat ${seat} ${may ? 'can no longer' : 'can now'} undo`;
    const undone = [a, b].map((match) => undoing(match, seat, viewer));
    const found = difference(undone[0], undone[1]);
    if (found !== null) return `undo of seat ${seat} ${found}`;
  }
  return null;
}

/** What a viewer sees of an undo, which is not left standing. */
function undoing(match: Match, seat: Seat, viewer: Seats): unknown {
  const back = match.mark();
  const undone = match.undo(seat);
  const seen = isRefusal(undone) ? undone : { view: match.view(viewer), asked: match.toAct };
  back();
  return seen;
}
