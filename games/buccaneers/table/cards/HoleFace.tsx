/** A Black Hole: its Threshold in the middle, its hand size and class beside it. */
import type { ReactNode } from 'react';
import { signless } from '../../words/numbers.ts';
import { type HoleArt, holeArtFor } from './holeArt.ts';
import { Icon } from './Icon.tsx';
import { plateFor } from './plate.ts';

type HoleClass = 'dangerous' | 'precarious' | 'dire';

/** Colour and number of warning signs, so that colour is never the only cue. */
const classStyles: Readonly<Record<HoleClass, { readonly line: string; readonly signs: number }>> = {
  dangerous: { line: '#63d29a', signs: 1 },
  precarious: { line: '#ffab4a', signs: 2 },
  dire: { line: '#ff6d6d', signs: 3 },
};

export interface HoleFaceProps {
  readonly code: string;
  readonly name: string;
  readonly danger: HoleClass;
  readonly threshold: number;
  readonly hand: number;
  readonly small: boolean;
}

export function HoleFace({ code, name, danger, threshold, hand, small }: HoleFaceProps): ReactNode {
  const { line, signs } = classStyles[danger];
  const art = holeArtFor(code);
  const { lines, size } = plateFor(name, 66, 10);
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <g data-part="sky">
        <rect x={2} y={2} width={96} height={96} rx={10} fill="#07080d" />
        <Starfield seed={art.lean + art.arms} />
        <Disc art={art} />
        <rect x={2} y={2} width={96} height={96} rx={10} fill="none" stroke={line} strokeWidth={3} />
      </g>
      <text
        x={50}
        y={55}
        textAnchor="middle"
        fontSize={24}
        fontWeight={850}
        fill="#fff"
        stroke="#000"
        strokeWidth={3}
        paintOrder="stroke"
      >
        {signless(threshold)}
      </text>
      <g fill={line}>
        {Array.from({ length: signs }, (_, i) => i).map((i) => (
          <path
            key={i}
            d="M0 9L5.500 0L11 9ZM5 3V6H6V3ZM5 7V8H6V7Z"
            fillRule="evenodd"
            transform={`translate(${7 + i * 11.5} 7)`}
          />
        ))}
      </g>
      {art.icon !== undefined && <Icon of={art.icon} fill={line} transform="translate(77 6) scale(0.033)" />}
      <HandSize hand={hand} line={line} />
      {!small && (
        <g fontWeight={650} textAnchor="end" fontSize={size} fill="#f4f6fa">
          {lines.map((text, i) => (
            <text
              key={text}
              x={93}
              y={93 - (lines.length - 1 - i) * size * 1.08}
              stroke="#07080d"
              strokeWidth={2}
              paintOrder="stroke"
            >
              {text}
            </text>
          ))}
        </g>
      )}
    </svg>
  );
}

const HandSize = ({ hand, line }: { readonly hand: number; readonly line: string }): ReactNode => (
  <g transform="translate(7 79)">
    <rect
      x={0}
      y={2}
      width={9}
      height={12}
      rx={1.5}
      fill="#07080d"
      stroke={line}
      strokeWidth={1.3}
      transform="rotate(-14 4 14)"
    />
    <rect
      x={4}
      y={0}
      width={9}
      height={12}
      rx={1.5}
      fill="#07080d"
      stroke={line}
      strokeWidth={1.3}
      transform="rotate(8 8 14)"
    />
    <text x={8.3} y={10.5} fontSize={10} fontWeight={800} textAnchor="middle" fill="#fff">
      {hand}
    </text>
  </g>
);

const Starfield = ({ seed }: { readonly seed: number }): ReactNode => (
  <g fill="#fff">
    {Array.from({ length: 26 }, (_, i) => {
      const at = Math.abs(Math.sin((i + 1) * 12.9898 + seed) * 43758.5453);
      const x = 5 + ((at * 7) % 90);
      const y = 5 + ((at * 13) % 90);
      return { x, y, r: 0.25 + ((at * 3) % 1) * 0.5 };
    }).map(({ x, y, r }) => (
      <circle key={`${x} ${y}`} cx={x.toFixed(1)} cy={y.toFixed(1)} r={r.toFixed(2)} opacity={0.7} />
    ))}
  </g>
);

/** The disc of glowing matter: half of it behind the hole, half in front. */
export function Disc({
  art,
  x = 50,
  y = 47,
  size = 1,
}: {
  readonly art: HoleArt;
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
}): ReactNode {
  const steps = Array.from({ length: art.rings }, (_, i) => i);
  const glow = (i: number): string => `hsl(${art.hue + i * 9} ${92 - i * 6}% ${76 - i * 11}%)`;
  const half = (i: number, sweep: 0 | 1): string => {
    const rx = 23 + i * (21 / art.rings);
    return `M${-rx} 0A${rx} ${(rx * art.flat).toFixed(2)} 0 0 ${sweep} ${rx} 0`;
  };
  const width = 18 / art.rings;
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`} fill="none" strokeLinecap="round">
      <g transform={`rotate(${art.lean})`}>
        {steps.map((i) => (
          <path key={i} d={half(i, 1)} stroke={glow(i)} strokeWidth={width} opacity={0.8 - i * 0.08} />
        ))}
        {Array.from({ length: art.arms }, (_, i) => (360 * i) / art.arms).map((angle) => (
          <path
            key={angle}
            d="M20 0C30 4 36 14 34 28"
            stroke={glow(1)}
            strokeWidth={2.2}
            opacity={0.55}
            transform={`rotate(${angle})`}
          />
        ))}
      </g>
      <circle r={22} fill="#000" stroke={glow(0)} strokeWidth={1.8} />
      <g transform={`rotate(${art.lean})`}>
        {steps.map((i) => (
          <path key={i} d={half(i, 0)} stroke={glow(i)} strokeWidth={width * 0.5} opacity={0.34} />
        ))}
      </g>
    </g>
  );
}
