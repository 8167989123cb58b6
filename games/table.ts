/**
 * What a game's table is to the page's frame: the contract between `web` and `games/*\/table`. Types only.
 *
 * The frame owns the match (in the page or on a server), the prompt, the log, undo, clocks, chat and settings. A
 * table draws one view and says which legal move was meant. Most are in `choices`; a table may play any other for which
 * `whyNot` is null, and for the rest `whyNot` gives the reason. It never sees a true state.
 *
 * Whatever shows a thing carries `data-thing="kind id"` ("trash 12"): the frame then opens its help on hover, long
 * press, right click and the key `?`, and finds it when the log points at it. With `data-hover="off"` hovering opens
 * no help, because the thing itself shows something then. `data-place` marks in the same way what has no help but is
 * pointed at in lessons: a spot, the panel with the answers. Colours, type and spacing are the custom properties of
 * web/design/tokens.css, which also says what stays dark in the light theme. With `settings.motion` false nothing moves.
 *
 * A table fills the room it has, from 360 × 740 to 2560 × 1440: `--room-width` and `--room-height` are lengths that hold
 * anywhere inside, as in `width: min(100%, 0.9 * var(--room-height))`, and `@container room (min-width: 60rem)` asks for
 * them. Where the page scrolls, on a phone, the height is what is left under head and prompt. Use these rather than vw,
 * vh or the query of the window: beside the board lies a panel, in the guide a text. Rem grow with a large window.
 */
import type { Aside, Event, Json, Move, Preview, Refusal, Scenario, Seat, Seats } from '@accretion/engine';
import type { ComponentType } from 'react';
import type { Choice, GameWords, Language, OptionTexts, RulesetWith, Thing, Wanted, Words } from './words.ts';

export type * from './words.ts';

/** What is told beside the game's own events: that a move was undone, or made in somebody's place. */
export type FrameEvent = Aside & {
  /** The numbers of the events that were undone. */
  readonly took?: readonly number[];
};

/** Something that happened, numbered for this page: what has just come may be animated. */
export interface Happening<E = Event> {
  readonly n: number;
  readonly event: E | FrameEvent;
}

/**
 * A part of what an update brings that is shown by itself: a reveal, a fight, a rival's turn. Data only: a table
 * describes its scenes with `TableModule.scenes` and draws the one it is handed. Until a scene begins, nothing of what
 * it tells is shown anywhere.
 */
export interface Scene<V = unknown, E = Event> {
  /** What is to be drawn. A scene of the kind `turn` is drawn by the frame: a banner that says who did what. */
  readonly kind: string;
  /** What it tells; these events, and those before them, enter the log when it begins. */
  readonly events: readonly Happening<E>[];
  /** What the board shows meanwhile: the view before the update, with what the scenes so far have brought. */
  readonly view: V;
  /** Milliseconds; in a description at normal speed, at the table at the speed chosen. Null: until the person goes on. */
  readonly lasts: number | null;
  /** Something to read: it goes on by itself only where things may move, and otherwise waits for the person. */
  readonly isStep?: boolean;
  /** Of a turn: what it comes to, in a few words ("Solar Mass 0 → 21"). */
  readonly note?: Words;
  /** Of a turn: what is drawn beside it, if not everything its events are about. */
  readonly things?: readonly Thing[];
}

/** What a table makes scenes of: one update, as one viewer got it. */
export interface Update<V = unknown, E = Event> {
  readonly before: V;
  readonly after: V;
  readonly news: readonly Happening<E>[];
  readonly viewer: Seats;
  readonly near: Seat;
  /** All that has happened so far, the news included, oldest first. */
  readonly log?: readonly Happening<E>[];
}

export interface Settings {
  readonly language: Language;
  /** False: no movement (asked for by the system or by the person). */
  readonly motion: boolean;
  /** Patterns beside colours. */
  readonly patterns: boolean;
}

/** A move on its way, and what it will do. */
export interface Pending<V = unknown, M extends Move = Move> {
  readonly choice: Choice<M>;
  readonly preview: Preview<V>;
}

export interface TableProps<V = unknown, M extends Move = Move, E = Event, D = unknown> {
  /** The rules of this match: the same functions that play it compute what is shown. */
  readonly ruleset: RulesetWith<D>;
  readonly view: V;
  /** The seats this person holds; none for a spectator, all after the end. */
  readonly viewer: Seats;
  /** The seat this person looks from: its things are nearest. Of several, it is one that has to answer. */
  readonly near: Seat;
  readonly names: readonly string[];
  /** Who owes an answer. */
  readonly asked: Seats;
  readonly choices: readonly Choice<M>[];
  /**
   * Why this person cannot make that move now, with any of their seats or with this one; null when they can, whether it
   * is among the choices or not.
   */
  whyNot(move: M, seat?: Seat): Refusal | null;
  /** What this move will do, as far as it can be known; null when it cannot be made. */
  preview(choice: Choice<M>): Preview<V> | null;
  /** This person's move on its way, until the update comes. The view is still the one before it. */
  readonly pending: Pending<V, M> | null;
  /**
   * Makes a move. One that cannot be undone is selected first and made when it is played again, in every game alike;
   * `sure`: this person has chosen its parts and then said so, or said so beforehand.
   */
  play(choice: Choice<M>, sure?: 'sure'): void;
  /** The move that was selected, to be made by a second tap: drawn as such, with what it would do. */
  readonly selected?: Choice<M> | null;
  /** Says why something cannot be done, where everybody can read and hear it. */
  explain(refusal: Refusal): void;
  /** The scene that is running. It goes on by itself, or after `endScene` where it waits for the person. */
  readonly scene: Scene<V, E> | null;
  endScene(): void;
  /** What has just been told, oldest first. */
  readonly news: readonly Happening<E>[];
  /** Everything told so far, oldest first: after a reload too. Events whose `did` starts with @ are the frame's own. */
  readonly log?: readonly Happening<E>[];
  /** Things the log points at. */
  readonly highlighted: readonly Thing[];
  help(thing: Thing): void;
  readonly settings: Settings;
}

/** A step of the guided first match: what is said, and which move it waits for. */
export interface Lesson<V = unknown, M extends Move = Move> {
  readonly text: Readonly<Record<Language, string>>;
  /** Waits for a move of this person that fits; without it, for "go on". */
  until?(move: M): boolean;
  /** The one move to list for it, where a whole plane of moves would fit and none of those listed may. */
  readonly offer?: M;
  /** What the lesson points at. */
  readonly point?: Thing;
  /** Comes only when the view is like this; until then the person plays freely. */
  when?(view: V): boolean;
}

export interface Tutorial<V = unknown, M extends Move = Move> {
  readonly seed: string;
  readonly seats: number;
  readonly options: unknown;
  /** The moves of the other seats, in the order they owe them; afterwards bots play. */
  readonly others: readonly { readonly seat: Seat; readonly move: unknown }[];
  readonly lessons: readonly Lesson<V, M>[];
}

export interface FaceProps<D = unknown> {
  readonly thing: Thing;
  readonly ruleset: RulesetWith<D>;
  readonly settings: Settings;
  readonly size?: number;
}

/** How a player is told from the others: by a colour and a shape. */
export interface Mark {
  readonly fill: string;
  /** On a square from -1 to 1. */
  readonly path: string;
}

/** What happens at a table, for the ear: the page has a sound of its own for each. */
export type Cue = 'step' | 'reveal' | 'gain' | 'lose' | 'hit' | 'dice' | 'threat' | 'great';

/** What a table sounds like. Data only: the page plays it, along with what is shown. */
export interface TableSounds<E extends { readonly did: string } = Event> {
  /** A few notes that open a match and end a won one: semitones above a root in hertz. */
  readonly signature: { readonly root: number; readonly notes: readonly number[] };
  /** By what was told; whatever is not named is not heard. */
  readonly events: Readonly<Partial<Record<E['did'], Cue>>>;
  /** Scenes with tension under them, by the first word of their kind. */
  readonly tense: readonly string[];
}

/** What a game brings to the page, loaded when the game is chosen. */
export interface TableModule<V = unknown, M extends Move = Move, E = Event, D = unknown> {
  readonly words: GameWords<V, M, E, D>;
  /**
   * The same table with all its words, loaded right after it; until then the frame shows no log and no refusals, and a
   * list of choices only if `words` have a text for each of them.
   */
  whole?(): Promise<TableModule<V, M, E, D>>;
  readonly Board: ComponentType<TableProps<V, M, E, D>>;
  /**
   * Its panels follow the page's theme, and what stays dark in both carries `data-tone="dark"` (web/design/tokens.css).
   * Without it the page keeps the whole board dark.
   */
  readonly isThemed?: true;
  /** A thing drawn by itself, on a dark ground in both themes: in help, in the log, in the pack editor. */
  readonly Face: ComponentType<FaceProps<D>>;
  /** What of an update is shown by itself, in order; none: it is shown at once. */
  scenes?(update: Update<V, E>, ruleset: RulesetWith<D>): readonly Scene<V, E>[];
  /** What it sounds like, loaded once it can be played. */
  sounds?(): Promise<TableSounds>;
  /** The mark of a player at this table, seats first; null where there is none. */
  mark?(player: number, view: V): Mark | null;
  /** The guided first match. */
  tutorial?(): Promise<Tutorial<V, M>>;
  /** The worked examples of the guide as rules cases; a name starts with the number of its example. */
  examples?(): Promise<readonly Scenario[]>;
  /** Facts of the rules, one number per seat, worth watching over a match; the first one first. */
  readonly charts?: readonly { readonly fact: string; readonly name: Words }[];
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
  /** Other ways to start with one click, beside the usual one against bots; `mine` as in a match of this page. */
  readonly starts?: readonly (Wanted & { readonly name: Words; readonly mine?: readonly Seat[] })[];
  /** What inviting friends is called among these, where "Invite friends" does not say it best. */
  readonly friends?: Words;
  /** What its seats play as (`Seating.roles`), where that differs: then people choose their seats by these names. */
  readonly roles?: Readonly<Record<string, Words>>;
  optionTexts(): Promise<OptionTexts>;
  /** Our own drawing, tall. Without one the page draws a plain disc. */
  poster?(): Promise<ComponentType<{ readonly title: string }>>;
  load?(): Promise<TableModule>;
  /** Of a game without a table of its own, which is played at the page's plain table. */
  words?(): Promise<GameWords>;
}
