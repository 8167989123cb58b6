/** Between two seats: where the hands go (B34). */
import type { ReactNode } from 'react';
import { useBoard, useWords } from '../context.ts';
import style from './Passing.module.css';

/** `to` sits next in clockwise order after `from`. */
export function Passing({ from, to }: { readonly from: number; readonly to: number }): ReactNode {
  const { props, view } = useBoard();
  const say = useWords();
  const [giver, taker] = view.clockwise ? [from, to] : [to, from];
  const text = `${props.names[giver] ?? ''} ${say('passesTo', { player: props.names[taker] ?? '' })}`;
  return (
    <span
      className={style['passing']}
      role="img"
      aria-label={text}
      title={text}
      data-forward={view.clockwise}
      data-busy={props.scene?.kind === 'pass'}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 5L11 12L4 19M12 5L19 12L12 19" fill="none" stroke="currentColor" strokeWidth={3} />
      </svg>
    </span>
  );
}
