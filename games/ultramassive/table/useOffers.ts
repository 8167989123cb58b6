/** What a button of the board needs to be one: its words, whether it may be pressed, what it does, and why not. */
import type { ButtonHTMLAttributes } from 'react';
import { choiceFor } from '../../pieces/choosing.ts';
import { offerButton, offeringOf } from '../../pieces/offering.ts';
import type { Move } from '../rules/state.ts';
import { choiceText } from '../words/choices.ts';
import { useBoard } from './context.ts';
import type { Choice } from './types.ts';

type Attributes = ButtonHTMLAttributes<HTMLButtonElement> & { readonly 'data-legal': boolean };

/** A choice whose move is of this kind. */
type ChoiceTo<K extends Move['do']> = Choice & { readonly move: Extract<Move, { do: K }> };

export interface Offers {
  /** The legal choice that is this move, if it is one. */
  find(move: Partial<Move> & Pick<Move, 'do'>): Choice | undefined;
  /** All legal choices of a kind. */
  all<K extends Move['do']>(kind: K): readonly ChoiceTo<K>[];
  textOf(choice: Choice): string;
  /** `sure`: its parts were chosen before. */
  take(choice: Choice, ...sure: ['sure'?]): void;
  /** Says why this move cannot be made. */
  explain(move: Move): void;
  /** A button for a move; `name` is read out while it is not legal. */
  button(move: Move, name: string, ...sure: ['sure'?]): Attributes;
}

export function useOffers(): Offers {
  const { props, view, near, language, point } = useBoard();
  const { choices, ruleset } = props;
  const textOf = (choice: Choice): string => choiceText(choice, view, ruleset, language);
  const find: Offers['find'] = (move) => choiceFor(choices, near, move);
  const take: Offers['take'] = (choice, ...sure) => {
    point(null);
    props.play(choice, ...sure);
  };
  const explain = (move: Move): void => {
    const refusal = props.whyNot(move);
    if (refusal !== null) props.explain(refusal);
  };
  const button: Offers['button'] = (move, name, ...sure) => {
    const { choice, isSelected, press } = offeringOf(props, near, move);
    if (choice === undefined) return offerButton(false, name, press);
    return {
      ...offerButton(true, textOf(choice), () => take(choice, ...sure), isSelected),
      onPointerEnter: (event) => event.pointerType === 'mouse' && point(choice),
      onPointerLeave: (event) => event.pointerType === 'mouse' && point(null),
      onFocus: () => point(choice),
      onBlur: () => point(null),
    };
  };
  const all = <K extends Move['do']>(kind: K): readonly ChoiceTo<K>[] =>
    choices.filter((one): one is ChoiceTo<K> => one.seat === near && one.move.do === kind);
  return { find, all, textOf, take, explain, button };
}
