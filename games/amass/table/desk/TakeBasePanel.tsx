/** AW9: which base is yours, before the first round. */
import type { ReactNode } from 'react';
import type { MoveOf } from '../../rules/state.ts';
import { wordsFor } from '../../words/choices.ts';
import { useBoard } from '../context.ts';
import { useDeskWords } from '../useDeskWords.ts';
import { MoveButton } from './MoveButton.tsx';
import { Actions, Note, Panel } from './Panel.tsx';

export function TakeBasePanel(): ReactNode {
  const { board, view, actor, language, props } = useBoard();
  const say = useDeskWords();
  const moves = board.bases
    .map(({ name }): MoveOf<'takeBase'> => ({ do: 'takeBase', base: name }))
    .filter((move) => props.whyNot(move) === null);
  return (
    <Panel title={say('takeBase.title')} isCalling>
      <Note>{say('takeBase.note')}</Note>
      <Actions>
        {moves.map((move) => (
          <MoveButton key={move.base} move={move} look="main">
            {wordsFor(board, view, actor, move, language)}
          </MoveButton>
        ))}
      </Actions>
    </Panel>
  );
}
