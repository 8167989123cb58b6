/** A member or card to put into a squad or take out; one that does not fit says why. */
import type { Refusal } from '@accretion/engine';
import type { ReactNode } from 'react';
import { useBoard } from '../context.ts';
import { DeskButton } from '../desk/Panel.tsx';
import { whyText } from '../field/why.ts';
import style from './SquadBuilder.module.css';

interface OfferProps {
  readonly name: string;
  readonly note: string;
  readonly isIn: boolean;
  readonly why: Refusal | null;
  readonly press: () => void;
}

export function Offer({ name, note, isIn, why, press }: OfferProps): ReactNode {
  const { model, language, props } = useBoard();
  return (
    <DeskButton
      isPressed={isIn}
      isLegal={why === null}
      press={() => (why === null ? press() : props.explain(why))}
    >
      <span className={style['offer']}>
        <b>{name}</b>
        <small>{why === null ? note : whyText(why, model, language)}</small>
      </span>
    </DeskButton>
  );
}
