/** Crew members as small figures: a suit in the colour and the shape of their base, so that neither is needed alone. */
import type { ReactNode } from 'react';
import { crewLook } from '../looks.ts';
import style from './Member.module.css';

interface MembersProps {
  readonly base: number;
  readonly x?: number;
  readonly y?: number;
  /** About half as wide as one of them. */
  readonly radius?: number;
  /** So many stand here; more than one bear a number. */
  readonly count?: number;
  /** Planned, not yet there. */
  readonly isPlanned?: boolean;
  /** On the way while a scene shows it. */
  readonly isArriving?: boolean;
}

/** Members of one crew at one place. */
export function Members({
  base,
  x = 0,
  y = 0,
  radius = 10,
  count = 1,
  isPlanned = false,
  isArriving = false,
}: MembersProps): ReactNode {
  return (
    <g transform={`translate(${x} ${y}) scale(${radius})`}>
      <g className={style['members']} data-planned={isPlanned} data-arriving={isArriving}>
        {count > 1 && <Suit base={base} x={-0.5} y={-0.24} />}
        {count > 2 && <Suit base={base} x={0.52} y={-0.24} />}
        <Suit base={base} x={0} y={0} />
        {count > 1 && (
          <g transform="translate(0.86 0.72)" className={style['tally']}>
            <circle r={0.56} />
            <text y={0.31}>{count}</text>
          </g>
        )}
      </g>
    </g>
  );
}

const arms = 'M-0.62 -0.34L-0.98 0.36M0.62 -0.34L0.98 0.36';

/** One member from helmet to boots: about two wide and two and a half high. */
function Suit({ base, x, y }: { readonly base: number; readonly x: number; readonly y: number }): ReactNode {
  const { fill, path } = crewLook(base);
  return (
    <g transform={`translate(${x} ${y})`} className={style['suit']}>
      <ellipse cy={1.08} rx={0.8} ry={0.2} className={style['shade']} />
      <rect x={-0.66} y={-0.72} width={1.32} height={1} rx={0.26} fill="#565069" />
      <path d={arms} className={style['sleeves']} />
      <path d={arms} className={style['arms']} />
      <path d="M-0.46 0.4L-0.62 1.1H-0.1L0 0.7L0.1 1.1H0.62L0.46 0.4Z" fill="#6b6584" />
      <path d={path} transform="translate(0 0.1) scale(0.84)" strokeWidth={0.13} fill={fill} />
      <rect x={-0.26} y={-0.02} width={0.52} height={0.36} rx={0.08} className={style['panel']} />
      <circle cy={-0.86} r={0.52} fill="#b9b2d3" />
      <path
        d="M-0.2 -1.1H0.22A0.2 0.2 0 0 1 0.22 -0.66H-0.2A0.2 0.2 0 0 1 -0.2 -1.1Z"
        fill="#1b3358"
        strokeWidth={0.06}
      />
      <path d="M0.08 -1.02L0.24 -0.98" className={style['glint']} />
    </g>
  );
}

/** Members by themselves, outside of the map. */
export const MemberMark = ({
  base,
  size,
  count = 1,
}: {
  readonly base: number;
  readonly size: string;
  readonly count?: number;
}): ReactNode => (
  <svg viewBox="-1.4 -1.55 2.8 2.95" width={size} height={size} aria-hidden="true" className={style['mark']}>
    <Members base={base} radius={1} count={count} />
  </svg>
);
