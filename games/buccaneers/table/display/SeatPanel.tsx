/** A player's area: who it is, points, marks, the gauge and the display; for the near seat, in full. */
import { allSeats, has } from '@accretion/engine';
import { type CSSProperties, type ReactNode, useMemo } from 'react';
import { cardAt } from '../../rules/cards.ts';
import { type SeatView, seenIn } from '../../words/known.ts';
import { trashName } from '../../words/names.ts';
import { outlookOf } from '../../words/outlook.ts';
import { useBoard, useWords } from '../context.ts';
import { Hand } from '../hand/Hand.tsx';
import { usePointed } from '../hand/Pointing.tsx';
import { type Fate, fateOf, type Moment, momentOf } from '../scoring/moment.ts';
import { ShipNote } from '../scoring/ShipNote.tsx';
import { show } from '../show.ts';
import { Display } from './Display.tsx';
import { Drawn } from './Drawn.tsx';
import { Gauge } from './Gauge.tsx';
import style from './SeatPanel.module.css';

interface SeatPanelProps {
  readonly seat: number;
  readonly near: boolean;
}

export function SeatPanel({ seat, near }: SeatPanelProps): ReactNode {
  const { props, view } = useBoard();
  const say = useWords();
  const place = view.seats[seat];
  if (place === undefined) return null;
  const name = props.names[seat] ?? '';
  const moment = momentOf(props.scene, view);
  const fate = moment && fateOf(moment, seat);
  // A viewer who sees everything is a spectator, after the end or in a replay.
  const isOpen = props.viewer === allSeats(view.seats.length);
  return (
    <section
      className={style['panel']}
      aria-label={say('area', { player: name })}
      data-near={near}
      data-asked={has(props.asked, seat)}
      data-seat={seat}
      data-fate={fate?.is}
      style={fate && 'part' in fate ? ({ '--part': fate.part } as CSSProperties) : undefined}
    >
      <header className={style['head']}>
        <h3 className={style['name']}>
          {name}
          {has(props.viewer, seat) && !isOpen && <small> ({say('you')})</small>}
        </h3>
        <Points points={place.points} inFull={near || view.over} moment={moment} fate={fate} />
        <ShipNote seat={seat} />
        <Marks seat={seat} near={near} />
      </header>
      <Outlook seat={seat} place={place} near={near} />
      <div className={style['cards']}>
        <Display seat={seat} place={place} />
        <Drawn seat={seat} place={place} />
      </div>
      {!near && <Hand seat={seat} place={place} own={false} />}
    </section>
  );
}

/** The gauge as it is, and as it would be with the card that is pointed at. */
function Outlook({ seat, place, near }: SeatPanelProps & { readonly place: SeatView }): ReactNode {
  const { props, view, cards, language, pile } = useBoard();
  const { selected } = props;
  const pointed = usePointed() ?? (selected?.move.do === 'pick' ? selected.move.card : null);
  const now = useMemo(() => outlookOf(cards, view, pile, place), [cards, view, pile, place]);
  const isPointed = pointed !== null && seenIn(place.hand).includes(pointed);
  const after = isPointed
    ? {
        outlook: outlookOf(cards, view, pile, place, cardAt(cards, pointed)),
        name: trashName(cards, pointed, language),
      }
    : null;
  const moment = momentOf(props.scene, view);
  const fate = moment && fateOf(moment, seat);
  const lasts = moment?.lasts ?? null;
  const isWeighed = fate?.is === 'weighed' && lasts !== null && props.settings.motion;
  const weighed = isWeighed ? { lasts: lasts / view.seats.length, waits: lasts * fate.part } : null;
  return <Gauge seat={seat} now={now} after={after} detailed={near} weighed={weighed} />;
}

interface PointsProps {
  readonly points: readonly number[];
  readonly inFull: boolean;
  readonly moment: Moment | null;
  readonly fate: Fate | null;
}

/** Points that have just been won are counted while their coins arrive. */
function Points({ points, inFull, moment, fate }: PointsProps): ReactNode {
  const { props } = useBoard();
  const say = useWords();
  const parts = show.use();
  const sum = points.reduce((total, one) => total + one, 0);
  const lasts = props.settings.motion && moment?.isHappening && fate?.is === 'ranked' ? moment.lasts : null;
  return (
    <p className={style['points']} data-part="points">
      <b>
        {lasts === null || parts === null || fate?.is !== 'ranked' ? (
          sum
        ) : (
          <parts.Count
            from={sum - (points.at(-1) ?? 0)}
            to={sum}
            lasts={lasts * 0.2}
            waits={lasts * (0.2 + fate.part * 0.55)}
          />
        )}
      </b>{' '}
      {say('points.short')}
      {inFull && points.length > 0 && <span className={style['rounds']}> ({points.join(' + ')})</span>}
    </p>
  );
}

/** Who has picked, who is under GPS, who gets the hand next: all public (B43). Hands are always the same size. */
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
