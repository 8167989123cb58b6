/**
 * Secrecy in play: two worlds a viewer cannot tell apart, the true one and an imagined one, go on with the same
 * decisions. As long as no secret is opened, the viewer hears the same story, gets the same updates, sees the same
 * seats asked and may take back the same moves.
 */

import { chanceOf } from '../chance.ts';
import { heard, unheard } from '../feed.ts';
import type { State } from '../game.ts';
import { type Event, isRefusal, type Told } from '../game.ts';
import { copyJson } from '../json.ts';
import { Match, type Played } from '../match.ts';
import { has, only } from '../seats.ts';
import { changes } from '../update.ts';
import { difference } from './difference.ts';
import {
  choosing,
  drawChoice,
  type Moment,
  type Run,
  sampled,
  seatsOfViewer,
  viewersOf,
  viewerText,
  whereAt,
} from './run.ts';
import { hiddenSpots } from './scramble.ts';
import type { Report, Subject } from './subject.ts';
import { inOtherWorld, opensSecret } from './worlds.ts';

const longest = 6;

export function twins(subject: Subject, fault: Report): void {
  let compared = 0;
  let secrets = 0;
  for (const run of subject.runs) {
    for (const moment of sampled(run, 16)) {
      for (const viewer of viewersOf(run.seats)) {
        secrets += hiddenSpots(run.ruleset.rules.shape, moment.state, viewer).length;
        compared += goOn(subject, run, moment, viewer, fault);
      }
    }
  }
  if (secrets > 0 && compared === 0) fault('all matches', 'no two worlds could be compared');
}

const story = (told: readonly Told[], viewer: number): Event[] =>
  heard(told, viewer).filter((event) => event.did !== unheard.did);

/** Plays both worlds on until a secret is opened; how many moves were compared. */
function goOn(subject: Subject, run: Run, moment: Moment, viewer: number, fault: Report): number {
  const { ruleset } = run;
  const where = `${whereAt(run, moment)}, ${viewerText(viewer)}`;
  const rng = choosing(`${where}/twins`);
  const known = copyJson(ruleset.view(moment.state, viewer));
  const a = new Match(ruleset, run, moment.state);
  const b = new Match(ruleset, run, ruleset.imagine(known, viewer)(rng));
  for (let compared = 0; compared < longest; compared++) {
    const choice = a.outcome === null ? drawChoice(ruleset, a.state, run.seats, rng) : 'over';
    if (typeof choice === 'string') return compared;
    const { seat, move } = choice;
    const inB = b.play(seat, inOtherWorld(ruleset, a.state, b.state, move));
    const isOwn = has(viewer, seat);
    if (isRefusal(inB)) {
      if (isOwn)
        fault(
          where,
          `${JSON.stringify(move)} of seat ${seat} is refused by ${inB.rule} in a world it cannot tell from this`,
        );
      return compared;
    }
    const inA = a.play(seat, move);
    if (isRefusal(inA)) return compared;
    const other = compare(run, a, b, inA, inB, viewer);
    if (other === null) continue;
    const isOpened = [inA, inB].some((played) => opened(subject, run, played, viewer));
    const doing = `${where}, ${compared} moves later, seat ${seat} ${JSON.stringify(move)}`;
    if (!isOpened) fault(doing, `tells what is hidden: ${other}`);
    // A seat that learned something from its own move can no longer undo it.
    else if (viewer === only(seat) && (a.canUndo(seat) || b.canUndo(seat))) {
      fault(doing, `taught its seat something and may still be taken back: ${other}`);
    }
    return compared;
  }
  return longest;
}

function compare(
  run: Run,
  a: Match,
  b: Match,
  inA: Played<State>,
  inB: Played<State>,
  viewer: number,
): string | null {
  const { ruleset } = run;
  const update = (played: Played<State>): unknown =>
    changes(ruleset.view(played.before, viewer), ruleset.view(played.after, viewer));
  const mayUndo = (match: Match): unknown =>
    seatsOfViewer(viewer, run.seats).map((seat) => match.canUndo(seat));
  const pairs: Readonly<Record<string, [unknown, unknown]>> = {
    events: [story(inA.told, viewer), story(inB.told, viewer)],
    update: [update(inA), update(inB)],
    asked: [a.toAct, b.toAct],
    undo: [mayUndo(a), mayUndo(b)],
  };
  for (const [what, [one, other]] of Object.entries(pairs)) {
    const found = difference(one, other);
    if (found !== null) return `${what} ${found}`;
  }
  return null;
}

function opened(subject: Subject, run: Run, played: Played<State>, viewer: number): boolean {
  const reveals = subject.trial.reveals ?? [];
  if (played.told.some(({ event }) => reveals.includes(event.did))) return true;
  return opensSecret(run.ruleset.rules.shape, played.before, played.after, viewer);
}

/** Two choices of the same kind that look alike to a viewer afterwards are told alike. */
export function choices(subject: Subject, fault: Report): void {
  if (subject.trial.choosesOpenly) return;
  const reveals = subject.trial.reveals ?? [];
  for (const run of subject.runs) {
    for (const moment of sampled(run, 25)) {
      const { ruleset } = run;
      const other = ruleset
        .moves(moment.state, moment.seat)
        .find((move) => move.do === moment.move.do && difference(move, moment.move) !== null);
      if (other === undefined) continue;
      const after = ruleset.clone(moment.state);
      const told: Told[] = [];
      ruleset.play(after, moment.seat, other, chanceOf(run.seed, moment.n), told);
      for (const viewer of viewersOf(run.seats)) {
        if (has(viewer, moment.seat)) continue;
        if (difference(ruleset.view(moment.after, viewer), ruleset.view(after, viewer)) !== null) continue;
        const plain = (events: readonly Told[]): Event[] =>
          story(events, viewer).filter((event) => !reveals.includes(event.did));
        const found = difference(plain(moment.told), plain(told));
        const where = `${whereAt(run, moment)}, ${viewerText(viewer)}`;
        if (found !== null)
          fault(where, `hears which of ${JSON.stringify([moment.move, other])} was chosen: ${found}`);
      }
    }
  }
}
