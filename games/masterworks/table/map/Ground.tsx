/** The floor of the base: slabs, inch dots, deployment zones, the edge. */
import { memo, type ReactNode } from 'react';
import type { Model } from '../field/model.ts';
import style from './Ground.module.css';

interface GroundProps {
  readonly model: Model;
  /** The seat that took each zone, −1 for none. */
  readonly owners: readonly number[];
  readonly isDeploying: boolean;
}

export const Ground = memo(function Ground({ model, owners, isDeploying }: GroundProps): ReactNode {
  const { width, height } = model.content.map;
  return (
    <>
      <defs>
        <pattern id="mw-inch" width={1000} height={1000} patternUnits="userSpaceOnUse">
          <path
            className={style['dot']}
            d="M-40 0H40M0 -40V40M960 0H1040M1000 -40V40M-40 1000H40M960 1000H1040M0 960V1040M1000 960V1040"
          />
        </pattern>
        <pattern id="mw-slab" width={6000} height={6000} patternUnits="userSpaceOnUse">
          <path className={style['joint']} d="M0 0H6000M0 0V6000" />
          <path
            className={style['crack']}
            d="M700 900L1500 1300L1700 2100L2600 2500M4300 5200L4800 4500L5600 4400M3600 800L4100 1500L3900 2100"
          />
        </pattern>
        <radialGradient id="mw-glow">
          <stop offset="0.2" stopColor="#7a83a3" stopOpacity="0.16" />
          <stop offset="1" stopColor="#000" stopOpacity="0.3" />
        </radialGradient>
      </defs>
      <rect className={style['edge']} x={-260} y={-260} width={width + 520} height={height + 520} rx={420} />
      <rect className={style['floor']} width={width} height={height} />
      <rect fill="url(#mw-slab)" width={width} height={height} />
      <rect fill="url(#mw-glow)" width={width} height={height} />
      <rect fill="url(#mw-inch)" width={width} height={height} />
      {model.zones.map(({ key, west, south, east, north }, zone) => (
        <g key={key} className={style['zone']} data-seat={owners[zone] ?? -1} data-now={isDeploying}>
          <rect x={west} y={height - north} width={east - west} height={north - south} />
        </g>
      ))}
    </>
  );
});
