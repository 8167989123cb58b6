/** Plays the parts of a plan. What comes out depends on plan and number only, so any core may play any part. */
import type { Tally } from '@accretion/engine';
import { seated } from './bots.ts';
import { addedTables, Notebook, type Table } from './notes.ts';
import { openingOf, type Part, type Plan, partAt, settingOf, turnsOf } from './plan.ts';
import { Fault, playOut } from './playOut.ts';
import { victories } from './shares.ts';

/** A match as it ended. Its seats are those of the turn. */
export interface Played {
  readonly ranks: readonly number[];
  /** How many could take a rank: players without a seat too, a clock, a goal. */
  readonly of: number;
  readonly scores: readonly number[];
  readonly moves: number;
}

/** A deal as one line-up played it: a match for each turn. */
export interface Result extends Part {
  readonly matches: readonly Played[];
  readonly tallies: readonly Tally[];
  readonly notes?: Table;
}

export function playPart(plan: Plan, index: number): Result {
  const { entry, ruleset, seating } = settingOf(plan);
  const { deal, lineUp } = partAt(plan, index);
  const report = entry.report(ruleset.model);
  const matches: Played[] = [];
  let tallies: readonly Tally[] = [];
  let notes: Table = {};
  for (const names of turnsOf(plan.lineUps[lineUp] ?? [], seating, plan.fixed)) {
    try {
      const notebook =
        plan.keeps === 'notes' ? new Notebook(ruleset, report, entry.judge(ruleset.model), plan.seats) : null;
      const { state, outcome, moves } = playOut({
        ruleset,
        opening: openingOf(plan, deal),
        bots: seated(entry, ruleset, names),
        check: plan.check,
        amiss: report.amiss,
        ...(notebook === null
          ? {}
          : {
              asked: (before, seat) => notebook.asked(before, seat),
              hear: (told) => notebook.hear(told),
            }),
      });
      const { ranks, of, scores } = outcome;
      matches.push({ ranks, of, scores, moves: moves.length });
      if (notebook !== null) notes = addedTables(notes, notebook.close(victories(outcome, seating.sides)));
      if (plan.keeps !== 'results') tallies = report.tallies(state).reduce(tallied, tallies);
    } catch (error) {
      throw new Fault(`deal ${deal}, ${names.join(', ')}: ${(error as Error).message}`);
    }
  }
  return { deal, lineUp, matches, tallies, ...(plan.keeps === 'notes' ? { notes } : {}) };
}

/** Adds one tally to those there are. */
export function tallied(all: readonly Tally[], one: Tally): readonly Tally[] {
  const at = all.findIndex(({ what, at: where }) => what === one.what && where === one.at);
  const known = all[at];
  if (known === undefined) return [...all, one];
  return all.with(at, { ...known, sum: known.sum + one.sum, among: known.among + one.among });
}
