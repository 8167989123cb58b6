/**
 * Where a match comes from: from this page (LocalMatch) or from a server. The frame and the game's table know only
 * this, so that both are played with the same table. A source is a store for `useSyncExternalStore`: every change
 * makes a new state.
 */
import type { MatchRecord, Move, Outcome, Preview, Refusal, Ruleset, Seat, Seats } from '@accretion/engine';
import type { Choice, Happening, Words } from '@accretion/games/tables';
import type { Proposal } from '@accretion/protocol';

export interface Player {
  readonly name: string;
  /** What they play as, where the name does not say so. */
  readonly role?: string;
  readonly is: 'you' | 'person' | 'bot' | 'nobody';
  /** The level of the bot that plays here, if one does. */
  readonly bot: string | null;
  /** Is away, and somebody of the same side answers for them. */
  readonly isAnsweredFor?: boolean;
  /** What they chose to be drawn as, where it is known. */
  readonly avatar?: string | undefined;
  /** Connected; always true in a match of this page. */
  readonly present: boolean;
}

/** Milliseconds left per seat at a moment of this page's clock (`performance.now()`); the clock runs for seats that have to act. */
export interface Clocks {
  readonly at: number;
  readonly left: readonly number[];
}

export interface ChatMessage {
  readonly n: number;
  readonly name: string;
  /** Identifies the person, whatever their name. */
  readonly who: string;
  readonly own: boolean;
  readonly text: string;
}

/** What an online match has besides the game. */
export interface Company {
  readonly isHost: boolean;
  readonly isPaused: boolean;
  readonly hasClock: boolean;
  /** May players ask for hints? */
  readonly hasHints: boolean;
  /** Has this person done anything that could be undone? */
  readonly hasMoved: boolean;
  /** The open proposals. */
  readonly proposals: readonly Proposal[];
  /** The id of the rematch, once somebody has created it. */
  readonly rematch: string | null;
  /** The path of the invitation link. */
  readonly link: string;
  /** Has the host deleted it? */
  readonly isGone: boolean;
  /** What the server refused last. */
  readonly trouble: { readonly words: Words; readonly refusal?: Refusal } | null;
}

/** What players of an online match can do besides playing; false: it was refused, and `trouble` says why. */
export interface CompanyActions {
  propose(what: 'rewind' | 'pause'): void;
  vote(proposal: string, yes: boolean): void;
  unpause(): void;
  seatBot(seat: Seat, level: string): Promise<boolean>;
  handBack(seat: Seat): Promise<boolean>;
  /** Takes an open seat, or asks those who have to agree. */
  askForSeat(seat: Seat): Promise<boolean>;
  leave(): Promise<boolean>;
  /** Dismisses the trouble. */
  hush(): void;
}

export interface MatchState {
  readonly view: unknown;
  /** The seats this person holds; none for a spectator, all after the end. */
  readonly viewer: Seats;
  /** The seats this person holds, before and after the end. */
  readonly mine: Seats;
  /** The seat this person looks from: of several, the one that has to answer. */
  readonly near: Seat;
  /** What each seat plays as (`Seating.roles`). */
  readonly roles?: readonly string[];
  readonly players: readonly Player[];
  readonly names: readonly string[];
  /** The seats that have to act. */
  readonly asked: Seats;
  /** Is one answer enough, whoever of those asked gives it? */
  readonly isForAnyone?: boolean;
  /** The seat the question names before the others it is put to. */
  readonly named?: Seat | null;
  readonly choices: readonly Choice[];
  /** The events of the latest update, oldest first. */
  readonly news: readonly Happening[];
  /** Did the news come in one piece after a time without connection? */
  readonly isCatchingUp?: boolean;
  /** All events so far, oldest first. Events whose `did` starts with @ are the frame's own. */
  readonly log: readonly Happening[];
  readonly canUndo: boolean;
  readonly outcome: Outcome | null;
  /** The move on its way, until the update arrives. The view is still the one before it. */
  readonly pending: Choice | null;
  /** What the pending move will do. */
  readonly preview: Preview | null;
  readonly clocks?: Clocks;
  readonly chat?: readonly ChatMessage[];
  /** Only for a match on a server. */
  readonly connection?: 'on' | 'lost';
  /** Only for a match on a server. */
  readonly company?: Company;
}

/** What the frame itself does with a match; optional members exist where the source supports them. */
export interface MatchSource {
  readonly id: string;
  /** The id of the game. */
  readonly game: string;
  readonly ruleset: Ruleset;
  /** How many times faster than usual scenes are shown: in a replay. */
  readonly tempo?: number;
  subscribe(listener: () => void): () => void;
  getSnapshot(): MatchState;
  /** Plays a move, or says why not. */
  play(choice: Choice): Refusal | null;
  /** Undoes the newest move of this person, or says why not. */
  undo(): Refusal | null;
  /** Why none of this person's seats can make the move, or this one of them; null if it can be made. */
  whyNot(move: Move, seat?: Seat): Refusal | null;
  /** What this choice will do, as far as it can be known; null if the choice is not possible. */
  preview(choice: Choice): Preview | null;
  say?(text: string): void;
  /** Are there lessons that this person follows? Then nothing is decided for them. */
  readonly isTaught?: boolean;
  /** Only for a match on a server. */
  readonly actions?: CompanyActions;
  /** The match as a file. */
  record(): Promise<MatchRecord>;
  /** Creates a rematch; resolves to its id. */
  rematch(): Promise<string>;
  /** What the seed was committed to before the deal. */
  readonly commitment: string;
  close(): void;
}
