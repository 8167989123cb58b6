/**
 * What a player can work out from their view: who has to act, what they may do, why not something else, and what a move
 * would do. It all comes from one imagined state made from the view, never from the true state.
 */
import {
  firstSeat,
  has,
  listSeats,
  type Move,
  notAsked,
  type Preview,
  preview,
  quickRng,
  type Refusal,
  type Ruleset,
  type Seat,
  type Seats,
  type State,
} from '@accretion/engine';
import type { Choice } from '@accretion/games/tables';

export class Knowledge {
  private readonly imagined: State;
  readonly asked: Seats;
  /** Is one answer enough, whoever of those asked gives it? */
  readonly isForAnyone: boolean;
  /** Where one answer is enough: the seat the question names before the others, if it names one. */
  readonly named: Seat | null;
  readonly choices: readonly Choice[];

  constructor(
    private readonly ruleset: Ruleset,
    readonly view: unknown,
    private readonly viewer: Seats,
    /** The seats this person plays; none after the end, when they see all of them. */
    private readonly mine: Seats,
  ) {
    this.imagined = ruleset.imagine(view, viewer)(quickRng(1));
    this.asked = ruleset.toAct(this.imagined);
    this.isForAnyone = ruleset.isForAnyone(this.imagined);
    this.named = this.isForAnyone ? (this.imagined.agenda.stack.at(-1)?.seat ?? null) : null;
    this.choices = listSeats(mine).flatMap((seat) =>
      ruleset.moves(this.imagined, seat).map((move) => ({ seat, move })),
    );
  }

  /** Why none of this person's seats can make that move, or this one of them; seats that have to act come first. */
  whyNot(move: Move, of?: Seat): Refusal | null {
    if (of !== undefined) return has(this.mine, of) ? this.refuse({ seat: of, move }) : notAsked(of);
    const asked = this.asked & this.mine;
    const seats = listSeats(this.mine).sort((a, b) => Number(has(asked, b)) - Number(has(asked, a)));
    const reasons = seats.map((seat) => this.refuse({ seat, move }));
    if (reasons.includes(null)) return null;
    return reasons[0] ?? notAsked(firstSeat(this.viewer));
  }

  refuse({ seat, move }: Choice): Refusal | null {
    return this.ruleset.refuse(this.imagined, seat, move);
  }

  preview(choice: Choice): Preview | null {
    if (this.refuse(choice) !== null) return null;
    return preview(this.ruleset, this.view, this.viewer, choice.seat, choice.move);
  }
}
