/** An active superpower on offer; with a number to choose, a button for each. */
import type { ReactNode } from 'react';
import { actionSay } from '../../words/board/actionTexts.ts';
import { ruleName } from '../../words/names.ts';
import { useBoard } from '../context.ts';
import { superpowerOf } from '../field/cards.ts';
import style from './ActionPanel.module.css';
import { DeskButton } from './Panel.tsx';

interface PowerButtonProps {
  readonly power: string;
  readonly amounts: readonly number[];
}

export function PowerButton({ power: key, amounts }: PowerButtonProps): ReactNode {
  const { model, language, act } = useBoard();
  const name = ruleName(model, key, language);
  const power = superpowerOf(model, key);
  if (amounts.length > 1)
    return (
      <div className={style['amounts']}>
        {amounts.map((x) => (
          <DeskButton key={x} press={() => act({ do: 'power', power: key, x })}>
            {`${name}: ${actionSay(language, 'cost', { cost: x })}`}
          </DeskButton>
        ))}
      </div>
    );
  return (
    <DeskButton press={() => act({ do: 'power', power: key, x: amounts[0] ?? 0 })}>
      <span className={style['line']}>
        <b>{name}</b>
        {power?.cost !== undefined && power.cost > 0 && (
          <span>{actionSay(language, 'cost', { cost: power.cost })}</span>
        )}
      </span>
    </DeskButton>
  );
}
