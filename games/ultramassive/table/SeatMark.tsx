/** A player's disc: a colour, plus a shape and a letter for people who cannot tell the colours apart. */
import type { ReactNode } from 'react';
import { useBoard } from './context.ts';
import style from './SeatMark.module.css';

export const seatColours = ['#ff8577', '#f3cd58', '#5ed6bf', '#7fb2ff'] as const;

const shapes = [
  'M12 1a11 11 0 1 0 0 22a11 11 0 1 0 0-22Z',
  'M2 2h20v20H2Z',
  'M12 .5L23.500 21.500H.5Z',
  'M12 0l12 12-12 12L0 12Z',
];

interface SeatMarkProps {
  readonly seat: number;
  readonly dim?: boolean;
}

export function SeatMark({ seat, dim = false }: SeatMarkProps): ReactNode {
  const { props } = useBoard();
  const name = props.names[seat] ?? '';
  return (
    <svg className={style['mark']} viewBox="0 0 24 24" role="img" aria-label={name} data-dim={dim}>
      <path d={shapes[seat % shapes.length]} fill={seatColours[seat % seatColours.length]} />
      <text
        x={12}
        y={seat % 4 === 2 ? 19 : 17}
        textAnchor="middle"
        fontSize={14}
        fontWeight={800}
        fill="#14101c"
      >
        {[...name][0] ?? seat + 1}
      </text>
    </svg>
  );
}
