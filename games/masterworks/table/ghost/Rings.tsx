/** Rings around a ghost: as far as its attacks reach, with lines to those it would see in range. */
import type { ReactNode } from 'react';
import { none } from '../../rules/state.ts';
import { useBoard } from '../context.ts';
import { rangeLength } from '../field/measuring.ts';
import { roundOf } from '../field/names.ts';
import type { Ghost } from '../hand.ts';
import type { Outlook } from './outlook.ts';
import style from './Rings.module.css';

interface RingsProps {
  readonly ghost: Ghost;
  readonly outlook: Outlook | null;
}

export function Rings({ ghost, outlook }: RingsProps): ReactNode {
  const { model, view } = useBoard();
  const { height } = model.content.map;
  const card = model.heroes[view.figures[ghost.figure]?.character ?? none]?.card;
  const bands = [...new Set(Object.values(card?.attacks ?? {}).map(({ range }) => range))].sort(
    (a, b) => a - b,
  );
  const longest = bands.at(-1) ?? 0;
  const y = height - ghost.y;
  return (
    <g className={style['rings']}>
      {/* Moved as a whole: letters that only move are not laid out again. */}
      <g transform={`translate(${ghost.x} ${y})`}>
        {bands.map((band) => {
          const r = ghost.radius + rangeLength(band);
          return (
            <g key={band}>
              <circle r={r} />
              <text y={380 - r}>{band}</text>
            </g>
          );
        })}
      </g>
      {outlook?.targets
        .filter(({ band }) => band <= longest)
        .map(({ mark, sight, cover }) => {
          const at = roundOf(model, view, mark);
          return (
            <path
              key={mark}
              className={style['line']}
              data-sight={sight.isFree}
              data-cover={cover !== null}
              d={`M${ghost.x} ${y}L${at.x} ${height - at.y}`}
            />
          );
        })}
    </g>
  );
}
