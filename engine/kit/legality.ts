/** What is offered is legal; what is not legal is refused with its rule and changes nothing. */
import { openStep } from '../agenda.ts';
import { quickRng, type Rng } from '../chance.ts';
import { problems } from '../check.ts';
import { miscounted } from '../components.ts';
import type { Move, Refusal, State } from '../game.ts';
import { problemText } from '../problems.ts';
import { allSeats, has, listSeats, type Seat } from '../seats.ts';
import { difference } from './difference.ts';
import { mutants } from './mutants.ts';
import { choosing, type Moment, oneFrom, type Run, sampled, whereAt } from './run.ts';
import type { Report, Subject } from './subject.ts';

/** Every move offered has the declared shape and is not refused; so has what a silent seat does. */
export function offers(subject: Subject, fault: Report): void {
  for (const run of subject.runs) {
    const { ruleset } = run;
    for (const moment of sampled(run, 40)) {
      const where = whereAt(run, moment);
      const owing = ruleset.toAct(moment.state);
      for (const seat of listSeats(allSeats(run.seats))) {
        for (const move of ruleset.moves(moment.state, seat)) misoffered(run, moment, seat, move, fault);
        if (!has(owing, seat)) continue;
        misoffered(run, moment, seat, ruleset.byDefault(moment.state, seat, choosing(where)), fault);
      }
    }
  }
}

function misoffered(run: Run, moment: Moment, seat: Seat, move: Move, fault: Report): void {
  const where = `${whereAt(run, moment)}, seat ${seat}, ${JSON.stringify(move)}`;
  const [problem] = problems(run.ruleset.game.move, move, run.ruleset.rules.components);
  if (problem !== undefined) {
    fault(where, `is offered but has not the declared shape: ${problemText(problem)}`);
    return;
  }
  const refusal = run.ruleset.refuse(moment.state, seat, move);
  if (refusal !== null) fault(where, `is offered but refused by ${refusal.rule} (${refusal.why})`);
}

/** How often a move is drawn at each moment. */
const tries = 3;

/** The moves this seat may make beyond those offered, as drawn by chance of this check; some may be refused. */
export function drawnMoves({ ruleset }: Run, state: State, seat: Seat, rng: Rng): Move[] {
  return Array.from({ length: tries }, () => ruleset.anyMove(state, seat, rng)).filter(
    (move) => move !== null,
  );
}

/** Every move drawn has the declared shape, drawing changes nothing, and of each kind of step some are legal. */
export function draws(subject: Subject, fault: Report): void {
  const drawn = new Map<string, { times: number; legal: number }>();
  for (const run of subject.runs) {
    const { game, rules, refuse } = run.ruleset;
    for (const moment of sampled(run, 60)) {
      const { seat } = moment;
      const state = run.ruleset.clone(moment.state);
      const moves = drawnMoves(run, state, seat, choosing(whereAt(run, moment)));
      const other = moves.length === 0 ? null : difference(moment.state, state);
      if (other !== null)
        fault(`${whereAt(run, moment)}, seat ${seat}`, `drawing changed the state: ${other}`);
      for (const move of moves) {
        const [problem] = problems(game.move, move, rules.components);
        const where = `${whereAt(run, moment)}, seat ${seat}, ${JSON.stringify(move)}`;
        if (problem !== undefined)
          fault(where, `is drawn but has not the declared shape: ${problemText(problem)}`);
        const name = openStep(state.agenda, seat)?.do ?? '';
        const count = drawn.get(name) ?? { times: 0, legal: 0 };
        drawn.set(name, count);
        count.times++;
        if (refuse(state, seat, move) === null) count.legal++;
      }
    }
  }
  for (const [name, { times, legal }] of drawn) {
    if (legal === 0 && times > 20) fault(`step "${name}"`, `none of ${times} moves drawn is legal`);
  }
}

/** Mutations of moves are refused with rule and reason, or are legal and then playable. */
export function refusals(subject: Subject, fault: Report): void {
  for (const run of subject.runs) {
    const rng = choosing(`${run.where}/mutants`);
    for (const moment of sampled(run, 25)) {
      for (const seat of listSeats(allSeats(run.seats))) {
        const moves = run.ruleset.moves(moment.state, seat);
        if (moves.length === 0) uninvited(run, moment, seat, fault);
        else {
          const drawn = drawnMoves(run, moment.state, seat, rng);
          const wild = drawn.slice(0, 1).flatMap((move) => someMutants(run, [move], rng));
          for (const move of [...someMutants(run, moves, rng), ...drawn, ...wild])
            judge(run, moment, seat, move, fault);
        }
      }
    }
  }
}

export function someMutants(run: Run, moves: readonly Move[], rng: Rng): unknown[] {
  const { game, rules } = run.ruleset;
  return [oneFrom(rng, moves), oneFrom(rng, moves)].flatMap((move) =>
    mutants(game.move, move, rules.components, rng),
  );
}

function uninvited(run: Run, moment: Moment, seat: Seat, fault: Report): void {
  const refusal = run.ruleset.refuse(moment.state, seat, moment.move);
  const where = `${whereAt(run, moment)}, seat ${seat}`;
  if (refusal === null) fault(where, `is not asked, yet ${JSON.stringify(moment.move)} is not refused`);
  else misspoken(refusal, where, fault);
}

function judge(run: Run, moment: Moment, seat: Seat, mutant: unknown, fault: Report): void {
  const { ruleset } = run;
  const where = `${whereAt(run, moment)}, seat ${seat}, ${JSON.stringify(mutant)}`;
  const state = ruleset.clone(moment.state);
  const before = JSON.stringify(state);
  let refusal: Refusal | null;
  try {
    refusal = ruleset.refuse(state, seat, mutant);
  } catch (error) {
    fault(where, `breaks the rules' judgement: ${error}`);
    return;
  }
  if (JSON.stringify(state) !== before) fault(where, 'changed the state by being judged');
  if (refusal !== null) {
    misspoken(refusal, where, fault);
    return;
  }
  try {
    ruleset.play(state, seat, mutant as Move, quickRng(moment.n));
  } catch (error) {
    fault(where, `is legal but cannot be played: ${error}`);
    return;
  }
  const { shape, components } = ruleset.rules;
  for (const lost of miscounted(shape, state, components)) fault(where, `is legal, but then ${lost}`);
  for (const problem of problems(shape, state, components))
    fault(where, `is legal, but then ${problemText(problem)}`);
}

function misspoken(refusal: Refusal, where: string, fault: Report): void {
  if (!/^[A-Z]+\d+$/.test(refusal.rule))
    fault(where, `is refused by "${refusal.rule}", which is no rule's number`);
  if (typeof refusal.why !== 'string' || refusal.why === '') fault(where, 'is refused without a reason');
  for (const [name, value] of Object.entries(refusal.values ?? {})) {
    if (typeof value !== 'string' && typeof value !== 'number')
      fault(where, `is refused with a value "${name}" that is no text`);
  }
}
