/** Where only one spot is on offer, it is marked on the map: in a lesson, or when nothing else is left. */
import type { ReactNode } from 'react';
import { useBoard } from '../context.ts';
import style from './OnlySpot.module.css';
import { usePlacings } from './useGhost.ts';

export function OnlySpot(): ReactNode {
  const { model, moves } = useBoard();
  const placings = usePlacings();
  const [only, ...others] = moves.flatMap((move) => ('x' in move && 'y' in move ? [move] : []));
  const [placing] = placings;
  if (only === undefined || others.length > 0 || placing === undefined) return null;
  const cy = model.content.map.height - only.y;
  return (
    <g className={style['spot']} data-place="spot 0">
      <circle cx={only.x} cy={cy} r={placing.radius} />
      <circle cx={only.x} cy={cy} r={placing.radius + 260} />
    </g>
  );
}
