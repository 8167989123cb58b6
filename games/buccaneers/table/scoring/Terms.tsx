/** A sum card by card: each as a small card with the number that counted. */
import type { ReactNode } from 'react';
import { modifierName, trashName } from '../../words/names.ts';
import { signless } from '../../words/numbers.ts';
import { Face } from '../cards/Face.tsx';
import { Turned } from '../cards/Tile.tsx';
import { useBoard } from '../context.ts';
import type { Term } from './steps.ts';
import style from './Terms.module.css';

export function Terms({ terms }: { readonly terms: readonly Term[] }): ReactNode {
  const { props, cards, language } = useBoard();
  return (
    <ul className={style['terms']}>
      {terms.map(({ amount, card, modifier, spin = 0 }) => {
        const thing =
          card === undefined ? { kind: 'modifier', id: modifier ?? 0 } : { kind: 'trash', id: card };
        const name =
          card === undefined
            ? modifierName(cards, modifier ?? 0, language)
            : trashName(cards, card, language);
        return (
          <li key={`${thing.kind} ${thing.id}`} title={name}>
            <span className="unseen">{name}: </span>
            <span className={style['icon']}>
              <Turned spin={spin}>
                <Face thing={thing} ruleset={props.ruleset} settings={props.settings} spin={spin} small />
              </Turned>
            </span>
            <b>{signless(amount)}</b>
          </li>
        );
      })}
    </ul>
  );
}
