/** The end of the match: who wins, points of all Rounds, ties settled by ships (B15). */
import type { ReactNode } from 'react';
import { endOf } from '../../rules/placing.ts';
import { endText, resultOf, ties } from '../../words/result.ts';
import { useBoard, useWords } from '../context.ts';
import style from './Dialog.module.css';

export function ScoreEnd(): ReactNode {
  const { props, view, cards, language } = useBoard();
  const say = useWords();
  const result = resultOf(cards, view);
  return (
    <>
      <p className={style['winner']}>{endText(endOf(result), props.names, language)}</p>
      <ol className={style['rows']}>
        {result.map(({ seat, rank, amount }) => (
          <li key={seat} data-first={rank === 1}>
            <b className={style['who']}>{props.names[seat]}</b>
            <span>{say('score.rank', { rank })}</span>
            <span className={style['compare']}>{view.seats[seat]?.points.join(' + ')}</span>
            <b className={`${style['total']} ${style['paid']}`}>{say('score.points', { points: amount })}</b>
          </li>
        ))}
      </ol>
      {ties(view, props.names, props.ruleset, language).map((text) => (
        <p key={text}>{text}</p>
      ))}
    </>
  );
}
