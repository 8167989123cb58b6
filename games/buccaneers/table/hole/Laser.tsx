/** LASER: the Threshold cards to choose from, beside the hole (B24). */

import type { ReactNode } from 'react';
import { offerButton, offeringOf } from '../../../pieces/offering.ts';
import { wordsFor } from '../../words/choices.ts';
import { modifierName } from '../../words/names.ts';
import { Face } from '../cards/Face.tsx';
import { useBoard, useWords } from '../context.ts';
import style from './Laser.module.css';

export function Laser(): ReactNode {
  const { props, view, cards, language } = useBoard();
  const say = useWords();
  const seat = props.choices.find((one) => one.move.do === 'place')?.seat;
  if (seat === undefined) return null;
  const offered = view.supply.filter((id) => cards.modifiers[id]?.type === 'threshold');
  return (
    <fieldset className={style['laser']}>
      <legend>{say('hole.laser')}</legend>
      {offered.map((id) => {
        const move = { do: 'place', modifier: id } as const;
        const { choice, isSelected, press } = offeringOf(props, seat, move);
        const words =
          choice === undefined
            ? say('cannot', { card: modifierName(cards, id, language) })
            : wordsFor(cards, view, seat, move, language);
        return (
          <button
            key={id}
            {...offerButton(choice !== undefined, words, press, isSelected)}
            className={style['modifier']}
            data-thing={`modifier ${id}`}
          >
            <Face thing={{ kind: 'modifier', id }} ruleset={props.ruleset} settings={props.settings} />
          </button>
        );
      })}
    </fieldset>
  );
}
