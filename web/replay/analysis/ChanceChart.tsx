import type { KeyboardEvent, MouseEvent } from 'react';
import { percentOf } from '../../hints/hintTexts.ts';
import { useTexts } from '../../texts/texts.ts';
import { lineStyle } from '../lineStyles.ts';
import styles from './Chances.module.css';

interface Props {
  /** `chances[moment][seat]`, from 0 to 1. */
  readonly chances: readonly (readonly number[])[];
  readonly names: readonly string[];
  /** The moment shown on the board. */
  readonly at: number;
  /** The moments after which somebody's turn was a mistake, and those of big swings. */
  readonly mistakes: readonly { readonly at: number; readonly seat: number }[];
  readonly swings: readonly { readonly at: number; readonly seat: number }[];
  readonly onPick: (at: number) => void;
}

/** The drawing is stretched to its place; lines keep their width. */
const width = 1000;
const height = 100;

/** Every seat's chance over a match, as lines. It is a slider: a click or the arrow keys go to a move. */
export function ChanceChart({ chances, names, at, mistakes, swings, onPick }: Props) {
  const t = useTexts();
  const last = Math.max(1, chances.length - 1);
  const x = (moment: number): number => (width * moment) / last;
  const y = (chance: number): number => height * (1 - chance);
  const seats = names.map((_, seat) => seat);
  const now = chances[at] ?? [];
  const listed = seats.map((seat) =>
    t('chances.of', { name: names[seat] ?? '', percent: percentOf(now[seat] ?? 0) }),
  );
  const onKey = (event: KeyboardEvent): void => {
    const to = afterKey(event.key, at, last);
    if (to === null) return;
    event.preventDefault();
    onPick(Math.min(last, Math.max(0, to)));
  };
  const onClick = ({ currentTarget, clientX }: MouseEvent): void => {
    const { left, width: wide } = currentTarget.getBoundingClientRect();
    if (wide > 0) onPick(Math.round((last * Math.min(Math.max(0, clientX - left), wide)) / wide));
  };
  const mark = ({ at: moment, seat }: Props['swings'][number], kind: string, sign: string) => (
    <span
      key={`${kind} ${moment}`}
      aria-hidden="true"
      className={styles.mark}
      data-kind={kind}
      style={{
        left: `${(100 * moment) / last}%`,
        top: `${y(chances[moment]?.[seat] ?? 0)}%`,
        color: `var(${lineStyle(seat).token})`,
      }}
    >
      {sign}
    </span>
  );
  return (
    <div className={styles.chart}>
      <ul className={styles.legend}>
        {seats.map((seat) => (
          <li key={seat}>
            <svg width="28" height="8" aria-hidden="true">
              <Line seat={seat} points="0,4 28,4" />
            </svg>
            {listed[seat]}
          </li>
        ))}
      </ul>
      <div
        role="slider"
        tabIndex={0}
        className={styles.plot}
        aria-label={t('chances.chart')}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={at}
        aria-valuetext={t('chances.at', { n: at, chances: listed.join(', ') })}
        onKeyDown={onKey}
        onClick={onClick}
      >
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
          {[25, 50, 75].map((level) => (
            <line key={level} x1="0" x2={width} y1={level} y2={level} className={styles.grid} />
          ))}
          {seats.map((seat) => (
            <Line
              key={seat}
              seat={seat}
              points={chances.map((all, moment) => `${x(moment)},${y(all[seat] ?? 0)}`).join(' ')}
            />
          ))}
          <line x1={x(at)} x2={x(at)} y1="0" y2={height} className={styles.here} />
        </svg>
        {swings.map((one) => mark(one, 'swing', '●'))}
        {mistakes.map((one) => mark(one, 'mistake', '✕'))}
      </div>
      <p className={styles.keys}>{t('chances.keys')}</p>
    </div>
  );
}

function Line({ seat, points }: { readonly seat: number; readonly points: string }) {
  const { token, dash } = lineStyle(seat);
  return (
    <polyline
      points={points}
      fill="none"
      stroke={`var(${token})`}
      strokeWidth="2.2"
      strokeDasharray={dash.join(' ')}
      vectorEffect="non-scaling-stroke"
    />
  );
}

/** Where a key leads from here; null: nowhere. */
function afterKey(key: string, at: number, last: number): number | null {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return at - 1;
    case 'ArrowRight':
    case 'ArrowUp':
      return at + 1;
    case 'PageDown':
      return at - 10;
    case 'PageUp':
      return at + 10;
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}
