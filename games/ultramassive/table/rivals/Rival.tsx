/** Another player at a glance: the board, Solar Mass, counters, cards and Anomalies; pressed, all of it in full. */
import { has } from '@accretion/engine';
import type { ReactNode } from 'react';
import type { Slot } from '../../rules/content.ts';
import { type Type, tierOf, typeOf, types } from '../../rules/content.ts';
import { Sign } from '../cards/Sign.tsx';
import { useBoard, useWords } from '../context.ts';
import { SeatMark } from '../SeatMark.tsx';
import { useIsShown, useMassChange } from '../scenes/told.ts';
import { MovingSpiral } from '../spiral/MovingSpiral.tsx';
import { Marks } from './Marks.tsx';
import style from './Rival.module.css';

interface RivalProps {
  readonly seat: number;
  open(): void;
}

export function Rival({ seat, open }: RivalProps): ReactNode {
  const { props, view, cards } = useBoard();
  const say = useWords();
  const change = useMassChange(seat);
  const isShown = useIsShown(seat);
  const place = view.seats[seat];
  if (place === undefined) return null;
  const name = props.names[seat] ?? '';
  return (
    <section
      className={style['rival']}
      aria-label={say('board.of', { player: name })}
      data-asked={has(props.asked, seat)}
      data-shown={isShown}
    >
      <button
        type="button"
        className={style['board']}
        data-tone="dark"
        aria-label={say('board.open', { player: name })}
        onClick={open}
      >
        <MovingSpiral seat={seat} place={place} cards={cards} mini patterns={props.settings.patterns} />
      </button>
      <div className={style['facts']}>
        <h3 className={style['name']}>
          <SeatMark seat={seat} /> {name}
        </h3>
        <p className={style['numbers']}>
          <span title={say('mass')}>
            <Sign of="mass" />
            <b data-changing={change !== null}>
              {change === null ? place.mass : `${change.from} → ${place.mass}`}
            </b>
          </span>
          <span title={say('discovery')}>
            <Sign of="discovery" />
            <b>{place.discovery}</b>
          </span>
          <span title={say('inHand')}>
            <Sign of="card" />
            <b>{place.hand.length}</b>
          </span>
        </p>
        <p className={style['trees']}>
          {types.map((type) => (
            <Owns key={type} type={type} owned={place.anomalies} />
          ))}
          {place.cores.length > 0 && (
            <span data-type="core" title={say('cores')}>
              <Sign of="core" />
              {place.cores.length}
            </span>
          )}
        </p>
        <Marks seat={seat} />
      </div>
    </section>
  );
}

/** The highest tier owned of a type. */
function Owns({ type, owned }: { readonly type: Type; readonly owned: readonly Slot[] }): ReactNode {
  const say = useWords();
  const slot = owned.filter((one) => typeOf(one) === type).at(-1);
  return slot === undefined ? null : (
    <span data-type={type} title={say(`type.${type}`)}>
      <Sign of={type} />
      {tierOf(slot)}
    </span>
  );
}
