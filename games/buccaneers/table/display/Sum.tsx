/** What a cluster of cards counts together. */
import type { ReactNode } from 'react';
import { signless } from '../../words/numbers.ts';
import style from './Sum.module.css';

export const Sum = ({ value, weight }: { readonly value: number; readonly weight: number }): ReactNode => (
  <span className={style['sum']} aria-hidden="true">
    <span className={style['value']}>{signless(value)}</span>
    <span className={style['weight']}>{signless(weight)}</span>
  </span>
);
