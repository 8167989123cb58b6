/** A player's area: who it is, points, marks, the gauge and the display; for the near seat, in full. */
import { allSeats, has } from '@accretion/engine';
import type { ReactNode } from 'react';
import { useBoard, useWords } from './context.ts';
import { Display } from './Display.tsx';
import { Drawn } from './Drawn.tsx';
import { Gauge } from './Gauge.tsx';
import { Hand } from './Hand.tsx';
import { cardOf, knownOf, seenIn, withCard } from './known.ts';
import { trashName } from './naming.ts';
import { outlookOf } from './outlook.ts';
import style from './SeatPanel.module.css';

interface SeatPanelProps {
  readonly seat: number;
  readonly near: boolean;
}

export function SeatPanel({ seat, near }: SeatPanelProps): ReactNode {
  const { props, view, cards, language, pile, pointed } = useBoard();
  const say = useWords();
  const place = view.seats[seat];
  if (place === undefined) return null;
  const name = props.names[seat] ?? '';
  // Who sees everything looks on, after the end or in a replay.
  const isOpen = props.viewer === allSeats(view.seats.length);
  const known = knownOf(place);
  const now = outlookOf(cards, view, seat, pile);
  const isPointed = pointed !== null && seenIn(place.hand).includes(pointed);
  const after = isPointed
    ? {
        outlook: outlookOf(cards, view, seat, pile, withCard(cards, known.place, cardOf(cards, pointed))),
        name: trashName(cards, pointed, language),
      }
    : null;
  return (
    <section
      className={style['panel']}
      aria-label={say('area', { player: name })}
      data-near={near}
      data-asked={has(props.asked, seat)}
      data-seat={seat}
    >
      <header className={style['head']}>
        <h3 className={style['name']}>
          {name}
          {has(props.viewer, seat) && !isOpen && <small> ({say('you')})</small>}
        </h3>
        <Points points={place.points} inFull={near || view.over} />
        <Marks seat={seat} near={near} />
      </header>
      <Gauge seat={seat} now={now} after={after} detailed={near} />
      <div className={style['cards']}>
        <Display seat={seat} place={place} />
        <Drawn seat={seat} place={place} />
      </div>
      {!near && <Hand seat={seat} place={place} own={false} />}
    </section>
  );
}

interface PointsProps {
  readonly points: readonly number[];
  readonly inFull: boolean;
}

function Points({ points, inFull }: PointsProps): ReactNode {
  const say = useWords();
  const sum = points.reduce((total, one) => total + one, 0);
  return (
    <p className={style['points']}>
      <b>{sum}</b> {say('points.short')}
      {inFull && points.length > 0 && <span className={style['rounds']}> ({points.join(' + ')})</span>}
    </p>
  );
}

/** Who has sealed, who is under GPS, to whom the hand goes: all public (B43). The hands are of one size. */
function Marks({ seat, near }: SeatPanelProps): ReactNode {
  const { props, view } = useBoard();
  const say = useWords();
  const place = view.seats[seat];
  if (place === undefined || view.over) return null;
  const isPicking = !place.picked && has(props.asked, seat);
  const count = view.seats.length;
  const taker = (seat + (view.clockwise ? 1 : count - 1)) % count;
  return (
    <ul className={style['marks']}>
      {place.tracked && <li className={style['gps']}>{say('gps')}</li>}
      {place.picked && (
        <li className={style['sealed']} data-sealed={seat}>
          ✓ {say('sealed')}
        </li>
      )}
      {isPicking && !near && <li className={style['thinking']}>{say('thinking')} …</li>}
      {near && place.hand.length > 1 && <li>{say('passesTo', { player: props.names[taker] ?? '' })}</li>}
    </ul>
  );
}
