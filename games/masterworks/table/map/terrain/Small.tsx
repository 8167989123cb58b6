/** Smaller pieces from above. */
import type { ReactNode } from 'react';
import type { DrawingProps } from './kinds.ts';
import style from './Terrain.module.css';

export function Small({ kind, width: w, depth: d }: DrawingProps): ReactNode {
  const line = style['line'];
  const thick = style['thick'];
  switch (kind) {
    case 'barricade':
      return (
        <>
          <path
            className={style['hazard']}
            d={[-0.42, -0.22, -0.02, 0.18, 0.38]
              .map((x) => `M${w * x} ${-d * 0.5}h${w * 0.09}l${-w * 0.08} ${d}h${-w * 0.09}Z`)
              .join('')}
          />
          <path className={line} d={`M${-w * 0.5} 0H${w * 0.5}`} />
        </>
      );
    case 'fuel':
    case 'barrel':
      return <Drums r={w / 2} />;
    case 'crates':
      return (
        <>
          {[
            [-0.48, -0.48, 0.5],
            [0.05, -0.46, 0.4],
            [-0.44, 0.06, 0.4],
            [0, 0, 0.47],
          ].map(([x = 0, y = 0, side = 0]) => (
            <g key={`${x} ${y}`}>
              <rect
                className={style['crate']}
                x={w * x}
                y={d * y}
                width={w * side}
                height={d * side}
                rx={40}
              />
              <path
                className={line}
                d={`M${w * x} ${d * y}l${w * side} ${d * side}M${w * (x + side)} ${d * y}l${-w * side} ${d * side}`}
              />
            </g>
          ))}
        </>
      );
    case 'lamp':
      return (
        <>
          <circle className={style['dark']} r={w * 0.36} />
          <path className={thick} d={`M0 0L${w * 0.3} ${-w * 0.3}`} />
          <circle className={style['light']} cx={w * 0.2} cy={-w * 0.2} r={w * 0.2} />
        </>
      );
    case 'generator':
      return (
        <>
          <rect
            className={style['dark']}
            x={-w * 0.4}
            y={-d * 0.4}
            width={w * 0.8}
            height={d * 0.8}
            rx={60}
          />
          <circle className={style['lighter']} r={w * 0.28} />
          <path
            className={line}
            d={`M${-w * 0.28} 0H${w * 0.28}M0 ${-w * 0.28}V${w * 0.28}M${-w * 0.2} ${-w * 0.2}L${w * 0.2} ${w * 0.2}M${w * 0.2} ${-w * 0.2}L${-w * 0.2} ${w * 0.2}`}
          />
        </>
      );
    case 'radar':
      return (
        <>
          <circle className={style['lighter']} r={w * 0.43} />
          <circle className={style['ring']} r={w * 0.3} />
          <circle className={style['ring']} r={w * 0.16} />
          <path
            className={line}
            d={`M0 ${-w * 0.43}V${w * 0.43}M${-w * 0.43} 0H${w * 0.43}M${-w * 0.3} ${-w * 0.3}L${w * 0.3} ${w * 0.3}M${w * 0.3} ${-w * 0.3}L${-w * 0.3} ${w * 0.3}`}
          />
          <path className={thick} d={`M0 0L${w * 0.26} ${-w * 0.26}`} />
          <circle className={style['light']} cx={w * 0.26} cy={-w * 0.26} r={w * 0.07} />
        </>
      );
    default:
      return (
        <>
          <rect
            className={style['lighter']}
            x={-w * 0.32}
            y={-d * 0.32}
            width={w * 0.64}
            height={d * 0.64}
            rx={100}
          />
          <path className={line} d={`M${-w * 0.32} 0H${w * 0.32}`} />
        </>
      );
  }
}

function Drums({ r }: { readonly r: number }): ReactNode {
  const small = r * 0.46;
  return (
    <>
      {[-90, 30, 150].map((angle) => {
        const x = Math.cos((angle * Math.PI) / 180) * r * 0.5;
        const y = Math.sin((angle * Math.PI) / 180) * r * 0.5;
        return (
          <g key={angle}>
            <circle className={style['drum']} cx={x} cy={y} r={small} />
            <circle className={style['ring']} cx={x} cy={y} r={small * 0.7} />
          </g>
        );
      })}
    </>
  );
}
