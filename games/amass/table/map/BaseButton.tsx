/** A whole base as something to press where its facings are too small for fingers: the map then goes near it. */
import type { CSSProperties, ReactNode } from 'react';
import { facingPlace } from '../../rules/board.ts';
import { baseName } from '../../words/names.ts';
import { useBoard, useWords } from '../context.ts';
import { meaningOf } from './meaning.ts';
import style from './Spot.module.css';
import { baseSpots, groupsAt } from './spots.ts';

interface BaseButtonProps {
  readonly base: number;
  readonly isCurrent: boolean;
  readonly style: CSSProperties;
  focus(): void;
  open(): void;
}

export function BaseButton({ base, isCurrent, style: at, focus, open }: BaseButtonProps): ReactNode {
  const look = useBoard();
  const { props, board, view } = look;
  const say = useWords();
  const spots = baseSpots(base);
  const isTarget = spots.some((spot) => ['play', 'go'].includes(meaningOf(look, spot).is));
  const members = spots.flatMap((spot) => groupsAt(board, view, spot));
  const isLit = props.highlighted.some(
    ({ kind, id }) =>
      (kind === 'base' && id === base) ||
      (kind === 'place' &&
        spots.some((spot) => spot.kind === 'facing' && facingPlace(board, base, spot.facing) === id)),
  );
  return (
    <button
      type="button"
      className={style['spot']}
      style={at}
      tabIndex={isCurrent ? 0 : -1}
      aria-label={say('base.open', { base: baseName(board, base) })}
      aria-description={say.count(
        'base.members',
        members.reduce((sum, { count }) => sum + count, 0),
      )}
      data-spot={`base ${base}`}
      data-whole="true"
      data-legal={isTarget}
      data-lit={isLit}
      data-thing={`base ${base}`}
      onClick={open}
      onFocus={focus}
    />
  );
}
