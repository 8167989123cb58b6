/** The Solar Mass of all on one track, with the sizes it leads to (R53, A18). */
import type { CSSProperties, ReactNode } from 'react';
import { thresholds, ultramassive } from '../../rules/close.ts';
import { onTrack } from '../../words/terms.ts';
import { useBoard, useWords } from '../context.ts';
import { SeatMark, seatColours } from '../SeatMark.tsx';
import style from './MassTrack.module.css';

export function MassTrack(): ReactNode {
  const { view, props } = useBoard();
  const say = useWords();
  // R63: past 100 the track goes on, counted as 100 and what is more. ER18: there the disc starts the track again.
  const again = view.options.edition === 'earlier';
  const most = again ? ultramassive : Math.max(ultramassive, ...view.seats.map(({ mass }) => mass));
  const shown = (mass: number): number => (again ? onTrack(mass).at : mass);
  const numberOf = (mass: number): string => {
    const { hundreds, at: rest } = onTrack(mass);
    if (hundreds === 0) return String(mass);
    return again ? say('mass.again', { at: rest }) : say('mass.past', { hundreds: 100 * hundreds, at: rest });
  };
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
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: the seat is the identity of a player.
              key={seat}
              style={
                { '--at': at(shown(mass)), '--seat': seatColours[seat % seatColours.length] } as CSSProperties
              }
              data-thing={`mass ${seat}`}
            >
              <span className="unseen">
                {say(again && onTrack(mass).hundreds > 0 ? 'mass.of.again' : 'mass.of', {
                  player: props.names[seat] ?? '',
                  mass,
                  at: onTrack(mass).at,
                })}
              </span>
              <span className={style['line']} />
              <span className={style['disc']} aria-hidden="true">
                <SeatMark seat={seat} />
                <b>{numberOf(mass)}</b>
              </span>
            </li>
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
