/** The movement tool as it lies: two halves, a hinge, the end; 0.56 inch wide (MC73). */
import type { PointerEvent, ReactNode } from 'react';
import type { Lay } from '../../rules/plane/types.ts';
import { toolHalfWidth } from '../../rules/plane/types.ts';
import type { Spot } from '../map/camera.ts';
import { centreLine } from './ghost.ts';
import style from './Tool.module.css';

interface ToolProps {
  readonly from: Spot;
  readonly radius: number;
  readonly length: number;
  readonly lay: Lay;
  readonly height: number;
  readonly isLegal: boolean;
  /** Only where the hinge can be taken. */
  readonly hinge?: {
    readonly label: string;
    onPointerDown(event: PointerEvent<SVGCircleElement>): void;
    onPointerMove(event: PointerEvent<SVGCircleElement>): void;
    onPointerUp(event: PointerEvent<SVGCircleElement>): void;
  };
}

export function Tool({ from, radius, length, lay, height, isLegal, hinge }: ToolProps): ReactNode {
  const points = centreLine(from, radius, length, lay).map(({ x, y }) => ({ x, y: height - y }));
  const [start, middle, end] = points;
  if (start === undefined || middle === undefined || end === undefined) return null;
  const isBent = lay.first !== lay.second;
  const half = (a: Spot, b: Spot): string => `M${a.x} ${a.y}L${b.x} ${b.y}`;
  return (
    <g className={style['tool']} data-legal={isLegal}>
      <path className={style['half']} d={half(start, middle)} strokeWidth={2 * toolHalfWidth} />
      <path className={style['half']} d={half(middle, end)} strokeWidth={2 * toolHalfWidth} />
      {isBent && <circle className={style['joint']} cx={middle.x} cy={middle.y} r={toolHalfWidth} />}
      <path className={style['line']} d={`${half(start, middle)}L${end.x} ${end.y}`} />
      <circle className={style['pin']} cx={middle.x} cy={middle.y} r={120} />
      {hinge !== undefined && (
        <circle className={style['handle']} cx={middle.x} cy={middle.y} r={430} {...handlers(hinge)}>
          <title>{hinge.label}</title>
        </circle>
      )}
    </g>
  );
}

const handlers = ({ label: _, ...rest }: NonNullable<ToolProps['hinge']>) => rest;
