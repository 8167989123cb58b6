/** Reactions on offer, each with what it changes. */
import type { ReactNode } from 'react';
import type { MoveOf } from '../../rules/answers.ts';
import { actionSay } from '../../words/board/actionTexts.ts';
import { useBoard } from '../context.ts';
import style from './ActionPanel.module.css';
import { DeskButton } from './Panel.tsx';
import { useChoiceText } from './useChoiceText.ts';
import { useReactionOdds } from './useReactionOdds.ts';

export function Reactions({ moves }: { readonly moves: readonly MoveOf<'react'>[] }): ReactNode {
  const { language, act, actor } = useBoard();
  const textOf = useChoiceText();
  const changes = useReactionOdds();
  return (
    <div className={style['group']}>
      <h4>{actionSay(language, 'reactions')}</h4>
      {moves.map((move) => {
        const change = changes(move);
        return (
          <DeskButton key={JSON.stringify(move)} press={() => act(move)}>
            <span className={style['line']}>
              <b>{textOf({ seat: actor, move })}</b>
              {change !== null && <small>{change}</small>}
            </span>
          </DeskButton>
        );
      })}
    </div>
  );
}
