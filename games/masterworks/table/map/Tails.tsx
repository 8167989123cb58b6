/** How figures came where they are: the way of everything that was just told to have moved. */
import type { ReactNode } from 'react';
import { isOfFrame } from '../../../pieces/told.ts';
import { useBoard } from '../context.ts';
import { toolLengths } from '../field/measuring.ts';
import { centreLine } from '../ghost/ghost.ts';
import type { Happening } from '../types.ts';
import style from './Tails.module.css';

interface Tail {
  readonly n: number;
  readonly kind: 'advance' | 'push' | 'throw' | 'place' | 'missile';
  readonly points: readonly { readonly x: number; readonly y: number }[];
}

export function Tails(): ReactNode {
  const { props, model, view } = useBoard();
  const { height } = model.content.map;
  const radiusOf = (key: string): number => model.heroes.find((one) => one.key === key)?.radius ?? 0;
  const told = props.scene?.events ?? (view.round > 0 ? props.news : []);
  return (
    <g className={style['tails']}>
      {tailsOf(told, radiusOf).map(({ n, kind, points }) => (
        <path key={n} data-kind={kind} d={`M${points.map(({ x, y }) => `${x} ${height - y}`).join('L')}`} />
      ))}
    </g>
  );
}

function tailsOf(told: readonly Happening[], radiusOf: (key: string) => number): readonly Tail[] {
  return told.flatMap(({ n, event }): Tail[] => {
    if (isOfFrame(event)) return [];
    switch (event.did) {
      case 'advance': {
        const { fromX, fromY, x, y, first, second, tool, figure } = event;
        const from = { x: fromX, y: fromY };
        if (first < 0 || first === second) return [{ n, kind: 'advance', points: [from, { x, y }] }];
        const [, hinge] = centreLine(from, radiusOf(figure), toolLengths[tool], { first, second });
        return [{ n, kind: 'advance', points: [from, hinge, { x, y }] }];
      }
      case 'push':
      case 'throw':
      case 'place':
      case 'missile': {
        const { fromX, fromY, x, y } = event;
        return [
          {
            n,
            kind: event.did,
            points: [
              { x: fromX, y: fromY },
              { x, y },
            ],
          },
        ];
      }
      default:
        return [];
    }
  });
}
