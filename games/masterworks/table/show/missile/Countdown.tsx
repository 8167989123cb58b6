/** The missile in its silo: the fewer moves it has to go, the farther it has risen; before the last its engine burns. */
import type { ReactNode } from 'react';
import style from './Countdown.module.css';
import { risenBy } from './risen.ts';

interface CountdownProps {
  /** Moves to the Teleporter; infinite where it cannot get there. */
  readonly moves: number;
  readonly isFrozen: boolean;
  readonly isShielded: boolean;
}

export function Countdown({ moves, isFrozen, isShielded }: CountdownProps): ReactNode {
  const up = risenBy(moves) * 26;
  return (
    <svg
      className={style['countdown']}
      viewBox="0 0 48 60"
      data-last={moves <= 1}
      data-soon={moves === 2}
      data-frozen={isFrozen}
      aria-hidden="true"
    >
      <path className={style['shaft']} d="M8 22V56H40V22" />
      <circle className={style['glow']} cx={24} cy={50 - up} r={17} />
      <g transform={`translate(24 ${44 - up})`}>
        <path className={style['fire']} d="M-5 8C-7 13 -2 14 0 19C2 14 7 13 5 8Z" />
        <path className={style['hull']} d="M0 -22C6 -16 7 -6 6 4L11 11H-11L-6 4C-7 -6 -6 -16 0 -22Z" />
        <path className={style['band']} d="M-6.6 -3H6.6" />
      </g>
      <path className={style['lid']} d="M2 20H12V26H2ZM36 20H46V26H36Z" />
      {isShielded && <path className={style['shield']} d="M9 27Q24 14 39 27" />}
      {isFrozen && <path className={style['lock']} d="M10 32L38 44M38 32L10 44" />}
      {Number.isFinite(moves) && (
        <g className={style['moves']}>
          {Array.from({ length: Math.min(moves, 6) }, (_, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one mark for each move.
            <path key={nth} d={`M2 ${54 - nth * 5}H6M42 ${54 - nth * 5}H46`} />
          ))}
        </g>
      )}
    </svg>
  );
}
