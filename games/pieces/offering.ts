/** A button that makes a move, or explains why it can't be made. */
import type { Move, Refusal, Seat } from '@accretion/engine';
import type { Choice } from '../words.ts';
import { choiceFor } from './choosing.ts';

/** What a table gets from the frame to make moves with. */
interface Making<M extends Move> {
  readonly choices: readonly Choice<M>[];
  whyNot(move: M): Refusal | null;
  play(choice: Choice<M>): void;
  explain(refusal: Refusal): void;
}

interface Offering<M extends Move> {
  /** The legal choice that is this move; none if it is not legal now. */
  readonly choice: Choice<M> | undefined;
  /** Makes the move, or explains why it can't be made. */
  press(): void;
}

export function offeringOf<M extends Move>(props: Making<M>, seat: Seat, move: M): Offering<M> {
  const choice = choiceFor(props.choices, seat, move);
  return {
    choice,
    press() {
      if (choice !== undefined) return props.play(choice);
      const refusal = props.whyNot(move);
      if (refusal !== null) props.explain(refusal);
    },
  };
}

/** The attributes of such a button. It can be reached and pressed even if the move is not legal, to learn why. */
export const offerButton = (
  isLegal: boolean,
  label: string,
  press: () => void,
): {
  readonly type: 'button';
  readonly 'data-legal': boolean;
  readonly 'aria-disabled': true | undefined;
  readonly 'aria-label': string;
  onClick(): void;
} => ({
  type: 'button',
  'data-legal': isLegal,
  'aria-disabled': isLegal ? undefined : true,
  'aria-label': label,
  onClick: press,
});
