/** Where a ghost may go, exactly: every lay of the tool stroked as wide as the base, less where nobody may stand. */
import { memo, type ReactNode, useMemo } from 'react';
import type { Tool } from '../../rules/content/vocabulary.ts';
import { areaOf } from '../../rules/plane/area.ts';
import { maskOf, type Roof } from '../../rules/plane/mask.ts';
import type { Discs, Plane } from '../../rules/plane/types.ts';
import { toolLengths } from '../field/measuring.ts';
import { discPath } from '../map/outlines.ts';
import style from './Area.module.css';
import type { Placing, Reach } from './placing.ts';

interface AreaProps {
  readonly plane: Plane;
  readonly figure: number;
  readonly size: number;
  readonly tool: Tool;
}

export const Area = memo(function Area({ plane, figure, size, tool }: AreaProps): ReactNode {
  const { d, width } = useMemo(() => {
    const area = areaOf(plane, { base: figure, size }, toolLengths[tool]);
    return { d: area.fans.map((fan) => fanPath(fan, plane.height)).join(''), width: area.width };
  }, [plane, figure, size, tool]);
  return (
    <g className={style['area']} data-area={tool}>
      <StandMask plane={plane} figure={figure} size={size} />
      <path className={style['reach']} d={d} strokeWidth={width} />
      <g mask="url(#mw-stand)">
        <path d={d} strokeWidth={width} />
      </g>
    </g>
  );
});

/** Where a base may be put down without a tool (MC65, MC79): exactly for a figure, for a token how far it may go. */
export function PlaceArea({
  plane,
  placing,
}: {
  readonly plane: Plane;
  readonly placing: Placing;
}): ReactNode {
  const { reach, figure, radius, size } = placing;
  if (reach === null) return null;
  const d = reachPath(reach, radius, plane.height);
  return (
    <g className={style['area']} data-area={placing.do}>
      <path className={style['reach']} d={d} />
      {figure >= 0 && (
        <>
          <StandMask plane={plane} figure={figure} size={size} />
          <g mask="url(#mw-stand)">
            <path d={d} />
          </g>
        </>
      )}
    </g>
  );
}

/** All centres of a base of this radius. */
function reachPath(reach: Reach, radius: number, height: number): string {
  if (reach.is === 'range') return discPath(reach.of.x, height - reach.of.y, reach.of.r + reach.far + radius);
  const { west, south, east, north } = reach;
  const [left, right] = [west + radius, east - radius];
  return `M${left} ${height - south - radius}H${right}V${height - north + radius}H${left}Z`;
}

function fanPath(fan: readonly number[], height: number): string {
  let d = '';
  for (let at = 0; at < fan.length; at += 2)
    d += `${at === 0 ? 'M' : 'L'}${fan[at]} ${height - (fan[at + 1] ?? 0)}`;
  return `${d}Z`;
}

/** White where the centre of this base may be. */
function StandMask({ plane, figure, size }: Omit<AreaProps, 'tool'>): ReactNode {
  const { height } = plane;
  const mask = maskOf(plane, { base: figure, size });
  const { west, south, east, north } = mask.table;
  return (
    <mask id="mw-stand" maskUnits="userSpaceOnUse" x={0} y={0} width={plane.width} height={height}>
      <rect x={west} y={height - north} width={east - west} height={north - south} fill="#fff" />
      <g fill="#000">
        <path d={mask.outlines.map((outline) => fanPath(outline, height)).join('')} />
        <Circles discs={mask.rounds} height={height} />
      </g>
      <g fill="#fff">
        <path d={mask.roofs.map((roof) => roofPath(roof, height)).join('')} />
      </g>
      <g fill="#000">
        <Circles discs={mask.discs} height={height} />
      </g>
    </mask>
  );
}

const Circles = ({ discs, height }: { readonly discs: Discs; readonly height: number }): ReactNode =>
  Array.from({ length: discs.length / 3 }, (_, i) => 3 * i).map((at) => (
    <circle key={at} cx={discs[at]} cy={height - (discs[at + 1] ?? 0)} r={discs[at + 2]} />
  ));

const roofPath = (roof: Roof, height: number): string =>
  'corners' in roof
    ? `M${roof.corners.map(({ x, y }) => `${x} ${height - y}`).join('L')}Z`
    : discPath(roof.x, height - roof.y, roof.r);
