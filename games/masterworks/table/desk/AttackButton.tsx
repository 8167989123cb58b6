/** An attack on offer: pressing it shows its targets, or where it can be aimed. */
import type { ReactNode } from 'react';
import { actionSay } from '../../words/board/actionTexts.ts';
import { ruleName } from '../../words/names.ts';
import { counted } from '../../words/terms.ts';
import { useBoard } from '../context.ts';
import { attackOf } from '../target/attacks.ts';
import style from './ActionPanel.module.css';
import { DeskButton } from './Panel.tsx';

export function AttackButton({ attack: key }: { readonly attack: string }): ReactNode {
  const { model, language, moves, take } = useBoard();
  const attack = attackOf({ model }, key);
  const beam = moves.find((move) => move.do === 'beam' && move.attack === key);
  const press = (): void => {
    if (beam?.do === 'beam') take({ is: 'aim', attack: key, direction: beam.direction });
    else take({ is: 'attack', attack: key, target: null });
  };
  return (
    <DeskButton press={press}>
      <span className={style['line']}>
        <b>{ruleName(model, key, language)}</b>
        {attack !== null && attack.cost > 0 && (
          <span>{actionSay(language, 'cost', { cost: attack.cost })}</span>
        )}
        {attack !== null && (
          <small>
            {actionSay(language, `stats.${attack.shape}`, {
              type: actionSay(language, attack.type),
              range: attack.range,
              dice: counted(language, 'dice', attack.strength),
            })}
          </small>
        )}
      </span>
    </DeskButton>
  );
}
