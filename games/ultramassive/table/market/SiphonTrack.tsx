/** The Siphon track: what each size may draw; larger sizes keep what the smaller ones had (R72). */
import type { ReactNode } from 'react';
import { useRoving } from '../../../pieces/roving.ts';
import { thresholds } from '../../rules/close.ts';
import { type Size, sizes } from '../../rules/content.ts';
import { effectsShort } from '../../words/names.ts';
import { siphonThing } from '../../words/things.ts';
import { EffectSigns } from '../cards/EffectSigns.tsx';
import { hyphenated } from '../cards/hyphens.ts';
import { useBoard, useWords } from '../context.ts';
import { useOffers } from '../useOffers.ts';
import style from './SiphonTrack.module.css';

export function SiphonTrack(): ReactNode {
  const { view, near } = useBoard();
  const own = sizes.indexOf(view.seats[near]?.size ?? 'primordial');
  return (
    <div className={style['track']}>
      {sizes.map((size, at) => (
        <Options key={size} size={size} isReached={at <= own} />
      ))}
    </div>
  );
}

function Options({ size, isReached }: { readonly size: Size; readonly isReached: boolean }): ReactNode {
  const { view, cards, language } = useBoard();
  const say = useWords();
  const offers = useOffers();
  const roving = useRoving<HTMLFieldSetElement>();
  const { edition } = view.options;
  return (
    <fieldset {...roving} className={style['size']} data-reached={isReached}>
      <legend>
        {say(`size.${size}`)}
        {!isReached && size !== 'primordial' && (
          <small> {say('siphon.from', { mass: thresholds[size] })}</small>
        )}
      </legend>
      {cards.siphonOptions(edition, size).map(({ steps }, option) => {
        const what = effectsShort(cards, steps, language);
        const thing = siphonThing(edition, size, option);
        return (
          <button
            key={thing.id}
            {...offers.button({ do: 'siphon', size, option }, what)}
            className={style['option']}
            data-thing={`siphon ${thing.id}`}
          >
            <EffectSigns of={steps} cards={cards} />
            <span>{hyphenated(what)}</span>
          </button>
        );
      })}
    </fieldset>
  );
}
