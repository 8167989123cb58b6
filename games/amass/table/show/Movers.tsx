/**
 * What is on its way over the map. Each thing lies where it goes and is drawn back along its way by styles alone: no
 * script runs from frame to frame, and the map below is not drawn again.
 */
import type { CSSProperties, ReactNode } from 'react';
import { useBoard } from '../context.ts';
import { AlienFigure } from '../figures/Alien.tsx';
import { Members } from '../figures/Member.tsx';
import type { Point } from '../map/geometry.ts';
import { Cube } from '../Pieces.tsx';
import style from './Movers.module.css';
import type { Mover } from './movesIn.ts';

export function Movers({ movers }: { readonly movers: readonly Mover[] }): ReactNode {
  const { geometry } = useBoard();
  const share = 100 / geometry.size;
  return (
    <div className={style['movers']} data-part="movers" aria-hidden="true">
      {movers.map((mover) => {
        const { x, y } = mover.way.at(-1) ?? geometry.middle;
        const wide = sizes[mover.what] * share;
        return (
          <span
            key={mover.id}
            className={style['mover']}
            data-what={mover.what}
            style={
              {
                left: `${x * share}%`,
                top: `${y * share}%`,
                width: `${wide}%`,
                '--nth': mover.what === 'cube' ? mover.nth : 0,
              } as CSSProperties
            }
          >
            <Way way={mover.way} share={share}>
              <Drawing mover={mover} />
            </Way>
          </span>
        );
      })}
    </div>
  );
}

/** How wide the square is that a thing is drawn in, on the map. */
const sizes = { members: 100, cube: 30, alien: 150 } as const;

/** Each leg of a way takes its share of the time: the first is the outermost, and every leg ends at nought. */
function Way({
  way,
  leg = 0,
  share,
  children,
}: {
  readonly way: readonly Point[];
  readonly leg?: number;
  readonly share: number;
  readonly children: ReactNode;
}): ReactNode {
  const [from, to] = [way[leg], way[leg + 1]];
  if (from === undefined || to === undefined) return children;
  const vars = {
    '--dx': `${(from.x - to.x) * share}cqw`,
    '--dy': `${(from.y - to.y) * share}cqw`,
    '--leg': leg,
    '--legs': way.length - 1,
  };
  return (
    <span className={style['leg']} style={vars as CSSProperties}>
      <Way way={way} leg={leg + 1} share={share}>
        {children}
      </Way>
    </span>
  );
}

function Drawing({ mover }: { readonly mover: Mover }): ReactNode {
  const { board, geometry } = useBoard();
  const half = sizes[mover.what] / 2;
  return (
    <svg
      viewBox={`${-half} ${-half} ${half * 2} ${half * 2}`}
      className={style['drawing']}
      aria-hidden="true"
    >
      {mover.what === 'members' && (
        <Members base={mover.base} count={mover.count} radius={geometry.mineRadius * 0.4} />
      )}
      {mover.what === 'cube' && <Cube colour={mover.colour} size={26} points={board.points[mover.colour]} />}
      {mover.what === 'alien' && <AlienFigure />}
    </svg>
  );
}
