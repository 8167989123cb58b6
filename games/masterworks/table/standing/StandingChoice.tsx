/** What to do when a superpower or card could be used (MD13): ask, ask if it can matter, not this turn, never. */
import type { ReactNode } from 'react';
import { actionSay } from '../../words/board/actionTexts.ts';
import { useBoard } from '../context.ts';
import style from '../desk/CharacterCard.module.css';
import { answers, isAnswer, useStanding } from './standing.ts';

export function StandingChoice({ rule }: { readonly rule: string }): ReactNode {
  const { language, view } = useBoard();
  const { answerTo, answer } = useStanding();
  return (
    <label className={style['standing']}>
      {actionSay(language, 'standing')}
      <select
        value={answerTo(rule, view.turn)}
        onChange={({ target: { value } }) => isAnswer(value) && answer(rule, value, view.turn)}
      >
        {answers.map((one) => (
          <option key={one} value={one}>
            {actionSay(language, `standing.${one}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
