/** A player's disc: a colour, plus a shape and a letter for people who cannot tell the colours apart. */
import type { ReactNode } from 'react';
import { usualMark } from '../../pieces/marks.ts';
import { useBoard } from './context.ts';
import style from './SeatMark.module.css';

interface SeatMarkProps {
  readonly seat: number;
  readonly dim?: boolean;
}

export function SeatMark({ seat, dim = false }: SeatMarkProps): ReactNode {
  const { props } = useBoard();
  const name = props.names[seat] ?? '';
  const { fill, path } = usualMark(seat);
  return (
    <svg className={style['mark']} viewBox="0 0 24 24" role="img" aria-label={name} data-dim={dim}>
      <path d={path} transform="translate(12 12) scale(11)" fill={fill} />
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
