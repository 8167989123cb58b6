/** What stands on a base: the emblem of a figure, cut out and lit from above. The boss floats amid torn metal. */
import type { ReactNode } from 'react';
import type { Hero } from '../../field/model.ts';
import style from './Emblem.module.css';
import { emblemOf, emblemPath } from './emblems.ts';

interface EmblemProps {
  readonly hero: Hero;
  readonly r: number;
  readonly isBoss: boolean;
}

export function Emblem({ hero, r, isBoss }: EmblemProps): ReactNode {
  const path = emblemPath(emblemOf(hero));
  const size = r * 0.5;
  return (
    <g className={style['emblem']} data-emblem={emblemOf(hero)}>
      {isBoss && <Shards r={r} />}
      <g className={style['standing']}>
        <g transform={`translate(0 ${-r * 0.07}) scale(${size})`}>
          <path className={style['relief']} d={path} transform="translate(.08 .12)" />
          <path className={style['shape']} d={path} />
        </g>
      </g>
    </g>
  );
}

/** Eight pieces of metal held around the base, tips outwards: nobody else has them. */
const Shards = ({ r }: { readonly r: number }): ReactNode => (
  <g className={style['shards']}>
    <circle className={style['might']} r={r * 1.75} />
    <circle className={style['pull']} r={r * 1.4} />
    {Array.from({ length: 8 }, (_, nth) => (
      <path
        // biome-ignore lint/suspicious/noArrayIndexKey: shards are told by their order.
        key={nth}
        transform={`rotate(${nth * 45 + 22.5}) translate(0 ${-r * (nth % 2 === 0 ? 1.18 : 1.12)}) scale(${r})`}
        d={nth % 2 === 0 ? 'M-.13 .06L-.04 -.34L.14 .04Z' : 'M-.09 .02L.06 -.24L.1 .06Z'}
      />
    ))}
  </g>
);
