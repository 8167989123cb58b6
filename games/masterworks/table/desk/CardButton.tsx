/** A tactic card that can be played now: as a button, or opened to show who could pay for it. */
import type { ReactNode } from 'react';
import { actionSay } from '../../words/board/actionTexts.ts';
import { ruleName } from '../../words/names.ts';
import { useBoard } from '../context.ts';
import style from './ActionPanel.module.css';
import { DeskButton } from './Panel.tsx';
import { useChoiceText } from './useChoiceText.ts';

export function CardButton({ card }: { readonly card: string }): ReactNode {
  const { model, language, moves, act, actor } = useBoard();
  const textOf = useChoiceText();
  const ways = moves.filter((move) => move.do === 'card' && move.card === card);
  const buttons = ways.map((move) => (
    <DeskButton key={JSON.stringify(move)} press={() => act(move)}>
      {textOf({ seat: actor, move })}
    </DeskButton>
  ));
  if (ways.length === 1) return buttons;
  return (
    <details className={style['ways']}>
      <summary>
        <b>{ruleName(model, card, language)}</b>
        <small>{actionSay(language, 'cards.ways', { ways: ways.length })}</small>
      </summary>
      <div className={style['group']}>{buttons}</div>
    </details>
  );
}
