/** Any thing of the game, drawn by itself: in help, in the log, in the pack editor. */
import type { ReactNode } from 'react';
import { useLazyParts } from './lazy.ts';
import type { FaceProps } from './types.ts';

export function Face({ size, ...face }: FaceProps): ReactNode {
  const lazy = useLazyParts();
  const drawn = lazy === null ? null : <lazy.FaceDrawing {...face} />;
  if (size === undefined) return drawn;
  return <span style={{ display: 'inline-block', width: size, height: size }}>{drawn}</span>;
}
