/** Deck, discard, pile, the Direction card, the Score card, and the holes still to come. */
import { type ReactNode, useState } from 'react';
import { described, holeDescribed } from '../../words/names.ts';
import { sayCount } from '../../words/texts.ts';
import { BackFace } from '../cards/SideFace.tsx';
import { Tile } from '../cards/Tile.tsx';
import { useBoard, useWords } from '../context.ts';
import { DiscardDialog } from './DiscardDialog.tsx';
import style from './Piles.module.css';

export function Piles(): ReactNode {
  const { props, view, cards, language } = useBoard();
  const say = useWords();
  const [isOpen, setOpen] = useState(false);
  const players = view.seats.length;
  const newest = view.discard.at(-1);
  return (
    <div className={style['piles']}>
      <figure className={style['pile']}>
        <BackFace />
        <figcaption>
          {say('deck')} <b>{view.deck.length}</b>
        </figcaption>
      </figure>
      <button
        type="button"
        className={style['pile']}
        aria-label={sayCount(language, 'discard.show', view.discard.length)}
        onClick={() => setOpen(true)}
      >
        <span className={style['discard']}>
          {newest === undefined ? (
            <span className={style['none']} />
          ) : (
            <Tile
              thing={{ kind: 'trash', id: newest }}
              label={described(cards, newest, language)}
              zone="discard"
              plain
            />
          )}
        </span>
        <span>
          {say('discard')} <b>{view.discard.length}</b>
        </span>
      </button>
      <figure className={style['pile']} data-filled={props.scene?.kind === 'pile'}>
        {view.pile.length > 0 ? <BackFace /> : <span className={style['none']} />}
        <figcaption>
          {say('pile')} <b>{view.pile.length}</b>
        </figcaption>
      </figure>
      <figure className={style['pile']}>
        <Tile
          thing={{ kind: 'direction', id: view.clockwise ? 1 : 0 }}
          label={`${say('direction')}: ${say(view.clockwise ? 'clockwise' : 'counterclockwise')}`}
          zone="hole"
        />
        <figcaption>{say('direction.short')}</figcaption>
      </figure>
      <figure className={style['pile']}>
        <Tile
          thing={{ kind: 'scoreCard', id: players }}
          label={`${say('scoreCard')}: ${cards.pointsFor(players).join(', ')}`}
          zone="hole"
        />
        <figcaption>{say('points.title')}</figcaption>
      </figure>
      {view.ahead.length > 0 && (
        <fieldset className={style['ahead']}>
          <legend>{say('ahead')}</legend>
          {view.ahead.map((id) => (
            <Tile
              key={id}
              thing={{ kind: 'hole', id }}
              label={holeDescribed(cards, id, language)}
              zone="hole"
            />
          ))}
        </fieldset>
      )}
      {isOpen && <DiscardDialog close={() => setOpen(false)} />}
    </div>
  );
}
