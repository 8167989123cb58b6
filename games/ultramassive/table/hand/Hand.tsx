/** Your hand: a card is played, discarded for an Effect, or chosen to be recycled, as the question has it. */
import { has } from '@accretion/engine';
import type { ReactNode } from 'react';
import { useRoving } from '../../../pieces/roving.ts';
import { cardsPerRound } from '../../rules/act.ts';
import { isEmpowered } from '../../rules/discover.ts';
import type { Move, SeatView } from '../../rules/state.ts';
import { seenIn } from '../../words/known.ts';
import { actionName, numberedAt } from '../../words/names.ts';
import { ActionFace } from '../cards/faces.tsx';
import { useBoard, useCounts, useLit, useWords } from '../context.ts';
import { useOffers } from '../useOffers.ts';
import style from './Hand.module.css';

export function Hand({ seat, place }: { readonly seat: number; readonly place: SeatView }): ReactNode {
  const { view, cards, language, step, picking, props } = useBoard();
  const say = useWords();
  const count = useCounts();
  const offers = useOffers();
  const isLit = useLit();
  const roving = useRoving<HTMLDivElement>();
  const title = has(props.viewer, seat) ? say('hand') : say('hand.of', { player: props.names[seat] ?? '' });
  const hand = seenIn(place.hand);
  const isHidden = hand.length < place.hand.length;
  // Words where a card is to be chosen; otherwise signs are enough, and there is room for what is asked.
  const isUsable = view.phase === 'actions' || step?.do === 'recycle';
  const names = hand.map((card) => actionName(cards, card, language));
  const buttonOf = (card: number, at: number) => {
    const name = numberedAt(names, at, language);
    if (step?.do === 'recycle') {
      const isChosen = picking.cards.includes(card);
      return {
        type: 'button' as const,
        'aria-label': say('hand.recycle', { card: name }),
        'aria-pressed': isChosen,
        'data-legal': true,
        onClick: () =>
          picking.setCards(isChosen ? picking.cards.filter((one) => one !== card) : [...picking.cards, card]),
      };
    }
    const move: Move = step?.do === 'discard' ? { do: 'discard', card } : { do: 'playCard', card };
    return offers.button(move, name);
  };
  return (
    <section className={style['hand']} aria-label={title}>
      <h3 className={style['title']}>
        {title}
        {view.phase === 'actions' && (
          <small> {say('hand.played', { count: place.played.length, most: cardsPerRound })}</small>
        )}
      </h3>
      <div {...roving} className={style['cards']}>
        {hand.map((card, at) => {
          const button = buttonOf(card, at);
          return (
            <button
              key={card}
              {...button}
              className={style['card']}
              data-thing={`action ${card}`}
              data-hover={button['data-legal'] ? 'off' : undefined}
              data-lit={isLit({ kind: 'action', id: card })}
            >
              <ActionFace
                id={card}
                cards={cards}
                language={language}
                small={!isUsable}
                empowered={isEmpowered(place, cards.action(card).type)}
              />
            </button>
          );
        })}
        {isHidden && <p>{count('cards', place.hand.length)}</p>}
        {hand.length === 0 && !isHidden && <p className={style['none']}>{say('hand.none')}</p>}
      </div>
    </section>
  );
}
