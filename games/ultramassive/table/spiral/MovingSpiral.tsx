/** A board on which things happen, or would happen. */
import type { ComponentProps, ReactNode } from 'react';
import type { OpenPlace } from '../../rules/state.ts';
import { useLazyParts } from '../lazy.ts';
import { Spiral } from './Spiral.tsx';

type MovingSpiralProps = ComponentProps<typeof Spiral> & {
  readonly seat: number;
  /** The board as it would be after what is pointed at. */
  readonly after?: OpenPlace | null;
};

export function MovingSpiral({ seat, after = null, ...rest }: MovingSpiralProps): ReactNode {
  const lazy = useLazyParts();
  const { place, cards, mini = false } = rest;
  return (
    <Spiral {...rest}>
      {lazy !== null && after !== null && <lazy.Ghosts before={place} after={after} cards={cards} />}
      {lazy !== null && <lazy.Motion seat={seat} place={place} mini={mini} />}
    </Spiral>
  );
}
