/** An attack on the map: the ring of its range, lines to its targets, the chosen one marked. */
import type { ReactNode } from 'react';
import { useBoard } from '../context.ts';
import { rangeLength } from '../field/measuring.ts';
import { keyOf, roundOf } from '../field/names.ts';
import { standOf } from '../field/sight.ts';
import { enemiesOf, seenFrom } from '../ghost/outlook.ts';
import ring from '../ghost/Rings.module.css';
import style from './AimLayer.module.css';
import { attackerOf } from './aiming.ts';
import { attackOf } from './attacks.ts';

export function TargetLayer(): ReactNode {
  const { model, view, plane, state, hand } = useBoard();
  if (hand.is !== 'attack') return null;
  const { height } = model.content.map;
  const field = { model, view, plane, state };
  const attacker = attackerOf(model, view, hand.attack);
  const from = roundOf(model, view, attacker);
  const range = rangeLength(attackOf({ model }, hand.attack)?.range ?? 0);
  const isBoss = view.figures[attacker]?.seat === 2;
  const targets = enemiesOf(field, isBoss)
    .map((mark) => seenFrom(field, standOf(field, attacker), mark))
    .filter(({ gap }) => gap <= range);
  return (
    <g className={ring['rings']}>
      <circle cx={from.x} cy={height - from.y} r={from.r + range} />
      {targets.map(({ mark, sight, cover }) => {
        const { x, y, r } = roundOf(model, view, mark);
        const isChosen = hand.target === keyOf(model, view, mark);
        return (
          <g key={mark}>
            <path
              className={ring['line']}
              data-sight={sight.isFree}
              data-cover={cover !== null}
              d={`M${from.x} ${height - from.y}L${x} ${height - y}`}
            />
            {isChosen && <circle className={style['hit']} cx={x} cy={height - y} r={r + 170} />}
          </g>
        );
      })}
    </g>
  );
}
