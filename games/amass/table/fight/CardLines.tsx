/** The Combat cards of a fight and what they did, a line each. */
import type { ReactNode } from 'react';
import { actionName } from '../../words/names.ts';
import { crewCalled, useBoard } from '../context.ts';
import { useDeskWords } from '../useDeskWords.ts';
import type { CardPlay } from './battles.ts';
import style from './CardLines.module.css';

export function CardLines({ cards }: { readonly cards: readonly CardPlay[] }): ReactNode {
  const { props, board, view, language } = useBoard();
  const say = useDeskWords();
  if (cards.length === 0) return null;
  return (
    <ul className={style['lines']}>
      {cards.map((one) => {
        const { did, seat, card, ...faces } = one;
        const who = crewCalled(props, board, view, seat);
        return (
          <li key={card} data-thing={`action ${card}`}>
            {say(`used.${did}`, { who, card: actionName(board, card, language), ...faces })}
          </li>
        );
      })}
    </ul>
  );
}
