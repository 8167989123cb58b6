/**
 * A bot is a player that is not a person. It gets what its seat sees and nothing else: never a true state. From the
 * view it imagines states that agree with it, and thinks about those.
 */
import {
  type Move,
  only,
  type Rng,
  type Ruleset,
  type Seat,
  type Seats,
  type State,
} from '@accretion/engine';
import type { Thought } from './thought.ts';

export interface Ask {
  readonly ruleset: Ruleset;
  /** What the viewer sees. */
  readonly view: unknown;
  /** Who is to move. */
  readonly seat: Seat;
  /** Whose eyes these are, when one player holds several seats; otherwise the seat's own. */
  readonly viewer?: Seats;
  /** The bot's own chance; the same ask with the same chance gets the same answer. */
  readonly rng: Rng;
  readonly budget?: Budget;
}

/** How much thought a move is worth. Each bot takes from it what it understands. */
export interface Budget {
  /** How many imagined states a bot looks at. */
  readonly worlds?: number;
  /** How many moves a search plays in imagined states. With nothing else given, the same nodes give the same thought. */
  readonly nodes?: number;
  /** How long a search may take, by this clock. */
  readonly clock?: { readonly millis: number; now(): number };
  /** Is the time for this move used up? Asked after each imagined state; the first is always thought through. */
  readonly isSpent?: () => boolean;
}

export interface Bot {
  readonly name: string;
  choose(ask: Ask): Move;
  /** The move with all that was thought of it; bots that don't search have none. */
  think?(ask: Ask): Thought;
}

/** Studies the view of an ask once; then deals states that agree with it. */
export const imaginable = ({ ruleset, view, seat, viewer }: Ask): ((rng: Rng) => State) =>
  ruleset.imagine(view, viewer ?? only(seat));

/** The legal moves of the seat that is asked; they are the same in every state that agrees with the view. */
export function offers({ ruleset, seat }: Ask, state: State): readonly Move[] {
  const moves = ruleset.moves(state, seat);
  if (moves.length === 0) throw new Error(`seat ${seat} was asked for a move and has none`);
  return moves;
}
