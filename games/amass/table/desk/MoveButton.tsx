/** A button that makes one move. What is not legal says why. */
import type { ReactNode } from 'react';
import { isSelected, offerButton } from '../../../pieces/offering.ts';
import type { Move } from '../../rules/state.ts';
import { wordsFor } from '../../words/choices.ts';
import { useBoard } from '../context.ts';
import { DeskButton } from './DeskButton.tsx';

interface MoveButtonProps {
  readonly move: Move;
  readonly look?: 'main' | 'plain' | 'bare';
  readonly children: ReactNode;
  readonly thing?: string;
  readonly onDone?: () => void;
}

export function MoveButton({ move, look = 'plain', children, thing, onDone }: MoveButtonProps): ReactNode {
  const { props, board, view, actor, language, act } = useBoard();
  const isLegal = props.whyNot(move) === null;
  return (
    <DeskButton
      {...offerButton(
        isLegal,
        wordsFor(board, view, actor, move, language),
        () => {
          act(move);
          if (isLegal) onDone?.();
        },
        isSelected(props, actor, move),
      )}
      look={look}
      data-thing={thing}
    >
      {children}
    </DeskButton>
  );
}
