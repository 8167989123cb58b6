/** A ruler on the map from anything to anything, with the gap and its band. */
import type { ReactNode } from 'react';
import { useBoard, useWords } from '../context.ts';
import style from './Measure.module.css';
import { endAt, measured } from './measure.ts';

export function MeasureLayer(): ReactNode {
  const look = useBoard();
  const say = useWords();
  const { hand, model } = look;
  if (hand.is !== 'measure' || hand.from === null) return null;
  const { height } = model.content.map;
  const from = endAt(look, hand.from);
  const to = hand.to === null ? null : endAt(look, hand.to);
  const result = to === null ? null : measured(look, from, to);
  return (
    <g className={style['ruler']}>
      <circle cx={from.x} cy={height - from.y} r={Math.max(from.r, 140)} />
      {to !== null && result !== null && (
        <>
          <circle cx={to.x} cy={height - to.y} r={Math.max(to.r, 140)} />
          <path d={`M${from.x} ${height - from.y}L${to.x} ${height - to.y}`} />
          <text x={(from.x + to.x) / 2} y={height - (from.y + to.y) / 2 - 260}>
            {`${say('inch', { inches: result.inches })} · ${result.band > 5 ? '5+' : result.band}`}
          </text>
        </>
      )}
    </g>
  );
}
