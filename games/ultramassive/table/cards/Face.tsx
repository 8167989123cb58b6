/** Any thing of the game, drawn by itself. */
import type { ReactNode } from 'react';
import { useLazyParts } from '../lazy.ts';
import type { FaceProps } from '../types.ts';
import style from './faces.module.css';

export function Face({ size, ...face }: FaceProps): ReactNode {
  const lazy = useLazyParts();
  const drawn = lazy === null ? null : <lazy.FaceDrawing {...face} />;
  if (size === undefined) return drawn;
  return (
    <span className={style['face']} style={{ width: size, minHeight: size }}>
      {drawn}
    </span>
  );
}
