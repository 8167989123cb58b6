/** A hand as a fan. Every card is a button: it picks, or it says why it cannot. Arrow keys move along it. */
import type { CSSProperties, ReactNode } from 'react';
import { useRoving } from '../../../pieces/roving.ts';
import { isKnown, type SeatView, seenIn } from '../../words/known.ts';
import { sayCount } from '../../words/texts.ts';
import { BackFace } from '../cards/SideFace.tsx';
import { useBoard, useWords } from '../context.ts';
import style from './Hand.module.css';
import { HandCard } from './HandCard.tsx';

interface HandProps {
  readonly seat: number;
  readonly place: SeatView;
  readonly own: boolean;
}

export function Hand({ seat, place, own }: HandProps): ReactNode {
  const { props, view, language } = useBoard();
  const say = useWords();
  const roving = useRoving<HTMLUListElement>();
  const cards = seenIn(place.hand);
  const label = own ? say('hand.own') : say('hand', { player: props.names[seat] ?? '' });
  if (place.hand.length === 0) return null;
  if (cards.length === 0)
    return own ? (
      <Backs count={place.hand.length} label={sayCount(language, 'inHand', place.hand.length)} />
    ) : null;
  const pick = isKnown(place.pick) ? place.pick : null;
  return (
    <section className={style['hand']} aria-label={label} data-own={own}>
      <p className={style['hint']}>
        {pick === null ? label : say(place.tracked ? 'hand.gps' : 'hand.sealed')}
      </p>
      <ul
        key={`${view.round} ${view.turn}`}
        {...roving}
        className={style['row']}
        data-from={view.turn > 1 ? (view.clockwise ? 'right' : 'left') : 'deck'}
        data-to={props.scene?.kind === 'pass' ? (view.clockwise ? 'left' : 'right') : undefined}
        style={{ '--count': cards.length } as CSSProperties}
      >
        {cards.map((card, i) => (
          <li key={card} style={{ '--i': i - (cards.length - 1) / 2 } as CSSProperties}>
            <HandCard seat={seat} card={card} isPick={card === pick} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A hand this viewer may not see: its number is public (B43). */
const Backs = ({ count, label }: { readonly count: number; readonly label: string }): ReactNode => (
  <div className={style['hand']} role="img" aria-label={label} data-own="true">
    <div className={style['row']} style={{ '--count': count } as CSSProperties}>
      {Array.from({ length: count }, (_, i) => i).map((i) => (
        <span key={i} className={style['back']}>
          <BackFace />
        </span>
      ))}
    </div>
  </div>
);
