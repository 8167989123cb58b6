/** What the laboratory shows of a game beyond moves and outcomes: statistics over many matches, and the account. */
import type { Texts } from './content.ts';
import type { Event, State } from './game.ts';

export interface Report<S extends State = State> {
  /** What is worth counting at the end of a match. */
  tallies(state: S): readonly Tally[];
  /** How the seats stand at this opener: after the part of the match (a Round) that is done; null before the first. */
  account(state: S, opener: Event, language: keyof Texts): Account | null;
  /** What is wrong with a state, beyond components that were lost; must be nothing in every state of every match. */
  amiss?(state: S): readonly string[];
  /** Events that begin a new part or end the match: the part before them is done. */
  readonly openers: readonly string[];
  /** Events that say which card a seat drafted or used: for statistics by card. Without it there are none. */
  readonly cards?: { readonly drafted: readonly CardEvent[]; readonly used: readonly CardEvent[] };
}

/** An event that names a `seat`, and in this field a card or several. */
export interface CardEvent {
  readonly did: string;
  readonly card: string;
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

/** A page of the score sheet: columns by name, and a row for each seat, then for each player without a seat. */
export interface Account {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

/** A report is made from the model of a match, as rules are. */
export type ReportMaker<D = unknown, S extends State = State> = (model: D) => Report<S>;
