/** The two crews of a roll-off above their dice, and how many each of them throws. */
import type { ReactNode } from 'react';
import { crewCalled, useBoard } from '../context.ts';
import { Mark } from '../Pieces.tsx';
import { useDeskWords } from '../useDeskWords.ts';
import type { DrawnPair } from './drawnPair.ts';
import style from './Opponents.module.css';

const sides = [0, 1] as const;

interface OpponentsProps {
  readonly crews: readonly [number, number];
  readonly pairs: readonly DrawnPair[];
}

export function Opponents({ crews, pairs }: OpponentsProps): ReactNode {
  const { props, board, view } = useBoard();
  const say = useDeskWords();
  const rolls = (side: 0 | 1): number => pairs.filter(({ dice }) => dice[side] !== null).length;
  return (
    <p className={style['crews']}>
      {sides.map((side) => (
        <span key={side}>
          <Mark base={view.crews[crews[side]]?.base ?? 0} size="1.2em" />{' '}
          {crewCalled(props, board, view, crews[side])}
          <small>
            {say(side === 0 ? 'dice.attacks' : 'dice.meets', { dice: say.count('dice', rolls(side)) })}
          </small>
        </span>
      ))}
    </p>
  );
}
