/**
 * What a strong player looks at: a game brings it for its bots. It judges true states,
 * because bots show it imagined ones; it is not part of the rules, and nothing in a match depends on it.
 */

import type { Rng } from './chance.ts';
import type { Move, State } from './game.ts';
import type { Seat, Seats } from './seats.ts';

/** The hope of a side: its seats, or nobody's if no seat plays it. */
export interface Hope {
  readonly seats: Seats;
  readonly hope: number;
}

export interface Judge<S extends State = State, M extends Move = Move> {
  /** How well a seat stands. Higher is better; the scale is the game's own and the same for all its states. */
  worth(state: S, seat: Seat): number;
  /** Legal moves of a seat, the most promising first, at a glance: what a search looks at first. */
  order(state: S, seat: Seat, moves: readonly M[]): readonly M[];
  /** A quick answer of a seat that others wait for. Without it any legal move is as likely as another. */
  reply?(state: S, seat: Seat, moves: readonly M[], rng: Rng): M;
  /**
   * What to do where one move ahead shows nothing yet, such as a plan made in small moves; null: look ahead. It need not
   * be one of the moves offered: the rules judge it, and if they refuse it, the bot looks ahead.
   */
  plan?(state: S, seat: Seat, moves: readonly M[], rng: Rng): M | null;
  /**
   * Is this a moment to judge at: has a stage ended, a Round say, so that `worth` is sure of itself? A search plays on
   * until it is. Without it every moment is as good as another.
   */
  settled?(state: S): boolean;
  /**
   * In an imagined state: takes back what all others have sealed in the open question, as if they had not answered yet.
   * Imagining seals anything; a search lets them answer as they play.
   */
  unseal?(state: S, seat: Seat): void;
  /** Who may win, each side with its hope: chances are in the ratio of e to these powers. Solo, the unmet goal is one. */
  hopes?(state: S): readonly Hope[];
  /**
   * About how many moves a search plays in a millisecond, on an ordinary machine: where the same thought is wanted
   * everywhere, nodes stand for time.
   */
  readonly pace?: number;
  /** How many moves a search draws from all that may be legal (`Handler.anyMove`), beside those offered; usually none. */
  readonly widen?: number;
}

/** A judge is made from the model of a match, as rules are. */
export type JudgeMaker<D = unknown, S extends State = State, M extends Move = Move> = (
  model: D,
) => Judge<S, M>;
