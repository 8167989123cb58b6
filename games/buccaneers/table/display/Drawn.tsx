/** The cards Tentacles drew: their owner keeps one, others see only that they are there (B25, B48). */

import type { ReactNode } from 'react';
import { offerButton, offeringOf } from '../../../pieces/offering.ts';
import { wordsFor } from '../../words/choices.ts';
import { type SeatView, seenIn } from '../../words/known.ts';
import { sayCount } from '../../words/texts.ts';
import { Face } from '../cards/Face.tsx';
import { useBoard, useWords } from '../context.ts';
import style from './Drawn.module.css';

interface DrawnProps {
  readonly seat: number;
  readonly place: SeatView;
}

export function Drawn({ seat, place }: DrawnProps): ReactNode {
  const { language } = useBoard();
  const say = useWords();
  if (place.drawn.length === 0) return null;
  const cards = seenIn(place.drawn);
  if (cards.length === 0)
    return <p className={style['hidden']}>{sayCount(language, 'drawn.hidden', place.drawn.length)}</p>;
  return (
    <fieldset className={style['drawn']}>
      <legend>{say('drawn')}</legend>
      {cards.map((card) => (
        <DrawnCard key={card} seat={seat} card={card} />
      ))}
    </fieldset>
  );
}

function DrawnCard({ seat, card }: { readonly seat: number; readonly card: number }): ReactNode {
  const { props, cards, view, language } = useBoard();
  const thing = { kind: 'trash', id: card } as const;
  const move = { do: 'keep', card } as const;
  const { choice, isSelected, press } = offeringOf(props, seat, move);
  return (
    <button
      {...offerButton(choice !== undefined, wordsFor(cards, view, seat, move, language), press, isSelected)}
      className={style['card']}
      data-card={card}
      data-zone="drawn"
      data-thing={`trash ${card}`}
    >
      <Face thing={thing} ruleset={props.ruleset} settings={props.settings} />
    </button>
  );
}
