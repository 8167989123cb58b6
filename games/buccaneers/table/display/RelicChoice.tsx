/** A Relic whose owner must choose: keep it, or discard it for its effect (B30, B31). */

import type { ReactNode } from 'react';
import { choiceFor } from '../../../pieces/choosing.ts';
import { isSelected, offerButton } from '../../../pieces/offering.ts';
import { cardAsked, wordsFor } from '../../words/choices.ts';
import { useBoard, useWords } from '../context.ts';
import style from './RelicChoice.module.css';

interface RelicChoiceProps {
  readonly seat: number;
  readonly card: number;
  readonly children: ReactNode;
}

export function RelicChoice({ seat, card, children }: RelicChoiceProps): ReactNode {
  const { props, cards, view, language } = useBoard();
  const say = useWords();
  if (cardAsked(view, seat) !== card) return children;
  const answers = [true, false].flatMap((discard) => {
    const choice = choiceFor(props.choices, seat, { do: 'relic', discard });
    return choice === undefined ? [] : [{ discard, choice }];
  });
  if (answers.length === 0) return children;
  return (
    <div className={style['relic']}>
      {children}
      {answers.map(({ discard, choice }) => (
        <button
          key={discard ? 'discard' : 'keep'}
          {...offerButton(
            true,
            wordsFor(cards, view, seat, { do: 'relic', discard }, language),
            () => props.play(choice),
            isSelected(props, seat, choice.move),
          )}
          className={style['answer']}
        >
          {say(discard ? 'short.discard' : 'short.keep')}
        </button>
      ))}
    </div>
  );
}
