/** The reveal is a moment: all picks turn together, then fly to their displays (B6). For eyes only. */
import { type CSSProperties, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { Face } from '../cards/Face.tsx';
import { BackFace } from '../cards/SideFace.tsx';
import { useBoard } from '../context.ts';
import style from './RevealStage.module.css';

interface RevealStageProps {
  readonly cards: readonly { readonly seat: number; readonly card: number | null }[];
  readonly board: RefObject<HTMLElement | null>;
  /** Milliseconds. */
  readonly lasts: number;
  /** The cards lie in their displays already: they fly there, and nothing is left here. */
  readonly isFlying: boolean;
}

export function RevealStage({ cards, board, lasts, isFlying }: RevealStageProps): ReactNode {
  const { props } = useBoard();
  const stage = useRef<HTMLDivElement>(null);
  const { motion } = props.settings;
  useLayoutEffect(() => {
    if (!isFlying || !motion) return;
    return fly(stage.current, board.current, lasts);
  }, [isFlying, motion, board, lasts]);
  const time = { '--lasts': `${lasts}ms` } as CSSProperties;
  return (
    <div ref={stage} className={style['stage']} data-flying={isFlying} aria-hidden="true" style={time}>
      {cards.map(({ seat, card }, i) => (
        <figure
          key={`${seat} ${card}`}
          className={style['pick']}
          style={{ '--part': i / cards.length } as CSSProperties}
        >
          <div className={style['flip']} data-stays={card === null} data-staged={card ?? undefined}>
            <span className={style['back']}>
              <BackFace toy={card === null} />
            </span>
            {card !== null && (
              <span className={style['front']}>
                <Face thing={{ kind: 'trash', id: card }} ruleset={props.ruleset} settings={props.settings} />
              </span>
            )}
          </div>
          <figcaption>{props.names[seat]}</figcaption>
        </figure>
      ))}
    </div>
  );
}

/** Each card flies from the stage to its place; returns how to stop that. */
function fly(stage: HTMLElement | null, board: HTMLElement | null, lasts: number): () => void {
  const flights = [...(stage?.querySelectorAll<HTMLElement>('[data-staged]') ?? [])].flatMap((from) => {
    const to = board?.querySelector<HTMLElement>(
      `[data-zone="display"][data-card="${from.dataset['staged']}"]`,
    );
    return to ? [{ to, start: from.getBoundingClientRect(), end: to.getBoundingClientRect() }] : [];
  });
  // All are measured before the first one moves, and only the transform is animated: no layout, no repainting.
  const flying = flights.map(({ to, start, end }) => {
    const x = start.left + start.width / 2 - end.left - end.width / 2;
    const y = start.top + start.height / 2 - end.top - end.height / 2;
    const scale = start.width / Math.max(1, end.width);
    to.style.zIndex = '20';
    const flight = to.animate?.(
      [{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, { transform: 'none' }],
      { duration: lasts * 0.8, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
    );
    return { to, flight };
  });
  return () => {
    for (const { to, flight } of flying) {
      flight?.finish();
      to.style.removeProperty('z-index');
    }
  };
}
