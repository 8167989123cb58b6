/**
 * Where a match comes from: from this page (LocalMatch) or from a server. The frame and the game's table know only
 * this, so that both are played with the same table. A source is a store for `useSyncExternalStore`: every change
 * makes a new state.
 */
import type { MatchRecord, Move, Outcome, Refusal, Ruleset, Seat, Seats } from '@accretion/engine';
import type { Choice, Happening, Words } from '@accretion/games/tables';
import type { Proposal } from '@accretion/protocol';

export interface Player {
  readonly name: string;
  readonly is: 'you' | 'person' | 'bot' | 'nobody';
  /** The level of the bot that plays here, if one does. */
  readonly bot: string | null;
  /** Connected; always true in a match of this page. */
  readonly present: boolean;
}

/** Milliseconds left per seat at a moment of this page's clock (`performance.now()`); who is asked runs. */
export interface Clocks {
  readonly at: number;
  readonly left: readonly number[];
}

export interface ChatLine {
  readonly n: number;
  readonly name: string;
  /** Stands for the person, under any name. */
  readonly who: string;
  readonly own: boolean;
  readonly text: string;
}

/** What a table with others has beside the game. */
export interface Company {
  readonly isHost: boolean;
  readonly isPaused: boolean;
  readonly hasClock: boolean;
  /** Has this person done anything that could be taken back? */
  readonly hasMoved: boolean;
  /** What the table is asked. */
  readonly proposals: readonly Proposal[];
  /** The same table once more, when somebody has set it up. */
  readonly rematch: string | null;
  /** The path of the invitation. */
  readonly link: string;
  /** Was it deleted by its owner? */
  readonly isGone: boolean;
  /** What the server refused last. */
  readonly trouble: { readonly words: Words; readonly refusal?: Refusal } | null;
}

/** What can be done at a table with others beside playing; false: it was refused, and `trouble` says why. */
export interface CompanyActions {
  propose(what: 'rewind' | 'pause'): void;
  vote(proposal: string, yes: boolean): void;
  unpause(): void;
  seatBot(seat: Seat, level: string): Promise<boolean>;
  handBack(seat: Seat): Promise<boolean>;
  /** Takes a seat that is nobody's; who has to be asked, is asked. */
  askForSeat(seat: Seat): Promise<boolean>;
  leave(): Promise<boolean>;
  /** The trouble has been read. */
  hush(): void;
}

export interface MatchState {
  readonly view: unknown;
  /** The seats this person holds; none for a spectator, all after the end. */
  readonly viewer: Seats;
  /** The seats this person holds, before and after the end. */
  readonly mine: Seats;
  readonly near: Seat;
  readonly players: readonly Player[];
  readonly names: readonly string[];
  /** Who owes an answer. */
  readonly asked: Seats;
  readonly choices: readonly Choice[];
  /** What came with the newest update, oldest first. */
  readonly news: readonly Happening[];
  /** Everything that came so far, oldest first. Events whose `did` starts with @ are the frame's own. */
  readonly log: readonly Happening[];
  readonly canUndo: boolean;
  readonly outcome: Outcome | null;
  /** The move shown by its preview, until the update comes. */
  readonly pending: Choice | null;
  readonly clocks?: Clocks;
  readonly chat?: readonly ChatLine[];
  /** Only for a match on a server. */
  readonly connection?: 'on' | 'lost';
  /** Only for a match on a server. */
  readonly company?: Company;
}

/** Things the frame itself does with a match; each is there when this source can do it. */
export interface MatchSource {
  readonly id: string;
  /** The id of the game. */
  readonly game: string;
  readonly ruleset: Ruleset;
  subscribe(listener: () => void): () => void;
  getSnapshot(): MatchState;
  /** Plays a move, or says why not. */
  play(choice: Choice): Refusal | null;
  /** Takes back the newest move of this person, or says why not. */
  undo(): Refusal | null;
  whyNot(move: Move): Refusal | null;
  /** The view after this choice as far as it can be known; null when it cannot be made. */
  preview(choice: Choice): unknown;
  say?(text: string): void;
  /** Only for a match on a server. */
  readonly actions?: CompanyActions;
  /** The match as a file. */
  record(): Promise<MatchRecord>;
  /** The same table once more; resolves to its id. */
  rematch(): Promise<string>;
  /** What the seed was committed to before the deal. */
  readonly commitment: string;
  close(): void;
}

/** What the frame adds to a game's events. */
export const undid = (seat: Seat): { readonly did: '@undo'; readonly seat: Seat } => ({ did: '@undo', seat });
