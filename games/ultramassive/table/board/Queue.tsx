/** What others have caused for a player and what is settled when the step is over (H12, H13). */
import type { ReactNode } from 'react';
import { queueOf } from '../../rules/turns.ts';
import { effectsText } from '../../words/effects.ts';
import { useBoard, useWords } from '../context.ts';
import style from './Queue.module.css';

export function Queue({ seat }: { readonly seat: number }): ReactNode {
  const { props, view, cards, language } = useBoard();
  const say = useWords();
  const queue = queueOf(view, seat);
  if (queue.length === 0) return null;
  return (
    <ul className={style['queue']}>
      {queue.map(({ from, of }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a queue keeps its order.
        <li key={i}>
          {say('queue', {
            player: props.names[from] ?? '',
            what: effectsText(cards.effects(of).steps, language),
          })}
        </li>
      ))}
    </ul>
  );
}
