/** Everybody's points so far, the most first; after a scoring the order settles anew (B14). */
import type { CSSProperties, ReactNode } from 'react';
import { useBoard, useWords } from '../context.ts';
import style from './Standings.module.css';

/** `isBefore`: as they were before this Round. */
export function Standings({ isBefore }: { readonly isBefore: boolean }): ReactNode {
  const { props, view } = useBoard();
  const say = useWords();
  const totals = view.seats.map(({ points }) =>
    points.slice(0, isBefore ? -1 : undefined).reduce((sum, one) => sum + one, 0),
  );
  const placed = [...totals.keys()].sort((a, b) => (totals[b] ?? 0) - (totals[a] ?? 0) || a - b);
  return (
    <ol className={style['standings']} style={{ '--count': totals.length } as CSSProperties}>
      {totals.map((total, seat) => (
        <li
          key={props.names[seat] ?? seat}
          data-first={total === Math.max(...totals)}
          style={{ transform: `translateX(${placed.indexOf(seat) * 100}%)` }}
        >
          <b>{total}</b> <span className="unseen">{say('points.short')}: </span>
          <span className={style['who']}>{props.names[seat]}</span>
        </li>
      ))}
    </ol>
  );
}
