/**
 * What a game's table is to the page's frame: the contract between `web` and `games/*\/table`. Types only.
 *
 * The frame owns the match (in the page or on a server), the prompt, the log, undo, clocks, chat and settings. A
 * table draws one view and says which legal choice was meant. Everything it may offer is in `choices`; for anything
 * else `whyNot` gives the reason. It never sees a true state.
 *
 * Whatever shows a thing carries `data-thing="kind id"` ("trash 12"): the frame then opens its help on hover, long
 * press, right click and the key `?`, and finds it when the log points at it; with `data-hover="off"` not on hover,
 * for what shows something else to who points at it. Colours, type and spacing are the
 * custom properties of web/design/tokens.css. With `settings.motion` false nothing moves.
 */
import type { Event, Json, Move, Refusal, Ruleset, Scenario, Seat, Seats } from '@accretion/engine';
import type { ComponentType } from 'react';

export type Language = 'en' | 'de';

/** One legal move of a seat that this person holds. */
export interface Choice {
  readonly seat: Seat;
  readonly move: Move;
}

/** Something that happened, numbered for this page: what has just come may be animated. */
export interface Happening {
  readonly n: number;
  readonly event: Event;
}

export interface Settings {
  readonly language: Language;
  /** False: no movement (asked for by the system or by the person). */
  readonly motion: boolean;
  /** Patterns beside colours. */
  readonly patterns: boolean;
}

/** A component of the game, for help and for highlighting. */
export interface Thing {
  readonly kind: string;
  readonly id: number;
}

export interface TableProps {
  /** The rules of this match: the same functions that play it compute what is shown. */
  readonly ruleset: Ruleset;
  readonly view: unknown;
  /** The seats this person holds; none for a spectator, all after the end. */
  readonly viewer: Seats;
  /** The seat this person looks from: its things are nearest. */
  readonly near: Seat;
  readonly names: readonly string[];
  /** Who owes an answer. */
  readonly asked: Seats;
  readonly choices: readonly Choice[];
  /** Why this person cannot make that move now; null when they can. */
  whyNot(move: Move): Refusal | null;
  /** What this move will do, as far as it can be known; null when it cannot be made. */
  preview(choice: Choice): unknown;
  play(choice: Choice): void;
  /** Says why something cannot be done, where everybody can read and hear it. */
  explain(refusal: Refusal): void;
  /** What came with the newest update, oldest first. */
  readonly news: readonly Happening[];
  /** Everything told so far, oldest first: after a reload too. Events whose `did` starts with @ are the frame's own. */
  readonly log?: readonly Happening[];
  /** Things the log points at. */
  readonly highlighted: readonly Thing[];
  help(thing: Thing): void;
  readonly settings: Settings;
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
export type Help = (thing: Thing, ruleset: Ruleset, language: Language, view?: unknown) => HelpText;

/** A step of the guided first game: what is said, and which move it waits for. */
export interface Lesson {
  readonly text: Readonly<Record<Language, string>>;
  /** Waits for a move of this person that fits; without it, for "go on". */
  readonly until?: (move: Move) => boolean;
  /** What the lesson points at. */
  readonly point?: Thing;
  /** Comes only when the view is like this; until then the person plays freely. */
  readonly when?: (view: unknown) => boolean;
}

export interface Tutorial {
  readonly seed: string;
  readonly seats: number;
  readonly options: unknown;
  /** The moves of the other seats, in the order they owe them; afterwards bots play. */
  readonly others: readonly { readonly seat: Seat; readonly move: unknown }[];
  readonly lessons: readonly Lesson[];
}

/** Who plays without a seat. */
export interface Other {
  readonly name: string;
  readonly points: number;
  /** After the end; null where nobody is ranked. */
  readonly rank: number | null;
}

/** What a game brings to the page, loaded when the game is chosen. */
export interface TableModule {
  readonly Board: ComponentType<TableProps>;
  /** A thing drawn by itself: in help, in the log, in the pack editor. */
  readonly Face: ComponentType<{
    readonly thing: Thing;
    readonly ruleset: Ruleset;
    readonly settings: Settings;
    readonly size?: number;
  }>;
  /** Help on anything, loaded when somebody first asks for it. */
  help(): Promise<Help>;
  nameOf(thing: Thing, ruleset: Ruleset, language: Language): string;
  /** What the open question asks this seat, as a sentence: "Choose a card to keep." */
  prompt(view: unknown, seat: Seat, ruleset: Ruleset, language: Language): string;
  /** Why this seat has to wait for those who are asked, where the rules hold it up; null: they are just not done. */
  waiting?(
    view: unknown,
    seat: Seat,
    asked: readonly string[],
    ruleset: Ruleset,
    language: Language,
  ): string | null;
  /** A legal choice in words, for the list of choices, screen readers and tests. */
  choiceText(choice: Choice, view: unknown, ruleset: Ruleset, language: Language): string;
  /** A line of the log; null for what is not worth one. The view tells the options of the match. */
  eventText(
    event: Event,
    names: readonly string[],
    ruleset: Ruleset,
    language: Language,
    view?: unknown,
  ): string | null;
  /** The things an event is about. */
  eventThings(event: Event, ruleset: Ruleset): readonly Thing[];
  /** Those who play without a seat: the log counts them after the seats, and the end ranks them among the others. */
  others?(view: unknown, ruleset: Ruleset, language: Language): readonly Other[];
  /** What settled ranks where points were equal, a sentence each; after the end. */
  ties?(view: unknown, names: readonly string[], ruleset: Ruleset, language: Language): readonly string[];
  /** Refusal sentences by key. */
  readonly sentences: Readonly<Record<string, Readonly<Record<Language, string>>>>;
  /** The guided first game. */
  tutorial?(): Promise<Tutorial>;
  /** The worked examples of the guide as rules cases; a name starts with the number of its example. */
  examples?(): Promise<readonly Scenario[]>;
  /** Facts of the rules, one number per seat, worth watching over a match; the first one first. */
  readonly charts?: readonly { readonly fact: string; readonly name: Words }[];
  /** Fields and values of the content in words, by their names, for the pack editor. */
  fields?(): Promise<Readonly<Record<string, Words>>>;
  /** What `contentProblems` expects, in English as it says it and in the other languages; {a} stands for anything. */
  problems?(): Promise<readonly Words[]>;
}

export type Words = Readonly<Record<Language, string>>;

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

/** A game in the lobby: enough for its card, without loading rules or table. A test holds it to the game itself. */
export interface LobbyCard {
  readonly id: string;
  readonly name: Words;
  readonly tagline: Words;
  readonly seats: { readonly min: number; readonly max: number };
  /** How many sit down when nobody says otherwise. */
  readonly usualSeats: number;
  readonly minutes: readonly [number, number];
  /** 1 light to 5 heavy. */
  readonly difficulty: number;
  /** Options of the first match of somebody new to the game, where they differ from the usual ones. */
  readonly firstMatch?: Json;
  /** Other ways to start with one click, beside the usual one against bots. */
  readonly starts?: readonly (Wanted & { readonly name: Words })[];
  optionTexts(): Promise<OptionTexts>;
  /** Our own drawing, tall. Without one the house draws a plain disc. */
  poster?(): Promise<ComponentType<{ readonly title: string }>>;
  /** Without a table of its own a game is played in words. */
  load?(): Promise<TableModule>;
}
