/** A board on which things happen, or would happen. */
import type { ComponentProps, ReactNode } from 'react';
import type { OpenPlace } from '../../rules/state.ts';
import { useBoard } from '../context.ts';
import { useLazyParts, useShow } from '../lazy.ts';
import { useMassChange } from '../scenes/told.ts';
import { rankOf } from './rank.ts';
import { Spiral } from './Spiral.tsx';

type MovingSpiralProps = Omit<ComponentProps<typeof Spiral>, 'rank' | 'number'> & {
  readonly seat: number;
  /** The board as it would be after what is pointed at. */
  readonly after?: OpenPlace | null;
};

export function MovingSpiral({ seat, after = null, ...rest }: MovingSpiralProps): ReactNode {
  const { props, view } = useBoard();
  const lazy = useLazyParts();
  const show = useShow();
  const change = useMassChange(seat);
  const { place, cards, mini = false } = rest;
  const lasts = props.scene?.lasts ?? 0;
  const isCounting = show !== null && props.settings.motion && change !== null && lasts > 0;
  return (
    <>
      <Spiral
        {...rest}
        rank={rankOf(view, place)}
        {...(isCounting ? { number: <show.Counting {...change} lasts={lasts} /> } : {})}
      >
        {lazy !== null && after !== null && <lazy.Ghosts before={place} after={after} cards={cards} />}
        {lazy !== null && <lazy.Motion seat={seat} place={place} mini={mini} />}
      </Spiral>
      {show !== null && <show.BoardShow seat={seat} place={place} />}
    </>
  );
}
