/** The arrow on the map: the strip it covers, where a base ends, what is hit. */
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import { alongX, alongY } from '../../rules/plane/directions.ts';
import { actionSay } from '../../words/board/actionTexts.ts';
import { useBoard } from '../context.ts';
import { isFigure, markOf, roundOf } from '../field/names.ts';
import type { MapCamera } from '../map/useCamera.ts';
import style from './AimLayer.module.css';
import { useAim } from './useAim.ts';

export function AimLayer({ camera }: { readonly camera: MapCamera }): ReactNode {
  const { model, view, language } = useBoard();
  const aim = useAim();
  const isHeld = useRef(false);
  if (aim === null) return null;
  const { arrow, direction } = aim;
  const { height } = model.content.map;
  const { from, length, halfWidth, end } = arrow;
  const at = (far: number) => ({
    x: alongX(from.x, direction, far),
    y: height - alongY(from.y, direction, far),
  });
  const start = at(from.r);
  const tip = at(from.r + length);
  const press = (event: KeyboardEvent<SVGGElement>): void => {
    const steps = event.altKey ? 1 : event.shiftKey ? 64 : 8;
    if (event.key === 'ArrowLeft' || event.key === 'ArrowUp') aim.turn(steps);
    else if (event.key === 'ArrowRight' || event.key === 'ArrowDown') aim.turn(-steps);
    else if (event.key === 'Enter') aim.confirm();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const hold = (event: PointerEvent<SVGGElement>): void => {
    event.stopPropagation();
    event.currentTarget.setPointerCapture?.(event.pointerId);
    isHeld.current = true;
  };
  return (
    <g className={style['aim']} data-kind={arrow.kind}>
      <path
        className={style['strip']}
        strokeWidth={2 * halfWidth}
        d={`M${start.x} ${start.y}L${tip.x} ${tip.y}`}
      />
      {end !== null && <circle className={style['end']} cx={end.x} cy={height - end.y} r={end.r} />}
      {[...arrow.hits, ...arrow.allies].map((name) => {
        const mark = markOf(model, view, name);
        if (mark < 0 || !isFigure(mark)) return null;
        const { x, y, r } = roundOf(model, view, mark);
        return <circle key={name} className={style['hit']} cx={x} cy={height - y} r={r + 170} />;
      })}
      <g
        role="slider"
        tabIndex={0}
        aria-label={`${actionSay(language, 'aim.arrow')}. ${actionSay(language, 'aim.hint')}`}
        aria-valuemin={0}
        aria-valuemax={2047}
        aria-valuenow={direction}
        aria-valuetext={`${Math.round((direction * 360) / 2048)}°`}
        className={style['tip']}
        transform={`translate(${tip.x} ${tip.y}) rotate(${(-direction * 360) / 2048})`}
        onPointerDown={hold}
        onPointerMove={(event) => isHeld.current && aim.pointAt(camera.spotUnder(event))}
        onPointerUp={(event) => {
          event.stopPropagation();
          isHeld.current = false;
        }}
        onKeyDown={press}
      >
        <circle r={900} />
        <path d="M-420 -620L620 0L-420 620L-160 0Z" />
      </g>
    </g>
  );
}
