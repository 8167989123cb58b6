/** A Wormhole: open it is a bright turning ring, closed a dull one that is barred. */
import type { ReactNode } from 'react';
import type { Point } from './geometry.ts';
import style from './Spiral.module.css';

interface WormholeMarkProps {
  readonly at: Point;
  readonly open: boolean;
}

export const WormholeMark = ({ at, open }: WormholeMarkProps): ReactNode => (
  <g
    transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`}
    className={style['wormhole']}
    data-open={open}
  >
    <circle r={24.5} className={style['mouth']} />
    {open ? (
      <g className={style['whirl']}>
        {[0, 90, 180, 270].map((angle) => (
          <path
            key={angle}
            d="M0 -28A28 28 0 0 1 22 -17L19 -14A23.500 23.500 0 0 0 0 -23.500Z"
            transform={`rotate(${angle})`}
          />
        ))}
      </g>
    ) : (
      <path className={style['bars']} d="M-21 -15L-15 -21M15 21L21 15M21 -15L15 -21M-15 21L-21 15" />
    )}
  </g>
);
