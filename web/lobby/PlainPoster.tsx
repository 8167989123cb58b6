import { useId } from 'react';

/** A poster for a game that has none of its own: a disc, and nothing that lies about the game. */
export function PlainPoster({ title }: { readonly title: string }) {
  const id = useId();
  return (
    <svg viewBox="0 0 300 400" role="img" aria-label={title} preserveAspectRatio="xMidYMid slice">
      <defs>
        <radialGradient id={`${id}sky`} cx="0.5" cy="0.42" r="0.75">
          <stop offset="0" stopColor="#3a2a63" />
          <stop offset="1" stopColor="#0b0b16" />
        </radialGradient>
        <linearGradient id={`${id}disc`}>
          <stop offset="0" stopColor="#fff1d6" />
          <stop offset="0.5" stopColor="#ffb35c" />
          <stop offset="1" stopColor="#c2473a" />
        </linearGradient>
      </defs>
      <rect width="300" height="400" fill={`url(#${id}sky)`} />
      {stars.map(([x, y, r]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill="#fff" opacity="0.7" />
      ))}
      <g transform="rotate(-16 150 180)" fill="none">
        <ellipse
          cx="150"
          cy="180"
          rx="132"
          ry="38"
          stroke={`url(#${id}disc)`}
          strokeWidth="5"
          opacity="0.7"
        />
        <ellipse cx="150" cy="180" rx="112" ry="30" stroke={`url(#${id}disc)`} strokeWidth="9" />
        <circle cx="150" cy="180" r="56" fill="#050509" stroke={`url(#${id}disc)`} strokeWidth="7" />
        <path d="M38 180c0 16 50 30 112 30s112-14 112-30" stroke={`url(#${id}disc)`} strokeWidth="11" />
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
