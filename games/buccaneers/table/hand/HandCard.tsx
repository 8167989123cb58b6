/** One card of a hand. */

import type { ReactNode } from 'react';
import { offerButton, offeringOf } from '../../../pieces/offering.ts';
import { wordsFor } from '../../words/choices.ts';
import { described, trashName } from '../../words/names.ts';
import { Face } from '../cards/Face.tsx';
import { useBoard, useWords } from '../context.ts';
import style from './Hand.module.css';
import { usePoint } from './Pointing.tsx';

interface HandCardProps {
  readonly seat: number;
  readonly card: number;
  readonly isPick: boolean;
}

export function HandCard({ seat, card, isPick }: HandCardProps): ReactNode {
  const { props, cards, view, language } = useBoard();
  const point = usePoint();
  const say = useWords();
  const thing = { kind: 'trash', id: card } as const;
  const move = { do: 'pick', card } as const;
  const { choice, isSelected, press } = offeringOf(props, seat, move);
  const isLit = props.highlighted.some((one) => one.kind === 'trash' && one.id === card);
  const label =
    choice === undefined
      ? say('cannot', { card: described(cards, card, language) })
      : wordsFor(cards, view, seat, move, language);
  const classes = [
    style['card'],
    choice !== undefined && style['choice'],
    isPick && style['pick'],
    isLit && style['lit'],
  ];
  return (
    <button
      {...offerButton(choice !== undefined, label, press, isSelected)}
      className={classes.filter(Boolean).join(' ')}
      data-card={card}
      data-zone="hand"
      aria-pressed={choice === undefined ? undefined : isPick}
      data-thing={`trash ${card}`}
      onPointerEnter={() => point(card)}
      onPointerLeave={() => point(null)}
      onBlur={() => point(null)}
      onFocus={() => point(card)}
    >
      <Face thing={thing} ruleset={props.ruleset} settings={props.settings} />
      <span className={style['name']} aria-hidden="true">
        {trashName(cards, card, language)}
      </span>
    </button>
  );
}
