/** An AI card, row by row: so many members on mines of a colour, the others defend or raid. */
import type { ReactNode } from 'react';
import type { Board } from '../../rules/board.ts';
import { Cube } from '../Pieces.tsx';
import { mark } from './art.ts';
import { CardNumber, Sheet } from './frames.tsx';
import { IconAt } from './Icon.tsx';

export function OrderFace({
  board,
  rows,
  number,
}: {
  readonly board: Board;
  readonly rows: Board['orders'][number];
  readonly number: string;
}): ReactNode {
  const high = 84 / Math.max(1, rows.length);
  return (
    <Sheet hue={210} isSquare>
      <CardNumber number={number} y={96} />
      {rows.map((row, at) => {
        const wide = 88 / row.length;
        return row.map(({ colour, members, otherwise }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a box is told by its place.
          <g key={`${at} ${i}`} transform={`translate(${6 + i * wide} ${8 + at * high})`}>
            <rect width={wide - 2} height={high - 3} rx={4} fill="#10101c" stroke="#5b7699" />
            <g transform={`translate(${wide / 2 - 1} ${high / 2 - 1})`}>
              <Cube colour={colour} x={-12} size={15} points={board.points[colour]} />
              <text x={3} y={5} fontSize={14} fontWeight={800} textAnchor="middle" fill="#fff">
                {members}
              </text>
              <IconAt
                of={otherwise === 'defend' ? mark.defend.icon : mark.raid.icon}
                x={15}
                size={12}
                fill={otherwise === 'defend' ? '#a9d3ff' : '#ff948a'}
              />
            </g>
          </g>
        ));
      })}
    </Sheet>
  );
}
