/** The Solar Mass of all on one track, with the sizes it leads to (R53, A18). */
import type { CSSProperties, ReactNode } from 'react';
import { thresholds, ultramassive } from '../rules/close.ts';
import { useBoard, useWords } from './context.ts';
import style from './MassTrack.module.css';
import { SeatMark, seatColours } from './SeatMark.tsx';

export function MassTrack(): ReactNode {
  const { view, props } = useBoard();
  const say = useWords();
  const most = Math.max(ultramassive, ...view.seats.map(({ mass }) => mass));
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
              style={{ '--at': at(mass), '--seat': seatColours[seat % seatColours.length] } as CSSProperties}
              data-thing={`mass ${seat}`}
            >
              <span className="unseen">{say('mass.of', { player: props.names[seat] ?? '', mass })}</span>
              <span className={style['line']} />
              <span className={style['disc']} aria-hidden="true">
                <SeatMark seat={seat} />
                <b>{mass}</b>
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
