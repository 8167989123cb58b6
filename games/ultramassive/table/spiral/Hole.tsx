/** The Black Hole: it grows with its size over the innermost spaces; what waits to be absorbed hangs on its rim. */
import type { ReactNode } from 'react';
import type { Cards } from '../../rules/cards.ts';
import type { Size, Token } from '../../rules/content.ts';
import { holeRadius, middle } from './geometry.ts';
import style from './Spiral.module.css';
import { worthOf } from './Stack.tsx';
import { TokenMark } from './TokenMark.tsx';

interface HoleProps {
  readonly size: Size;
  readonly waiting: readonly Token[];
  /** Null where no particular hole is meant. */
  readonly mass: number | null;
  readonly cards: Cards;
  readonly mini: boolean;
}

export function Hole({ size, waiting, mass, cards, mini }: HoleProps): ReactNode {
  const radius = holeRadius[size];
  return (
    <g className={style['hole']} data-size={size}>
      <circle cx={middle} cy={middle} r={radius + 9} className={style['halo']} />
      <circle cx={middle} cy={middle} r={radius + 3} className={style['ring']} />
      <circle cx={middle} cy={middle} r={radius} className={style['dark']} />
      <ellipse
        cx={middle}
        cy={middle}
        rx={radius * 0.93}
        ry={radius * 0.3}
        className={style['disc']}
        transform={`rotate(-24 ${middle} ${middle})`}
      />
      <text
        x={middle}
        y={middle + (mini ? 17 : 6)}
        textAnchor="middle"
        className={style['mass']}
        fontSize={mini ? 48 : 30}
      >
        {mass}
      </text>
      {!mini && mass !== null && (
        <text x={middle} y={middle + 22} textAnchor="middle" className={style['unit']}>
          M☉
        </text>
      )}
      {waiting.map((token, i) => {
        const angle = ((-90 + (i - (waiting.length - 1) / 2) * (1600 / radius)) * Math.PI) / 180;
        const at = {
          x: middle + (radius - 2) * Math.cos(angle),
          y: middle + (radius - 2) * Math.sin(angle),
        };
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: tokens of a kind are all alike.
          <TokenMark key={i} token={token} worth={worthOf(cards, token)} radius={10} at={at} />
        );
      })}
    </g>
  );
}
