/**
 * Open questions and lanes commute: the same decisions in any order lead to the same state. A stretch is what was
 * decided from the moment several seats were asked at once until that was over; it is played again in other orders
 * that keep each seat's own, with the chance of the same entry numbers.
 */
import { chanceOf } from '../chance.ts';
import type { State } from '../game.ts';
import { has, nobody, only, type Seat } from '../seats.ts';
import { difference } from './difference.ts';
import { type Choice, choosing, type Moment, oneFrom, type Run } from './run.ts';
import type { Report, Subject } from './subject.ts';

export function commuting(subject: Subject, fault: Report): void {
  for (const run of subject.runs) {
    for (const stretch of stretches(run)) {
      const [first] = stretch;
      if (first === undefined || new Set(stretch.map((one) => one.seat)).size < 2) continue;
      const rng = choosing(`${run.where}/${first.n}`);
      const orders = [backwards, forwards, (seats: readonly Seat[]) => oneFrom(rng, seats)];
      for (const order of orders) {
        const other = reordered(run, stretch, order);
        if (other !== null) fault(`${run.where}, entries ${first.n} to ${stretch.at(-1)?.n}`, other);
      }
    }
  }
}

type Order = (seats: readonly Seat[]) => Seat;
const forwards: Order = (seats) => seats[0] as Seat;
const backwards: Order = (seats) => seats.at(-1) as Seat;

/** The question everybody is asked, or that there are lanes; null where one answer is enough. */
function frame(run: Run, state: State): string | null {
  const { stack, lanes } = state.agenda;
  if (lanes.length > 0) return `lanes over ${stack.length}`;
  const step = stack.at(-1);
  const handler = step && run.ruleset.rules.steps[step.do];
  return handler?.owes === undefined || handler.anyone ? null : `${stack.length} ${JSON.stringify(step)}`;
}

function stretches(run: Run): Moment[][] {
  const found: Moment[][] = [];
  let last: string | null = null;
  for (const moment of run.moments) {
    const here = frame(run, moment.state);
    if (here !== null && here === last) found.at(-1)?.push(moment);
    else if (here !== null) found.push([moment]);
    last = asksAnew(run, moment) ? null : here;
  }
  return found;
}

/** Did this answer close a question, and the same one is asked again? */
function asksAnew({ ruleset }: Run, { state, after, seat }: Moment): boolean {
  if (state.agenda.lanes.length > 0) return false;
  return (ruleset.toAct(after) & ~ruleset.toAct(state) & ~only(seat)) !== nobody;
}

/** Plays a stretch in another order; how it then ends differently, null when it does not. */
function reordered(run: Run, stretch: readonly Moment[], order: Order): string | null {
  const { ruleset } = run;
  const [first] = stretch;
  const last = stretch.at(-1);
  if (first === undefined || last === undefined) return null;
  const left = new Map<Seat, Choice[]>();
  for (const { seat, move } of stretch) left.set(seat, [...(left.get(seat) ?? []), { seat, move }]);
  const asked = frame(run, first.state);
  const mindChanged = stretch.some(({ state, seat }) => !has(ruleset.toAct(state), seat));
  const state = ruleset.clone(first.state);
  const played: Choice[] = [];
  for (const { n } of stretch) {
    const owing = ruleset.toAct(state);
    const isLast = n === last.n;
    // Who changes an answer does it before the last one is in, so the last one has to wait.
    const ready = (seat: Seat): boolean => (mindChanged ? isLast || owing !== only(seat) : has(owing, seat));
    const seats = [...left.keys()]
      .filter((seat) => left.get(seat)?.length && ready(seat))
      .sort((a, b) => a - b);
    if (seats.length === 0 || frame(run, state) !== asked) {
      if (mindChanged) return null;
      return `in the order ${inOrder(played)} it is over before all had their say`;
    }
    const choice = left.get(order(seats))?.shift() as Choice;
    played.push(choice);
    const refusal = ruleset.refuse(state, choice.seat, choice.move);
    if (refusal !== null)
      return `in the order ${inOrder(played)} the last is refused by ${refusal.rule} (${refusal.why})`;
    ruleset.play(state, choice.seat, choice.move, chanceOf(run.seed, n));
  }
  const other = difference(last.after, state);
  return other === null ? null : `in the order ${inOrder(played)} it ends differently: ${other}`;
}

const inOrder = (played: readonly Choice[]): string =>
  played.map(({ seat, move }) => `${seat} ${JSON.stringify(move)}`).join(', ');
