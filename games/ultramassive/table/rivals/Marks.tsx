/** What everyone may know of a player's turn: who is deciding, who has locked in, what is queued (H1, H12). */
import { has } from '@accretion/engine';
import type { ReactNode } from 'react';
import { cardsPerRound } from '../../rules/act.ts';
import { queueOf } from '../../rules/turns.ts';
import { useBoard, useCounts, useWords } from '../context.ts';
import style from './Marks.module.css';

export function Marks({ seat }: { readonly seat: number }): ReactNode {
  const { props, view } = useBoard();
  const say = useWords();
  const count = useCounts();
  const place = view.seats[seat];
  if (place === undefined || view.phase === 'over') return null;
  const isSealed =
    (place.placed && (view.phase === 'setup' || view.phase === 'intermission')) ||
    (place.decided && view.phase === 'discovery');
  const isAsked = has(props.asked, seat);
  const queued = queueOf(view, seat).length;
  return (
    <ul className={style['marks']}>
      {view.starter === seat && view.seats.length > 1 && <li data-mark="starter">{say('mark.starter')}</li>}
      {isAsked && <li data-mark="asked">{say('mark.asked')} …</li>}
      {isSealed && !isAsked && <li data-mark="done">✓ {say('mark.sealed')}</li>}
      {view.phase === 'actions' && !isAsked && <li data-mark="done">✓ {say('mark.done')}</li>}
      {view.phase === 'actions' && place.played.length > 0 && (
        <li>{say('hand.played', { count: place.played.length, most: cardsPerRound })}</li>
      )}
      {place.pending.length > 0 && <li>{count('mark.pending', place.pending.length)}</li>}
      {place.recycling.length > 0 && <li>{count('mark.recycling', place.recycling.length)}</li>}
      {queued > 0 && <li>{count('mark.queue', queued)}</li>}
    </ul>
  );
}
