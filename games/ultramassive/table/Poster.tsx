/** The poster in the lobby: a Black Hole that winds two spirals of stars into itself. Drawn by us, alone in its file. */
import { type ReactNode, useId } from 'react';

const hole = 47;
const centre = { x: 150, y: 206 };

/** Numbers that look random and are always the same. */
const chance = (i: number): number => {
  const at = Math.abs(Math.sin((i + 1) * 12.9898) * 43758.5453);
  return at - Math.floor(at);
};

const stars = Array.from({ length: 110 }, (_, i) => ({
  x: chance(i) * 300,
  y: chance(i + 200) * 420,
  r: 0.35 + chance(i + 400) * 0.95,
  dim: 0.35 + chance(i + 600) * 0.55,
}));

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A point of a spiral: 0 far out, 1 at the hole. Seen a little from above. */
function onSpiral(turn: number, at: number): Point {
  const angle = turn + at * 8.6;
  const far = hole + 250 * (1 - at) ** 2.1;
  return { x: Math.cos(angle) * far, y: Math.sin(angle) * far * 0.78 };
}

const pieces = 46;
const text = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** Pieces of a spiral, thinner inward. */
const spiral = (turn: number): readonly { d: string; width: number }[] =>
  Array.from({ length: pieces }, (_, i) => {
    const [from, mid, to] = [i, i + 0.5, i + 1.06].map((one) => onSpiral(turn, Math.min(1, one / pieces)));
    if (from === undefined || mid === undefined || to === undefined) return { d: '', width: 0 };
    const bend = { x: 2 * mid.x - (from.x + to.x) / 2, y: 2 * mid.y - (from.y + to.y) / 2 };
    return {
      d: `M${text(from)}Q${text(bend)} ${text(to)}`,
      width: 24 - (18 * i) / pieces,
    };
  });

const turns = { blue: 2.5, pink: 2.5 + Math.PI };
const colours = { blue: ['#2f7bff', '#8fe3ff'], pink: ['#e0358f', '#ffb3dc'] } as const;

/** What falls: the kind, its spiral, how far in. */
const falling = [
  { kind: 'giant', on: 'blue', at: 0.3 },
  { kind: 'super', on: 'blue', at: 0.46 },
  { kind: 'anti', on: 'blue', at: 0.63 },
  { kind: 'giant', on: 'blue', at: 0.82 },
  { kind: 'super', on: 'pink', at: 0.27 },
  { kind: 'anti', on: 'pink', at: 0.44 },
  { kind: 'giant', on: 'pink', at: 0.6 },
  { kind: 'super', on: 'pink', at: 0.73 },
] as const;

export function Poster({ title }: { readonly title: string }): ReactNode {
  const id = useId();
  return (
    <svg viewBox="0 0 300 420" role="img" aria-label={title} preserveAspectRatio="xMidYMid slice">
      <defs>
        <radialGradient id={`${id}sky`} cx="0.5" cy="0.49" r="0.72">
          <stop offset="0" stopColor="#47306e" />
          <stop offset="0.4" stopColor="#1c1740" />
          <stop offset="1" stopColor="#05060f" />
        </radialGradient>
        <radialGradient id={`${id}glow`}>
          <stop offset="0.3" stopColor="#fff3dd" stopOpacity="0.95" />
          <stop offset="0.52" stopColor="#c79bff" stopOpacity="0.5" />
          <stop offset="1" stopColor="#6a4bd0" stopOpacity="0" />
        </radialGradient>
        <radialGradient id={`${id}giant`} cx="0.38" cy="0.36">
          <stop offset="0" stopColor="#ffffff" />
          <stop offset="0.45" stopColor="#9fdcff" />
          <stop offset="1" stopColor="#2c7dff" />
        </radialGradient>
        <radialGradient id={`${id}super`} cx="0.38" cy="0.36">
          <stop offset="0" stopColor="#fff7d6" />
          <stop offset="0.45" stopColor="#ffb84d" />
          <stop offset="1" stopColor="#e5482e" />
        </radialGradient>
      </defs>
      <rect width={300} height={420} fill={`url(#${id}sky)`} />
      <g fill="#fff">
        {stars.map(({ x, y, r, dim }) => (
          <circle
            key={`${x} ${y}`}
            cx={x.toFixed(1)}
            cy={y.toFixed(1)}
            r={r.toFixed(2)}
            opacity={dim.toFixed(2)}
          />
        ))}
      </g>
      <g transform={`translate(${centre.x} ${centre.y}) rotate(-12)`}>
        {(['blue', 'pink'] as const).map((name) => (
          <g key={name} fill="none">
            <g stroke={colours[name][0]} opacity={0.55}>
              {spiral(turns[name]).map(({ d, width }) => (
                <path key={d} d={d} strokeWidth={width} />
              ))}
            </g>
            <g stroke={colours[name][1]} opacity={0.85}>
              {spiral(turns[name]).map(({ d, width }) => (
                <path key={d} d={d} strokeWidth={width * 0.2} />
              ))}
            </g>
          </g>
        ))}
        <ellipse rx={112} ry={96} fill={`url(#${id}glow)`} />
        <Hole />
        {falling.map(({ kind, on, at }) => {
          const { x, y } = onSpiral(turns[on], at);
          return (
            <g
              key={`${on} ${at}`}
              transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(12) scale(${(1.35 - 0.6 * at).toFixed(2)})`}
            >
              {kind === 'anti' ? <Antimatter /> : <Star fill={`url(#${id}${kind})`} big={kind === 'super'} />}
            </g>
          );
        })}
      </g>
    </svg>
  );
}

/** The dark itself, its ring of light, and the disc that lies across it. */
const Hole = (): ReactNode => (
  <g fill="none">
    <circle r={hole + 7} stroke="#ffe7bd" strokeWidth={3} opacity={0.55} />
    <circle r={hole} fill="#000" />
    <circle r={hole + 1} stroke="#fff6e4" strokeWidth={2.6} />
    <path d="M-118 2C-84 30 84 30 118 2C80 17 -80 17 -118 2Z" fill="#fff1d2" opacity={0.95} />
    <path d="M-112 5C-72 21 72 21 112 5" stroke="#ffb870" strokeWidth={1.8} opacity={0.9} />
  </g>
);

const Star = ({ fill, big }: { readonly fill: string; readonly big: boolean }): ReactNode => (
  <>
    <circle r={big ? 19 : 15} fill={fill} opacity={0.25} />
    <circle r={big ? 12.5 : 9.5} fill={fill} stroke="#0b0a1c" strokeWidth={1.6} />
    <path
      d={big ? 'M0 -23V23M-23 0H23' : 'M0 -18V18M-18 0H18'}
      stroke="#fff"
      strokeWidth={0.9}
      opacity={0.75}
    />
  </>
);

const Antimatter = (): ReactNode => (
  <g strokeLinejoin="round">
    <circle r={17} fill="#7dffb0" opacity={0.16} />
    <path d="M0 -15L9 -4L6 12L-6 12L-9 -4Z" fill="#12301f" stroke="#7dffb0" strokeWidth={2.2} />
    <path d="M0 -15L0 12M-9 -4L0 2L9 -4" fill="none" stroke="#7dffb0" strokeWidth={1.3} opacity={0.85} />
  </g>
);
