/** Where a ghost may go, exactly: every lay of the tool stroked as wide as the base, less where nobody may stand. */
import { memo, type ReactNode, useMemo } from 'react';
import type { Tool } from '../../rules/content/vocabulary.ts';
import { areaOf } from '../../rules/plane/area.ts';
import { maskOf } from '../../rules/plane/mask.ts';
import type { Plane } from '../../rules/plane/types.ts';
import { toolLengths } from '../field/measuring.ts';
import { discPath, outlinePath } from '../map/outlines.ts';
import style from './Area.module.css';

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

export function fanPath(fan: readonly number[], height: number): string {
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
  const discs = Array.from({ length: mask.discs.length / 3 }, (_, i) => 3 * i);
  return (
    <mask id="mw-stand" maskUnits="userSpaceOnUse" x={0} y={0} width={plane.width} height={height}>
      <rect x={west} y={height - north} width={east - west} height={north - south} fill="#fff" />
      <g fill="#000" stroke="#000" strokeLinejoin="round" strokeWidth={2 * mask.grown}>
        {mask.pieces.map((piece) => (
          <path key={piece.index} d={outlinePath(piece, height)} />
        ))}
      </g>
      <g fill="#fff">
        {mask.roofs.map((roof, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: drawn anew together.
          <path
            key={i}
            d={
              'corners' in roof ? cornerPath(roof.corners, height) : discPath(roof.x, height - roof.y, roof.r)
            }
          />
        ))}
      </g>
      <g fill="#000">
        {discs.map((at) => (
          <circle
            key={at}
            cx={mask.discs[at]}
            cy={height - (mask.discs[at + 1] ?? 0)}
            r={mask.discs[at + 2]}
          />
        ))}
      </g>
    </mask>
  );
}

const cornerPath = (corners: readonly { readonly x: number; readonly y: number }[], height: number): string =>
  `M${corners.map(({ x, y }) => `${x} ${height - y}`).join('L')}Z`;
