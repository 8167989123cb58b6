/**
 * What a game says: names, prompts, choices, the log, help, refusals. Types only, without React, so that page and
 * lab speak the same sentences. A game brings a value of type `GameWords` in its folder `words`.
 *
 * Types left open stand for any game: V is a viewer's view, M a move, E an event, D the model.
 */
import type { Event, Json, Move, Outcome, Preview, Refusal, Ruleset, Seat, State } from '@accretion/engine';

export type Language = 'en' | 'de';

export type Words = Readonly<Record<Language, string>>;

/** One legal move of a seat that this person holds. */
export interface Choice<M extends Move = Move> {
  readonly seat: Seat;
  readonly move: M;
}

/** A component of the game, for help and for highlighting. */
export interface Thing {
  readonly kind: string;
  readonly id: number;
}

/** The ruleset of a match of a game with this model. */
export type RulesetWith<D> = Ruleset<State, Move, Json, Json, D>;

/** All that most words and drawings need of a ruleset. */
export interface Modelled<D> {
  readonly model: D;
}

export interface HelpText {
  readonly title: string;
  readonly family: string;
  /** What it does, in plain words, a sentence each. */
  readonly text: readonly string[];
  /** Rule numbers, for links into the guide. */
  readonly rules: readonly string[];
  /** Where its numbers and its name come from. */
  readonly provenance: readonly {
    readonly what: string;
    readonly mark: 'printed' | 'derived' | 'stand-in';
  }[];
}

/** With the view of a match, help says what holds there: the edition and the options in play. */
export type Help<V = unknown, D = unknown> = (
  thing: Thing,
  ruleset: RulesetWith<D>,
  language: Language,
  view?: V,
) => HelpText;

/** Who plays without a seat. */
export interface Other {
  readonly name: string;
  readonly points: number;
  /** After the end; null where nobody is ranked. */
  readonly rank: number | null;
}

/** A heading of the log: of a Round, or of a turn or phase in it. */
export interface Heading {
  readonly level: 'round' | 'turn';
  /** Tells the Rounds of a match apart, and the turns of a Round; with a player, the turns of one phase. */
  readonly key: string;
  readonly text: string;
  /** Whose turn it is; those without a seat count after the seats. */
  readonly player?: number;
  /** The heading says everything the sentence of its event would say. */
  readonly saysAll?: true;
}

/** The headings something is told under; null before the first. */
export interface Under {
  readonly round: Heading | null;
  readonly turn: Heading | null;
}

/** What the log needs beyond sentences. */
export interface LogWords<V = unknown, E = Event, D = unknown> {
  /**
   * The headings an event is told under, where they are not those of the event before it: a Round, a turn, or a Round
   * and its first turn. A turn that was there before in this Round goes on.
   */
  headings(
    event: E,
    under: Under,
    names: readonly string[],
    ruleset: RulesetWith<D>,
    language: Language,
    view?: V,
  ): readonly Heading[];
  /** Whose doing it is; those without a seat count after the seats. Null: everybody's or nobody's. */
  playerIn(event: E): number | null;
  /** One sentence for all of these events, which follow each other in a turn; null: each has its own. */
  joined?(
    events: readonly E[],
    names: readonly string[],
    ruleset: RulesetWith<D>,
    language: Language,
  ): string | null;
}

/** What a game says to those who play by ear or from the list of choices. Whatever is left out is as usual. */
export interface SpokenWords<V = unknown, M extends Move = Move, E = Event, D = unknown> {
  /** Is this not worth hearing once something else has happened? That somebody has picked, for example. */
  isMinor?(event: E): boolean;
  /** One sentence for the first `of` of these events, where the log has several that say nearly the same. */
  jointText?(
    events: readonly E[],
    names: readonly string[],
    ruleset: RulesetWith<D>,
    language: Language,
  ): { readonly text: string; readonly of: number } | null;
  /** The heading of this choice in a long list. Choices of a heading follow each other; the first one's comes first. */
  choiceGroup?(choice: Choice<M>, view: V, ruleset: RulesetWith<D>, language: Language): string;
  /** What the choice would lead to, beyond what its text says; null: nothing certain or nothing worth saying. */
  outcomeText?(
    choice: Choice<M>,
    preview: Preview<V>,
    view: V,
    ruleset: RulesetWith<D>,
    language: Language,
  ): string | null;
}

export interface Pace<V = unknown, M extends Move = Move, D = unknown> {
  /** What this seat, which is asked, is doing: "picking a card". Only what everybody may know. */
  doing(view: V, seat: Seat, ruleset: RulesetWith<D>, language: Language): string | null;
  /**
   * The move with which this seat can only pass, where everybody can see that; null otherwise. It gets a spectator's
   * view, so that a question skipped because of it tells nothing about a hand.
   */
  pass?(view: V, seat: Seat, ruleset: RulesetWith<D>): M | null;
}

/** A match that is over, for the words about its end. */
export interface Ended<V = unknown, E = Event> {
  readonly view: V;
  readonly outcome: Outcome;
  /** Everybody's, those without a seat after the seats. */
  readonly names: readonly string[];
  /** What this viewer was told, oldest first, without what was undone. It may begin in the middle. */
  readonly told: readonly E[];
}

/** Something to be reached in a match that is won together, alone or by a side, and how far it came. */
export interface Goal {
  readonly name: string;
  readonly reached: number;
  readonly of: number;
}

/** What the end of a match is told with. */
export interface EndWords<V = unknown, E = Event, D = unknown> {
  /** How it was won or lost, in one sentence. */
  how(ended: Ended<V, E>, ruleset: RulesetWith<D>, language: Language): string;
  /** Where points are not what counts: what was to be reached. */
  goals?(ended: Ended<V, E>, ruleset: RulesetWith<D>, language: Language): readonly Goal[];
}

export interface GameWords<V = unknown, M extends Move = Move, E = Event, D = unknown> {
  nameOf(thing: Thing, ruleset: RulesetWith<D>, language: Language): string;
  /** What the open question asks this seat, as a sentence: "Choose a card to keep." */
  prompt(view: V, seat: Seat, ruleset: RulesetWith<D>, language: Language): string;
  /** The rule behind the open question of this seat, where the guide opens; none: at its start. */
  ruleOf?(view: V, seat: Seat): string | undefined;
  /** Why this seat has to wait for those who are asked, where the rules hold it up; null: they are just not done. */
  waiting?(
    view: V,
    seat: Seat,
    asked: readonly string[],
    ruleset: RulesetWith<D>,
    language: Language,
  ): string | null;
  /** A legal choice in words, for the list of choices, screen readers and tests. */
  choiceText(choice: Choice<M>, view: V, ruleset: RulesetWith<D>, language: Language): string;
  /** A line of the log; null for what is not worth one. The view tells the options of the match. */
  eventText(
    event: E,
    names: readonly string[],
    ruleset: RulesetWith<D>,
    language: Language,
    view?: V,
  ): string | null;
  /** The things an event is about. */
  eventThings(event: E, ruleset: RulesetWith<D>): readonly Thing[];
  /** What makes the log a story, loaded with the log. */
  log?(): Promise<LogWords<V, E, D>>;
  /** Those who play without a seat: the log counts them after the seats, and the end ranks them among the others. */
  others?(view: V, ruleset: RulesetWith<D>, language: Language): readonly Other[];
  /** What settled ranks where points were equal, a sentence each; after the end. */
  ties?(view: V, names: readonly string[], ruleset: RulesetWith<D>, language: Language): readonly string[];
  /** How it was won, loaded at the end. */
  end?(): Promise<EndWords<V, E, D>>;
  /** Why a move or an option is refused, by the key of the refusal (`Refusal.why`). */
  readonly refusals: Readonly<Record<string, Words>>;
  /** What stands in the sentence of a refusal, where people read it otherwise than the rules count it: inches, names. */
  refusalValues?(refusal: Refusal, ruleset: RulesetWith<D>, language: Language): Refusal['values'];
  /** For those who play by ear or from the list of choices, loaded after the table. */
  spoken?(): Promise<SpokenWords<V, M, E, D>>;
  /** What those who wait want to know, loaded when somebody waits for long or could only pass. */
  pace?(): Promise<Pace<V, M, D>>;
  /** Help on anything, loaded when somebody first asks for it. */
  help(): Promise<Help<V, D>>;
  /** Fields and values of the content in words, by their names, for the pack editor. */
  fields?(): Promise<Readonly<Record<string, Words>>>;
}

export interface OptionValue {
  readonly value: string;
  readonly name: Words;
}

/** How many sit down, and with which options; those left out are as usual. */
export interface Wanted {
  readonly seats: number;
  readonly options: Json;
}

/** What the card of a game says to those who look closer, loaded then. */
export interface OptionTexts {
  /** Names of the options by path ("holes"), of their values ("holes.first"), and what they change ("holes?"). */
  readonly options: Readonly<Record<string, Words>>;
  /** What a text among the options may be, by path, from the content in play. */
  readonly values?: Readonly<Record<string, (content: Json) => readonly OptionValue[]>>;
  /** Seats and options that go together, after somebody has changed one of them. */
  agree?(wanted: Wanted, changed: keyof Wanted): Wanted;
  /** Thanks to those whose work is shown, for the page About. */
  readonly credits?: Words;
}
