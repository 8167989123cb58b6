/** The end of the match: the winner, the points of all Rounds, ties broken by ships (B15). */
import type { ReactNode } from 'react';
import { endOf } from '../../rules/placing.ts';
import { endText, type Result, resultOf, ties } from '../../words/result.ts';
import { useBoard, useWords } from '../context.ts';
import { Comparison, Points, Total } from './Figures.tsx';
import { Rows } from './Rows.tsx';
import style from './ScoreEnd.module.css';

export function ScoreEnd(): ReactNode {
  const { props, view, cards, language } = useBoard();
  const say = useWords();
  const result = resultOf(cards, view);
  const rankOf = (seat: number): Result | undefined => result.find((one) => one.seat === seat);
  return (
    <>
      <p className={style['winner']}>{endText(endOf(result), props.names, language)}</p>
      <Rows seats={result.map(({ seat }) => seat)} first={(seat) => rankOf(seat)?.rank === 1}>
        {(seat) => (
          <>
            <span>{say('score.rank', { rank: rankOf(seat)?.rank ?? 0 })}</span>
            <Comparison>{view.seats[seat]?.points.join(' + ')}</Comparison>
            <Total>
              <Points points={rankOf(seat)?.amount ?? 0} />
            </Total>
          </>
        )}
      </Rows>
      {ties(view, props.names, props.ruleset, language).map((text) => (
        <p key={text}>{text}</p>
      ))}
    </>
  );
}
