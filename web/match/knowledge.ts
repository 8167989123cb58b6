/**
 * What a person can work out from what they see: who is asked, what they may do, why not something else, and what it
 * would do. All of it is asked of one imagined state made from the view; no true state comes near.
 */
import {
  firstSeat,
  has,
  listSeats,
  type Move,
  preview,
  quickRng,
  type Refusal,
  type Ruleset,
  type Seats,
  type State,
} from '@accretion/engine';
import type { Choice } from '@accretion/games/tables';

export class Knowledge {
  private readonly imagined: State;
  readonly asked: Seats;
  readonly choices: readonly Choice[];

  constructor(
    private readonly ruleset: Ruleset,
    readonly view: unknown,
    private readonly viewer: Seats,
    /** The seats this person plays; a viewer of all after the end plays none. */
    private readonly mine: Seats,
  ) {
    this.imagined = ruleset.imagine(view, viewer)(quickRng(1));
    this.asked = ruleset.toAct(this.imagined);
    this.choices = listSeats(mine).flatMap((seat) =>
      ruleset.moves(this.imagined, seat).map((move) => ({ seat, move })),
    );
  }

  /** Why none of this person's seats can make that move; a seat that is asked speaks first. */
  whyNot(move: Move): Refusal | null {
    const asked = this.asked & this.mine;
    const seats = listSeats(this.mine).sort((a, b) => Number(has(asked, b)) - Number(has(asked, a)));
    const reasons = seats.map((seat) => this.refuse({ seat, move }));
    if (reasons.includes(null)) return null;
    return reasons[0] ?? { rule: 'E2', why: 'notAsked', values: { seat: firstSeat(this.viewer) } };
  }

  refuse({ seat, move }: Choice): Refusal | null {
    return this.ruleset.refuse(this.imagined, seat, move);
  }

  preview(choice: Choice): unknown {
    if (this.refuse(choice) !== null) return null;
    return preview(this.ruleset, this.view, this.viewer, choice.seat, choice.move).view;
  }
}
