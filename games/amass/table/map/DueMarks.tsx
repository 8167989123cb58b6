/** Crossed blades wherever a fight is due, as long as there may be one this round (A48). */
import type { ReactNode } from 'react';
import { baseOfFacing, facingOf, isMine } from '../../rules/board.ts';
import { dueOf } from '../../rules/due.ts';
import { mark } from '../cards/art.ts';
import { IconAt } from '../cards/Icon.tsx';
import { useBoard } from '../context.ts';
import style from './DueMarks.module.css';
import { type Geometry, type Point, raiderAt } from './geometry.ts';

/** What is asked or told before and between fights. */
const before: ReadonlySet<string> = new Set(['command', 'combat', 'pick', 'react', 'propose', 'answer']);

export function DueMarks(): ReactNode {
  const { board, view, geometry } = useBoard();
  const top = view.agenda.stack.at(-1);
  if (top === undefined || !before.has(top.do)) return null;
  const places = new Set(view.crews.flatMap((_, crew) => dueOf(board, view, crew).map(({ at }) => at)));
  return [...places].map((at) => {
    const { x, y } = signAt(board, geometry, at);
    return (
      <g key={at} transform={`translate(${x} ${y})`} className={style['due']}>
        <circle r={19} />
        <IconAt of={mark.fight.icon} size={26} />
      </g>
    );
  });
}

function signAt(board: ReturnType<typeof useBoard>['board'], geometry: Geometry, at: string): Point {
  const place = board.place(at);
  if (place < 0) {
    const { x, y } = geometry.base(board.bases[board.base(at)]?.zone ?? 0);
    return { x: x + geometry.coreHalf, y: y - geometry.coreHalf };
  }
  if (isMine(board, place)) {
    const { x, y } = geometry.mine(place);
    return { x: x + geometry.mineRadius * 0.74, y: y - geometry.mineRadius * 0.74 };
  }
  const base = geometry.base(board.bases[baseOfFacing(board, place)]?.zone ?? 0);
  const raider = (nth: number): Point => raiderAt(geometry, base, facingOf(board, place), nth);
  const [one, two] = [raider(0), raider(1)];
  return { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 };
}
