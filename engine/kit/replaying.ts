/** Checks that play a run again: the same seed and moves, and every state saved and read back on the way. */
import { chanceOf } from '../chance.ts';
import { problems } from '../check.ts';
import { miscounted } from '../components.ts';
import type { Game, State } from '../game.ts';
import { copyJson } from '../json.ts';
import { problemText } from '../problems.ts';
import { rulesetOf } from '../ruleset.ts';
import { difference, notPlain } from './difference.ts';
import { type Run, whereAt } from './run.ts';
import type { Report, Subject } from './subject.ts';

/** The same seed and moves lead to the same states, also with a newly made ruleset. */
export function determinism(subject: Subject, fault: Report): void {
  for (const run of subject.runs) {
    const remade = rulesetOf(Object.create(subject.game) as Game, run.ruleset.box);
    for (const ruleset of [run.ruleset, remade]) {
      const state = ruleset.setup(run.options, run.seats, chanceOf(run.seed, 0));
      const dealt = difference(run.opened, state);
      if (dealt !== null) {
        fault(`${run.where}, set-up`, `another deal from the same seed: ${dealt}`);
        return;
      }
      for (const moment of run.moments) {
        ruleset.play(state, moment.seat, moment.move, chanceOf(run.seed, moment.n));
        const other = difference(moment.after, state);
        if (other !== null) {
          fault(whereAt(run, moment), `another state from the same seed and moves: ${other}`);
          return;
        }
      }
    }
  }
}

/** A state is plain JSON of its declared shape; saved, read back and played on it is the same game. */
export function roundTrip(subject: Subject, fault: Report): void {
  for (const run of subject.runs) {
    declared(run, run.opened, `${run.where}, set-up`, fault);
    let state = copyJson(run.opened);
    for (const moment of run.moments) {
      declared(run, moment.after, whereAt(run, moment), fault);
      run.ruleset.play(state, moment.seat, moment.move, chanceOf(run.seed, moment.n));
      const other = difference(moment.after, state);
      if (other !== null) fault(whereAt(run, moment), `played on from a saved state it differs: ${other}`);
      state = copyJson(moment.after);
    }
  }
}

function declared(run: Run, state: State, where: string, fault: Report): void {
  const odd = notPlain(state);
  if (odd !== null) fault(where, odd);
  const { shape, components } = run.ruleset.rules;
  for (const problem of problems(shape, state, components)) fault(where, problemText(problem));
}

/** Every component lies in exactly one place, counts add up, piles are sorted. */
export function conservation(subject: Subject, fault: Report): void {
  for (const run of subject.runs) {
    const { shape, components } = run.ruleset.rules;
    for (const lost of miscounted(shape, run.opened, components)) fault(`${run.where}, set-up`, lost);
    for (const moment of run.moments) {
      for (const lost of miscounted(shape, moment.after, components)) fault(whereAt(run, moment), lost);
    }
  }
}
