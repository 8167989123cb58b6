/** The Siphon track: what each size may draw; larger sizes keep what the smaller ones had (R72). */
import type { ReactNode } from 'react';
import { sizes } from '../rules/content.ts';
import { EffectSigns } from './cards/EffectSigns.tsx';
import { useBoard, useWords } from './context.ts';
import { effectsShort } from './naming.ts';
import style from './SiphonTrack.module.css';
import { siphonThing } from './things.ts';
import { useOffers } from './useOffers.ts';

export function SiphonTrack(): ReactNode {
  const { view, cards, language, near } = useBoard();
  const say = useWords();
  const offers = useOffers();
  const { edition } = view.options;
  const own = sizes.indexOf(view.seats[near]?.size ?? 'primordial');
  return (
    <div className={style['track']}>
      {sizes.map((size, at) => (
        <fieldset key={size} className={style['size']} data-reached={at <= own}>
          <legend>{say(`size.${size}`)}</legend>
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
                <span>{what}</span>
              </button>
            );
          })}
        </fieldset>
      ))}
    </div>
  );
}
