/** The hull of a base: a core on struts, and a wing under each facing. What is stored and who stands there lies on it. */
import type { ReactNode } from 'react';
import { facings } from '../../rules/content.ts';
import { crewLook } from '../looks.ts';
import type { Geometry, Point } from '../map/geometry.ts';
import style from './Hull.module.css';

export function Hull({
  base,
  middle,
  geometry,
}: {
  readonly base: number;
  readonly middle: Point;
  readonly geometry: Geometry;
}): ReactNode {
  const { baseHalf, coreHalf } = geometry;
  const { fill } = crewLook(base);
  const [inner, outer, end] = [coreHalf * 0.96, coreHalf * 0.8, baseHalf + 5];
  const strut = coreHalf * 1.5;
  const edge = coreHalf + 4;
  const cut = coreHalf * 0.36;
  return (
    <g transform={`translate(${middle.x} ${middle.y})`} className={style['hull']} style={{ stroke: fill }}>
      <path
        d={`M${-strut} ${-strut}L${strut} ${strut}M${strut} ${-strut}L${-strut} ${strut}`}
        className={style['strut']}
      />
      {[-strut, strut].flatMap((x) =>
        [-strut, strut].map((y) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={7} className={style['foot']} />
        )),
      )}
      {facings.map((facing, side) => (
        <g key={facing} transform={`rotate(${side * 90})`}>
          <path
            d={`M${-inner} ${-coreHalf + 2}L${-outer} ${-end + 8}L${-outer + 8} ${-end}H${outer - 8}L${outer} ${-end + 8}L${inner} ${-coreHalf + 2}Z`}
            className={style['wing']}
          />
          <path d={`M${-outer + 10} ${-end}H${outer - 10}`} className={style['light']} />
        </g>
      ))}
      <path
        d={`M${-edge + cut} ${-edge}H${edge - cut}L${edge} ${-edge + cut}V${edge - cut}L${edge - cut} ${edge}H${-edge + cut}L${-edge} ${edge - cut}V${-edge + cut}Z`}
        className={style['core']}
      />
      <circle r={coreHalf * 0.84} className={style['pad']} />
    </g>
  );
}
