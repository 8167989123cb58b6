/** The end of the match: points of all Rounds, ties settled by ships (B15). */
import type { ReactNode } from 'react';
import { bestShip } from '../rules/display.ts';
import { ranked } from '../rules/ranking.ts';
import { useBoard, useWords } from './context.ts';
import style from './Dialog.module.css';
import { knownOf } from './known.ts';

export function ScoreEnd(): ReactNode {
  const { props, view, cards } = useBoard();
  const say = useWords();
  const entries = view.seats.map((place, seat) => ({
    seat,
    amount: place.points.reduce((sum, one) => sum + one, 0),
    ship: bestShip(cards, knownOf(place).place),
  }));
  return (
    <ol className={style['rows']}>
      {ranked(entries, 'best').map(({ seat, rank }) => (
        <li key={seat}>
          <b className={style['who']}>{props.names[seat]}</b>
          <span>{say('score.rank', { rank })}</span>
          <span className={style['compare']}>{view.seats[seat]?.points.join(' + ')}</span>
          <b className={style['paid']}>{say('score.points', { points: entries[seat]?.amount ?? 0 })}</b>
        </li>
      ))}
    </ol>
  );
}
