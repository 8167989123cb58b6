import { useId } from 'react';

/** A black hole with its disc: the far side is bent over and under it by gravity, the near side crosses it. */
export function Logo({ size = 40 }: { readonly size?: number }) {
  const id = useId();
  const halo = `${id}halo`;
  const band = `${id}band`;
  return (
    <svg width={size} height={size} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id={halo} x1="0" x2="1" y1="0" y2="1">
          <stop offset="0" stopColor="#ffe3b3" />
          <stop offset="0.5" stopColor="#ff9a4d" />
          <stop offset="1" stopColor="#8a63f0" />
        </linearGradient>
        <linearGradient id={band}>
          <stop offset="0" stopColor="#ff9a4d" stopOpacity="0" />
          <stop offset="0.22" stopColor="#ffb35c" />
          <stop offset="0.45" stopColor="#fff4de" />
          <stop offset="0.75" stopColor="#ff9a4d" />
          <stop offset="1" stopColor="#8a63f0" stopOpacity="0" />
        </linearGradient>
      </defs>
      <g transform="rotate(-14 32 32)">
        <circle cx="32" cy="32" r="16.5" fill="#030306" stroke={`url(#${halo})`} strokeWidth="5" />
        <circle
          cx="32"
          cy="32"
          r="22"
          fill="none"
          stroke={`url(#${halo})`}
          strokeWidth="1.2"
          opacity="0.55"
        />
        <path d="M0 35Q32 27 64 35Q32 43.5 0 35Z" fill={`url(#${band})`} />
      </g>
    </svg>
  );
}
