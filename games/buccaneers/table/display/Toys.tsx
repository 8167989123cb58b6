/** Face-down Toys: their owner sees which they are, others only that they are there (B20, B46). */
import type { ReactNode } from 'react';
import { isKnown, type SeatView } from '../../words/known.ts';
import { described } from '../../words/names.ts';
import { Tile } from '../cards/Tile.tsx';
import { useBoard, useWords } from '../context.ts';
import style from './Cluster.module.css';

export function Toys({ place }: { readonly place: SeatView }): ReactNode {
  const { cards, language } = useBoard();
  const say = useWords();
  if (place.toys.length === 0) return null;
  const isOwn = place.toys.every((toy) => isKnown(toy.card));
  return (
    <fieldset className={style['cluster']} data-kind="toys">
      <legend className="unseen">{say(isOwn ? 'toys.own' : 'toys')}</legend>
      <div className={style['row']}>
        {place.toys.map(({ card, hand, turn }) =>
          isKnown(card) ? (
            <Tile
              key={card}
              thing={{ kind: 'trash', id: card }}
              label={say('card.faceDown', { card: described(cards, card, language) })}
              note={say('faceDown')}
            />
          ) : (
            <Tile key={`${hand} ${turn}`} thing={{ kind: 'back', id: 0 }} label={say('toy.hidden')} />
          ),
        )}
      </div>
    </fieldset>
  );
}
