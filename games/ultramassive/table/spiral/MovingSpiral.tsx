/** A board on which things happen. */
import type { ComponentProps, ReactNode } from 'react';
import { useLazyParts } from '../lazy.ts';
import { Spiral } from './Spiral.tsx';

type MovingSpiralProps = ComponentProps<typeof Spiral> & { readonly seat: number };

export function MovingSpiral({ seat, ...rest }: MovingSpiralProps): ReactNode {
  const lazy = useLazyParts();
  return (
    <Spiral {...rest}>
      {lazy !== null && <lazy.Motion seat={seat} place={rest.place} mini={rest.mini === true} />}
    </Spiral>
  );
}
