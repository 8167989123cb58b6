/** The Solar Mass of all on one track, with the sizes it leads to (R53, A18). */
import type { CSSProperties, ReactNode } from 'react';
import { usualMark } from '../../../pieces/marks.ts';
import { thresholds, ultramassive } from '../../rules/close.ts';
import { onTrack } from '../../words/terms.ts';
import { useBoard, useWords } from '../context.ts';
import { SeatMark } from '../SeatMark.tsx';
import { useMassChange } from '../scenes/told.ts';
import style from './MassTrack.module.css';

export function MassTrack(): ReactNode {
  const { view } = useBoard();
  const say = useWords();
  // R63: past 100 the track goes on, counted as 100 and what is more. ER18: there the disc starts the track again.
  const again = view.options.edition === 'earlier';
  const most = again ? ultramassive : Math.max(ultramassive, ...view.seats.map(({ mass }) => mass));
  const shown = (mass: number): number => (again ? onTrack(mass).at : mass);
  const at = (mass: number): string => `${(mass / most) * 100}%`;
  const marks = [
    ['stellar', thresholds.stellar],
    ['supermassive', thresholds.supermassive],
    ['ultramassive', ultramassive],
  ] as const;
  return (
    <section className={style['track']} aria-label={say('mass.track')}>
      <div className={style['field']}>
        <ol className={style['lanes']}>
          {view.seats.map(({ mass }, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the seat is the identity of a player.
            <Lane key={seat} seat={seat} at={at(shown(mass))} again={again} />
          ))}
        </ol>
        <div className={style['marks']} aria-hidden="true">
          {marks.map(([size, mass]) => (
            <span key={size} style={{ left: at(mass) }}>
              <b>{mass}</b> <i>{say(`size.${size}`)}</i>
            </span>
          ))}
        </div>
      </div>
    </section>
  );
}

interface LaneProps {
  readonly seat: number;
  /** Where the disc is. */
  readonly at: string;
  /** ER18 */
  readonly again: boolean;
}

/** A player's disc; while a scene changes it, with what it was before. */
function Lane({ seat, at, again }: LaneProps): ReactNode {
  const { view, props } = useBoard();
  const say = useWords();
  const change = useMassChange(seat);
  const mass = view.seats[seat]?.mass ?? 0;
  const { hundreds, at: rest } = onTrack(mass);
  const past = again
    ? say('mass.again', { at: rest })
    : say('mass.past', { hundreds: 100 * hundreds, at: rest });
  const number = hundreds === 0 ? String(mass) : past;
  return (
    <li
      style={{ '--at': at, '--seat': usualMark(seat).fill } as CSSProperties}
      data-thing={`mass ${seat}`}
      data-changing={change !== null}
    >
      <span className="unseen">
        {say(again && hundreds > 0 ? 'mass.of.again' : 'mass.of', {
          player: props.names[seat] ?? '',
          mass,
          at: rest,
        })}
      </span>
      <span className={style['line']} />
      <span className={style['disc']} aria-hidden="true">
        <SeatMark seat={seat} />
        <b>{change === null ? number : `${change.from} → ${number}`}</b>
      </span>
    </li>
  );
}
