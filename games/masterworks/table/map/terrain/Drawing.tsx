/** What a piece of terrain looks like from above, inside its outline: ours, drawn with few lines. */
import type { ReactNode } from 'react';
import type { DrawingProps } from './kinds.ts';
import { Small } from './Small.tsx';
import style from './Terrain.module.css';

/** Lines across the width, evenly. */
const across = (width: number, depth: number, count: number): string =>
  Array.from({ length: count }, (_, i) => {
    const x = Math.round(-width / 2 + ((i + 1) * width) / (count + 1));
    return `M${x} ${-depth / 2}V${depth / 2}`;
  }).join('');

export function Drawing(props: DrawingProps): ReactNode {
  const { kind, width: w, depth: d } = props;
  const line = style['line'];
  const thick = style['thick'];
  switch (kind) {
    case 'bunker':
      return (
        <>
          <rect
            className={style['lighter']}
            x={-w * 0.42}
            y={-d * 0.4}
            width={w * 0.62}
            height={d * 0.62}
            rx={120}
          />
          <path
            className={style['dark']}
            d={`M${w * 0.5} ${d * 0.5}H${w * 0.08}L${w * 0.14} ${d * 0.3}L${w * 0.26} ${d * 0.24}L${w * 0.3} ${d * 0.06}L${w * 0.5} ${-d * 0.06}Z`}
          />
          <path
            className={style['rubble']}
            d={`M${w * 0.2} ${d * 0.4}l240 -140l180 160l-160 190Z M${w * 0.34} ${d * 0.18}l280 -60l60 220l-240 90Z M${w * 0.38} ${d * 0.38}l150 -90l150 130l-130 120Z`}
          />
          <path
            className={thick}
            d={`M${-w * 0.34} ${-d * 0.28}H${-w * 0.06}M${-w * 0.34} ${d * 0.1}H${-w * 0.06}`}
          />
          <path
            className={line}
            d={`M${-w * 0.42} ${-d * 0.04}L${-w * 0.2} ${d * 0.02}L${-w * 0.1} ${-d * 0.08}L${w * 0.2} ${d * 0.04}`}
          />
        </>
      );
    case 'truck':
      return (
        <>
          <rect
            className={style['dark']}
            x={-w * 0.47}
            y={-d * 0.46}
            width={w * 0.2}
            height={d * 0.92}
            rx={160}
          />
          <rect
            className={style['glass']}
            x={-w * 0.43}
            y={-d * 0.34}
            width={w * 0.06}
            height={d * 0.68}
            rx={80}
          />
          <rect
            className={style['lighter']}
            x={-w * 0.24}
            y={-d * 0.3}
            width={w * 0.66}
            height={d * 0.6}
            rx={d * 0.3}
          />
          <path
            className={style['hazard']}
            d={`M${w * 0.3} ${-d * 0.3}h${w * 0.05}v${d * 0.6}h${-w * 0.05}Z`}
          />
          <path
            className={thick}
            d={[-0.16, 0, 0.16, 0.36]
              .map((x) => `M${w * x} ${-d * 0.47}h420M${w * x} ${d * 0.47}h420`)
              .join('')}
          />
          <path className={line} d={`M${-w * 0.24} 0H${w * 0.42}`} />
        </>
      );
    case 'container':
      return (
        <>
          <path className={line} d={across(w * 0.94, d * 0.9, 13)} />
          <rect className={style['frame']} x={-w * 0.48} y={-d * 0.46} width={w * 0.96} height={d * 0.92} />
          <path className={thick} d={`M${w * 0.4} ${-d * 0.4}V${d * 0.4}`} />
        </>
      );
    case 'barracks':
      return (
        <>
          <rect className={style['lighter']} x={-w * 0.5} y={-d * 0.5} width={w} height={d * 0.5} />
          <path className={thick} d={`M${-w * 0.5} 0H${w * 0.5}`} />
          <path className={line} d={across(w, d, 8)} />
          <path
            className={style['dark']}
            d={`M${w * 0.1} ${-d * 0.5}L${w * 0.2} ${-d * 0.12}L${w * 0.34} ${-d * 0.2}L${w * 0.4} ${-d * 0.5}Z`}
          />
        </>
      );
    case 'hut':
      return (
        <>
          <path className={style['lighter']} d={`M${-w / 2} ${-d / 2}H${w / 2}L0 0Z`} />
          <path className={style['dark']} d={`M${-w / 2} ${d / 2}H${w / 2}L0 0Z`} />
          <path
            className={line}
            d={`M${-w / 2} ${-d / 2}L${w / 2} ${d / 2}M${w / 2} ${-d / 2}L${-w / 2} ${d / 2}`}
          />
          <rect className={style['glass']} x={-w * 0.1} y={d * 0.3} width={w * 0.2} height={d * 0.14} />
        </>
      );
    case 'jeep':
      return (
        <>
          <rect
            className={style['lighter']}
            x={-w * 0.46}
            y={-d * 0.4}
            width={w * 0.34}
            height={d * 0.8}
            rx={180}
          />
          <path
            className={style['glass']}
            d={`M${-w * 0.1} ${-d * 0.38}h${w * 0.07}v${d * 0.76}h${-w * 0.07}Z`}
          />
          <rect className={style['dark']} x={0} y={-d * 0.38} width={w * 0.42} height={d * 0.76} rx={120} />
          <path
            className={style['seat']}
            d={`M${w * 0.08} ${-d * 0.26}h260v300h-260ZM${w * 0.08} ${d * 0.06}h260v300h-260Z`}
          />
          <path
            className={thick}
            d={`M${-w * 0.34} ${-d * 0.46}h460M${-w * 0.34} ${d * 0.46}h460M${w * 0.2} ${-d * 0.46}h460M${w * 0.2} ${d * 0.46}h460`}
          />
        </>
      );
    case 'sandbags':
      return <Sandbags width={w} depth={d} />;
    default:
      return <Small {...props} />;
  }
}

/** Bags in two rows, laid like bricks. */
function Sandbags({ width, depth }: { readonly width: number; readonly depth: number }): ReactNode {
  const rows = 3;
  const bag = { length: width / 5, depth: depth / rows };
  return (
    <>
      {Array.from({ length: rows * 5 }, (_, i) => {
        const row = Math.floor(i / 5);
        const shift = row % 2 === 1 ? bag.length / 2 : 0;
        const x = -width / 2 + (i % 5) * bag.length + shift;
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: bags are all alike.
            key={i}
            className={style['bag']}
            x={x + 25}
            y={-depth / 2 + row * bag.depth + 25}
            width={Math.min(bag.length, width / 2 - x) - 50}
            height={bag.depth - 50}
            rx={190}
          />
        );
      })}
    </>
  );
}
