/** The Resource Draft: two sets of spaces, who has taken which, and in which order they pick (R9, R10). */
import type { ReactNode } from 'react';
import { useRoving } from '../../../pieces/roving.ts';
import { turnOrder } from '../../rules/state.ts';
import { cardName, effectsShort } from '../../words/names.ts';
import { draftSpaceThing } from '../../words/things.ts';
import { EffectSigns } from '../cards/EffectSigns.tsx';
import { hyphenated } from '../cards/hyphens.ts';
import { useBoard, useLit, useWords } from '../context.ts';
import { SeatMark } from '../SeatMark.tsx';
import { storiesIn } from '../scenes/told.ts';
import { useOffers } from '../useOffers.ts';
import style from './DraftBoard.module.css';

export const DraftBoard = (): ReactNode => (
  <div className={style['draft']}>
    <DraftSet set={0} />
    <DraftSet set={1} />
  </div>
);

function DraftSet({ set }: { readonly set: number }): ReactNode {
  const { view, cards, language, step, props } = useBoard();
  const say = useWords();
  const offers = useOffers();
  const isLit = useLit();
  const roving = useRoving<HTMLDivElement>();
  const order = set === 0 ? turnOrder(view) : turnOrder(view).reverse();
  const token = view.draftTokens[set];
  const isOpen = step?.do === 'pick' && step['set'] === set;
  const picked = storiesIn(props.scene).find((story) => story.did === 'pick' && story.set === set);
  return (
    <fieldset className={style['set']} data-open={isOpen}>
      <legend>
        {say('draft.set', { set: set + 1 })}
        {token !== undefined && (
          <span data-thing={`draftToken ${token}`}> {cardName(cards, 'draftToken', token, language)}</span>
        )}
        <span className={style['order']}>
          <span className="unseen">
            {say('draft.order', { names: order.map((seat) => props.names[seat] ?? '').join(', ') })}
          </span>
          {order.map((seat) => (
            <SeatMark key={seat} seat={seat} dim={view.seats[seat]?.picks[set] !== undefined} />
          ))}
        </span>
      </legend>
      <div {...roving} className={style['spaces']}>
        {cards.draftSet(view, set).map(({ steps }, space) => {
          const taker = view.seats.findIndex((place) => place.picks[set] === space);
          const thing = draftSpaceThing(view.options.edition, token, set, space);
          const what = effectsShort(cards, steps, language);
          const name = taker < 0 ? what : say('draft.taken', { what, player: props.names[taker] ?? '' });
          const button = isOpen
            ? offers.button({ do: 'pick', space }, name)
            : {
                ...offers.button({ do: 'pick', space: 4 }, name),
                'aria-label': name,
                'aria-disabled': true,
                'data-legal': false,
                onClick: () => offers.explain({ do: 'pick', space }),
              };
          return (
            <button
              key={thing.id}
              {...button}
              className={style['space']}
              data-taken={taker >= 0}
              data-fresh={picked?.did === 'pick' && picked.space === space}
              data-thing={`draftSpace ${thing.id}`}
              data-lit={isLit(thing)}
            >
              <EffectSigns of={steps} cards={cards} />
              <span className={style['what']}>{hyphenated(what)}</span>
              {taker >= 0 && (
                <span className={style['taker']}>
                  <SeatMark seat={taker} />
                </span>
              )}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
