/** What a score step means for one ship, written on it: its Weight against the Threshold, its rank and points. */
import type { ReactNode } from 'react';
import { signless } from '../../words/numbers.ts';
import { useBoard, useWords } from '../context.ts';
import { Verdict } from './Figures.tsx';
import { fateOf, momentOf } from './moment.ts';
import style from './ShipNote.module.css';

export function ShipNote({ seat }: { readonly seat: number }): ReactNode {
  const { props, view } = useBoard();
  const say = useWords();
  const moment = momentOf(props.scene, view);
  const fate = moment && fateOf(moment, seat);
  if (!fate || fate.is === 'weighed') return null;
  const { compared, threshold, rank, points } = fate.line;
  if (fate.is === 'ranked')
    return (
      <p className={style['note']} data-first={rank === 1}>
        {rank !== null && say('score.rank', { rank })} <b>+{points ?? 0}</b>
      </p>
    );
  return (
    <p className={style['note']}>
      {signless(compared ?? 0)} {fate.is === 'drawnIn' ? '>' : '≤'} {signless(threshold ?? 0)}{' '}
      <Verdict isDrawnIn={fate.is === 'drawnIn'} />
      {fate.is === 'drawnIn' && (points ?? 0) > 0 && <b> +{points}</b>}
    </p>
  );
}
