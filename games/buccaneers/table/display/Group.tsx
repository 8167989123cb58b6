/** A Time Machine group: its parts, all turned the same way, and what they count together (B18). */

import type { ReactNode } from 'react';
import { offerButton, offeringOf } from '../../../pieces/offering.ts';
import { wordsFor } from '../../words/choices.ts';
import { knownOf, type SeatView, worthOf } from '../../words/known.ts';
import { described } from '../../words/names.ts';
import { signless } from '../../words/numbers.ts';
import { Tile } from '../cards/Tile.tsx';
import { useBoard, useWords } from '../context.ts';
import style from './Cluster.module.css';
import { Sum } from './Sum.tsx';

interface GroupProps {
  readonly seat: number;
  readonly place: SeatView;
  readonly index: number;
}

export function Group({ seat, place, index }: GroupProps): ReactNode {
  const { props, cards, view, language } = useBoard();
  const say = useWords();
  const parts = place.groups[index] ?? [];
  const { value, weight } = worthOf(cards, knownOf(place).place, parts);
  const label = say('group', { number: index + 1, value: signless(value), weight: signless(weight) });
  const isAsked = props.choices.some((one) => one.seat === seat && one.move.do === 'join');
  const tiles = parts.map((id) => (
    <Tile
      key={id}
      thing={{ kind: 'trash', id }}
      label={described(cards, id, language, parts.length - 1)}
      spin={parts.length - 1}
      plain={isAsked}
    />
  ));
  if (!isAsked) {
    return (
      <fieldset className={style['cluster']} data-kind="group">
        <legend className="unseen">{label}</legend>
        <div className={style['row']}>{tiles}</div>
        <Sum value={value} weight={weight} />
      </fieldset>
    );
  }
  const move = { do: 'join', group: index } as const;
  const { choice, isSelected, press } = offeringOf(props, seat, move);
  const words =
    choice === undefined ? say('cannot', { card: label }) : wordsFor(cards, view, seat, move, language);
  return (
    <button
      {...offerButton(choice !== undefined, words, press, isSelected)}
      className={`${style['cluster']} ${choice === undefined ? '' : style['choice']}`}
      data-kind="group"
    >
      <span className={style['row']}>{tiles}</span>
      <Sum value={value} weight={weight} />
    </button>
  );
}
