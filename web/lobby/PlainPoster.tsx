import { useId } from 'react';

/** A neutral poster for a game without one of its own. */
export function PlainPoster({ title }: { readonly title: string }) {
  const id = useId();
  return (
    <svg viewBox="0 0 300 400" role="img" aria-label={title} preserveAspectRatio="xMidYMid slice">
      <defs>
        <radialGradient id={`${id}sky`} cx="0.5" cy="0.42" r="0.75">
          <stop offset="0" stopColor="#3a2a63" />
          <stop offset="1" stopColor="#0b0b16" />
        </radialGradient>
        <linearGradient id={`${id}halo`} x1="0" x2="1" y1="0" y2="1">
          <stop offset="0" stopColor="#ffe3b3" />
          <stop offset="0.5" stopColor="#ff9a4d" />
          <stop offset="1" stopColor="#8a63f0" />
        </linearGradient>
        <linearGradient id={`${id}band`}>
          <stop offset="0" stopColor="#ff9a4d" stopOpacity="0" />
          <stop offset="0.25" stopColor="#ffb35c" />
          <stop offset="0.45" stopColor="#fff4de" />
          <stop offset="0.75" stopColor="#ff9a4d" />
          <stop offset="1" stopColor="#8a63f0" stopOpacity="0" />
        </linearGradient>
      </defs>
      <rect width="300" height="400" fill={`url(#${id}sky)`} />
      {stars.map(([x, y, r]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill="#fff" opacity="0.7" />
      ))}
      <g transform="rotate(-14 150 190)">
        <circle cx="150" cy="190" r="62" fill="#030306" stroke={`url(#${id}halo)`} strokeWidth="15" />
        <circle
          cx="150"
          cy="190"
          r="84"
          fill="none"
          stroke={`url(#${id}halo)`}
          strokeWidth="3"
          opacity="0.5"
        />
        <circle
          cx="150"
          cy="190"
          r="97"
          fill="none"
          stroke={`url(#${id}halo)`}
          strokeWidth="1"
          opacity="0.35"
        />
        <path d="M-10 200Q150 170 310 200Q150 232 -10 200Z" fill={`url(#${id}band)`} />
      </g>
    </svg>
  );
}

const stars: readonly (readonly [number, number, number])[] = [
  [30, 40, 1.4],
  [80, 90, 0.9],
  [250, 50, 1.6],
  [210, 30, 0.8],
  [40, 300, 1.1],
  [120, 340, 0.8],
  [270, 310, 1.3],
  [180, 370, 1],
  [60, 370, 0.7],
  [280, 130, 0.9],
  [20, 170, 0.8],
  [150, 60, 0.9],
];
