/** A tactic card that can be played now: its offered ways, by who pays. */
import type { ReactNode } from 'react';
import { useBoard } from '../context.ts';
import style from './ActionPanel.module.css';
import { DeskButton } from './Panel.tsx';
import { useChoiceText } from './useChoiceText.ts';

/** Of many ways to pay, the first few; the list of choices has them all. */
const most = 4;

export function CardButton({ card }: { readonly card: string }): ReactNode {
  const { moves, act, actor } = useBoard();
  const textOf = useChoiceText();
  const ways = moves.filter((move) => move.do === 'card' && move.card === card).slice(0, most);
  return (
    <div className={style['group']}>
      {ways.map((move) => (
        <DeskButton key={JSON.stringify(move)} press={() => act(move)}>
          {textOf({ seat: actor, move })}
        </DeskButton>
      ))}
    </div>
  );
}
