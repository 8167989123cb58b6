/**
 * The Black Hole: it grows with its size over the innermost spaces, and looks hotter with each: more arms of its disc,
 * another light. What waits to be absorbed hangs on its rim.
 */
import type { ReactNode } from 'react';
import type { Cards } from '../../rules/cards.ts';
import type { Token } from '../../rules/content.ts';
import { holeRadius, middle } from './geometry.ts';
import type { Rank } from './rank.ts';
import style from './Spiral.module.css';
import { worthOf } from './Stack.tsx';
import { TokenMark } from './TokenMark.tsx';

interface HoleProps {
  readonly rank: Rank;
  readonly waiting: readonly Token[];
  /** Its Solar Mass; null where no particular hole is meant. */
  readonly mass: ReactNode;
  readonly cards: Cards;
  readonly mini: boolean;
}

/** Arms of the disc. */
const arms: Readonly<Record<Rank, number>> = { primordial: 0, stellar: 2, supermassive: 3, ultramassive: 6 };

/** An arm leaves the rim and winds outward. */
function armOf(radius: number): string {
  const points = Array.from({ length: 9 }, (_, i) => {
    const angle = (i / 8) * 1.5;
    const far = radius + 2 + 2.6 * i;
    return `${(far * Math.cos(angle)).toFixed(1)} ${(far * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}

export function Hole({ rank, waiting, mass, cards, mini }: HoleProps): ReactNode {
  const radius = holeRadius[rank];
  return (
    <g className={style['hole']} data-size={rank}>
      <circle cx={middle} cy={middle} r={radius + 9} className={style['halo']} />
      {Array.from({ length: arms[rank] }, (_, i) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: arms are all alike.
          key={i}
          d={armOf(radius)}
          className={style['arm']}
          transform={`translate(${middle} ${middle}) rotate(${(360 / arms[rank]) * i - 40})`}
        />
      ))}
      <circle cx={middle} cy={middle} r={radius + 3} className={style['ring']} />
      <circle cx={middle} cy={middle} r={radius} className={style['dark']} />
      <circle cx={middle} cy={middle} r={radius * 0.88} className={style['disc']} />
      <text
        x={middle}
        y={middle + (mini ? 17 : 6)}
        textAnchor="middle"
        className={style['mass']}
        fontSize={mini ? 48 : rank === 'primordial' ? 30 : 40}
      >
        {mass}
      </text>
      {!mini && mass !== null && (
        <text
          x={middle}
          y={middle + (rank === 'primordial' ? 22 : 26)}
          textAnchor="middle"
          className={style['unit']}
        >
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
