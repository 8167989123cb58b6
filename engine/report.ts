/** What the laboratory shows of a game beyond moves and outcomes: statistics over many matches, and the account. */
import type { State } from './game.ts';

export interface Report<S extends State = State> {
  /** What is worth counting at the end of a match. */
  tallies(state: S): readonly Tally[];
  /** The score sheet so far, a page for each part of the match that is done. */
  accounts(state: S): readonly Account[];
  /** Events that open a new part: the page before them is done and can be shown. */
  readonly openers: readonly string[];
}

/** One thing counted: `sum` out of `among`. The tallies of many matches add up. */
export interface Tally {
  /** What was counted: "drawn in". */
  readonly what: string;
  /** Where: the name of a hole, a card, a role. */
  readonly at: string;
  /** Is `sum` a part of `among`, or does it make a mean? */
  readonly as: 'share' | 'mean';
  readonly sum: number;
  readonly among: number;
}

/** A page of the score sheet: columns by name, and a row for each seat. */
export interface Account {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

/** A report is made from the model of a match, as rules are. */
export type ReportMaker<D = unknown, S extends State = State> = (model: D) => Report<S>;
