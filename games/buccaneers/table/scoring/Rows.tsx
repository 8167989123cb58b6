/** A list with a row for each player: the name, and what belongs to it at the right. */
import type { ReactNode } from 'react';
import { useBoard } from '../context.ts';
import style from './Rows.module.css';

interface RowsProps {
  readonly seats: readonly number[];
  /** Printed like a winner. */
  readonly first?: (seat: number) => boolean;
  readonly children: (seat: number) => ReactNode;
}

export function Rows({ seats, first, children }: RowsProps): ReactNode {
  const { props } = useBoard();
  return (
    <ol className={style['rows']}>
      {seats.map((seat) => (
        <li key={seat} data-first={first?.(seat)}>
          <b className={style['who']}>{props.names[seat]}</b>
          {children(seat)}
        </li>
      ))}
    </ol>
  );
}
