/** The exact odds of an attack: dice, the spread of damage as bars, each special rule by its faces. */
import type { ReactNode } from 'react';
import { actionSay } from '../../words/board/actionTexts.ts';
import { percent } from '../../words/measures.ts';
import { damageRows, oddsText, triggerRows } from '../../words/odds.ts';
import { useBoard } from '../context.ts';
import type { AttackOutlook } from './attacks.ts';
import style from './OddsView.module.css';

/** Beyond this, bars are summed up. */
const most = 8;

export function OddsView({ outlook }: { readonly outlook: AttackOutlook }): ReactNode {
  const { language } = useBoard();
  const { damage, needed, dice, defence } = outlook;
  const shown = damage.slice(0, most + 1);
  const highest = Math.max(...shown, 0.01);
  return (
    <div className={style['odds']}>
      <p>
        <b>{actionSay(language, 'versus', { dice, defence })}</b>
        <span>{oddsText(outlook, language)}</span>
      </p>
      <div className={style['bars']} role="img" aria-label={damageRows(outlook, most, language).join(', ')}>
        {shown.map((chance, amount) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: bars are told by their amount.
          <span key={amount} data-ends={needed !== null && amount >= needed}>
            <small>{chance > 0.005 ? percent(chance, language) : ''}</small>
            <i style={{ height: `${(chance / highest) * 3}rem` }} />
            <b>{amount}</b>
          </span>
        ))}
      </div>
      {triggerRows(outlook, language).map((row) => (
        <p key={row} className={style['trigger']}>
          {row}
        </p>
      ))}
    </div>
  );
}
