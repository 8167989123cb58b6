/** The reveal is a moment: all picks turn together, then fly to their displays (B6). For eyes only. */
import { type CSSProperties, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Face } from '../cards/Face.tsx';
import { BackFace } from '../cards/SideFace.tsx';
import { useBoard } from '../context.ts';
import style from './RevealStage.module.css';

export interface Revealed {
  /** Differs for every reveal. */
  readonly n: number;
  readonly cards: readonly { readonly seat: number; readonly card: number | null }[];
}

interface RevealStageProps {
  readonly revealed: Revealed;
  readonly board: RefObject<HTMLElement | null>;
  done(): void;
}

/** Time to turn, one after the other, and to be read, in milliseconds. */
const held = 1700;

export function RevealStage({ revealed, board, done }: RevealStageProps): ReactNode {
  const { props } = useBoard();
  const stage = useRef<HTMLDivElement>(null);
  const { cards } = revealed;
  useEffect(() => {
    const timer = setTimeout(() => {
      fly(stage.current, board.current);
      done();
    }, held);
    return () => clearTimeout(timer);
  }, [board, done]);
  return (
    <div ref={stage} className={style['stage']} aria-hidden="true">
      {cards.map(({ seat, card }, i) => (
        <figure
          key={`${seat} ${card}`}
          className={style['pick']}
          style={{ '--delay': `${(i * 300) / cards.length}ms` } as CSSProperties}
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

/** Each card flies from the stage to its place. */
function fly(stage: HTMLElement | null, board: HTMLElement | null): void {
  const flights = [...(stage?.querySelectorAll<HTMLElement>('[data-staged]') ?? [])].flatMap((from) => {
    const to = board?.querySelector<HTMLElement>(
      `[data-zone="display"][data-card="${from.dataset['staged']}"]`,
    );
    return to ? [{ to, start: from.getBoundingClientRect(), end: to.getBoundingClientRect() }] : [];
  });
  // All are measured before the first one moves, and only the transform is animated: no layout, no repainting.
  for (const { to, start, end } of flights) {
    const x = start.left + start.width / 2 - end.left - end.width / 2;
    const y = start.top + start.height / 2 - end.top - end.height / 2;
    const scale = start.width / Math.max(1, end.width);
    const flight = to.animate?.(
      [{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, { transform: 'none' }],
      { duration: 480, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
    );
    if (flight === undefined) continue;
    to.style.zIndex = '20';
    flight.onfinish = () => to.style.removeProperty('z-index');
  }
}
