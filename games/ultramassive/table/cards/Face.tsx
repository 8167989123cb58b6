/** Any thing of the game, drawn by itself. */
import type { ReactNode } from 'react';
import { useLazyParts } from '../lazy.ts';
import type { FaceProps } from '../types.ts';
import style from './faces.module.css';

/** Narrower than this a card has signs alone, no words. */
const smallest = 110;

export function Face({ size, ...face }: FaceProps): ReactNode {
  const lazy = useLazyParts();
  const drawn =
    lazy === null ? null : <lazy.FaceDrawing {...face} small={size !== undefined && size < smallest} />;
  if (size === undefined) return drawn;
  return (
    <span className={style['face']} style={{ width: size, minHeight: size }}>
      {drawn}
    </span>
  );
}
