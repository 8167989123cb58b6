/** A token, told apart by shape: a star is round, a larger one has rays, a small hole is a ring, Antimatter is edged. */
import type { ReactNode } from 'react';
import type { Token } from '../../rules/content.ts';
import type { Point } from './geometry.ts';

interface TokenMarkProps {
  readonly token: Token;
  /** What it is worth as printed: so many dots. */
  readonly worth: number;
  readonly radius?: number;
  readonly at?: Point;
}

const origin: Point = { x: 0, y: 0 };

export function TokenMark({ token, worth, radius = 1, at = origin }: TokenMarkProps): ReactNode {
  return (
    <g transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)}) scale(${radius})`} data-token={token}>
      <Body token={token} />
      <Dots worth={worth} fill={inks[token]} />
    </g>
  );
}

const inks: Readonly<Record<Token, string>> = {
  blueGiant: '#08203f',
  supergiant: '#3d1500',
  primordial: '#ffe2b0',
  major: '#2a0a45',
  minor: '#2a0a45',
};

const rays = starPath(12, 1.06, 0.84);
const spikes = 'M0 -1.12L.3 -.42L1.12 0L.42 .3L0 1.12L-.3 .42L-1.12 0L-.42 -.3Z';

function Body({ token }: { readonly token: Token }): ReactNode {
  switch (token) {
    case 'blueGiant':
      return (
        <>
          <circle r={1} fill="#6fb0ff" stroke="#dcecff" strokeWidth={0.09} />
          <circle r={0.66} cx={-0.14} cy={-0.16} fill="#a9d2ff" />
        </>
      );
    case 'supergiant':
      return (
        <>
          <path d={rays} fill="#ffcb6b" stroke="#5e2500" strokeWidth={0.06} strokeLinejoin="round" />
          <circle r={0.74} fill="#ff9447" />
          <circle r={0.5} cx={-0.1} cy={-0.12} fill="#ffb778" />
        </>
      );
    case 'primordial':
      return (
        <>
          <circle r={1} fill="#ffb35c" />
          <circle r={0.92} fill="none" stroke="#fff0d0" strokeWidth={0.08} />
          <circle r={0.8} fill="#07060d" />
        </>
      );
    case 'major':
      return (
        <>
          <path d={spikes} fill="#6d2fb8" stroke="#f0dcff" strokeWidth={0.05} strokeLinejoin="round" />
          <path
            d="M0 -.86L.86 0L0 .86L-.86 0Z"
            fill="#c99bff"
            stroke="#f0dcff"
            strokeWidth={0.07}
            strokeLinejoin="round"
          />
        </>
      );
    case 'minor':
      return (
        <path
          d="M0 -.8L.8 0L0 .8L-.8 0Z"
          fill="#e3c8ff"
          stroke="#7a3fc4"
          strokeWidth={0.16}
          strokeLinejoin="round"
        />
      );
  }
}

const dotPlaces: readonly (readonly Point[])[] = [
  [],
  [origin],
  pair(0.3),
  [
    { x: 0, y: -0.3 },
    { x: -0.3, y: 0.22 },
    { x: 0.3, y: 0.22 },
  ],
  [-0.26, 0.26].flatMap((y) => [
    { x: -0.26, y },
    { x: 0.26, y },
  ]),
];

function pair(far: number): Point[] {
  return [
    { x: -far, y: 0 },
    { x: far, y: 0 },
  ];
}

function Dots({ worth, fill }: { readonly worth: number; readonly fill: string }): ReactNode {
  const places = dotPlaces[worth];
  if (places === undefined)
    return (
      <text textAnchor="middle" y={0.3} fontSize={0.9} fontWeight={800} fill={fill}>
        {worth}
      </text>
    );
  return places.map(({ x, y }) => <circle key={`${x} ${y}`} cx={x} cy={y} r={0.155} fill={fill} />);
}

function starPath(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const far = i % 2 === 0 ? outer : inner;
    const angle = (Math.PI * i) / points;
    return `${(far * Math.cos(angle)).toFixed(3)} ${(far * Math.sin(angle)).toFixed(3)}`;
  });
  return `M${corners.join('L')}Z`;
}
