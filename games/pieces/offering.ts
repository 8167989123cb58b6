/** A button that makes a move, or explains why it can't be made. */
import type { Move, Refusal, Seat } from '@accretion/engine';
import type { Choice } from '../words.ts';
import { choiceFor } from './choosing.ts';

/** What a table gets from the frame to make moves with. */
interface Making<M extends Move> {
  readonly choices: readonly Choice<M>[];
  whyNot(move: M): Refusal | null;
  readonly selected?: Choice<M> | null;
  play(choice: Choice<M>): void;
  explain(refusal: Refusal): void;
}

interface Offering<M extends Move> {
  /** The legal choice that is this move; none if it is not legal now. */
  readonly choice: Choice<M> | undefined;
  /** Tapped once: the next tap makes the move, which cannot be undone. */
  readonly isSelected: boolean;
  /** Makes the move, or explains why it can't be made. */
  press(): void;
}

export function offeringOf<M extends Move>(props: Making<M>, seat: Seat, move: M): Offering<M> {
  const choice = choiceFor(props.choices, seat, move);
  return {
    choice,
    isSelected: isSelected(props, seat, move),
    press() {
      if (choice !== undefined) return props.play(choice);
      const refusal = props.whyNot(move);
      if (refusal !== null) props.explain(refusal);
    },
  };
}

/** Has a first tap selected this move? */
export const isSelected = <M extends Move>(
  { selected }: Pick<Making<M>, 'selected'>,
  seat: Seat,
  move: M,
): boolean => selected != null && choiceFor([selected], seat, move) !== undefined;

/** The attributes of such a button. It can be reached and pressed even if the move is not legal, to learn why. */
export const offerButton = (
  isLegal: boolean,
  label: string,
  press: () => void,
  isChosen = false,
): {
  readonly type: 'button';
  readonly 'data-legal': boolean;
  readonly 'data-selected': true | undefined;
  readonly 'aria-disabled': true | undefined;
  readonly 'aria-label': string;
  onClick(): void;
} => ({
  type: 'button',
  'data-legal': isLegal,
  'data-selected': isChosen || undefined,
  'aria-disabled': isLegal ? undefined : true,
  'aria-label': label,
  onClick: press,
});
