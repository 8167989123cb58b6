import { useId } from 'react';

/** An accretion disc seen from a little above: the far side is bent over the hole, the near side crosses it. */
export function Logo({ size = 40 }: { readonly size?: number }) {
  const id = useId();
  const hot = `${id}hot`;
  const cold = `${id}cold`;
  return (
    <svg width={size} height={size} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id={hot} x1="0" x2="1">
          <stop offset="0" stopColor="#fff1d6" />
          <stop offset="0.45" stopColor="#ffb35c" />
          <stop offset="1" stopColor="#d9583b" />
        </linearGradient>
        <linearGradient id={cold} x1="0" x2="1">
          <stop offset="0" stopColor="#ffb35c" />
          <stop offset="1" stopColor="#8a63f0" />
        </linearGradient>
      </defs>
      <g transform="rotate(-18 32 32)" fill="none" strokeLinecap="round">
        <ellipse cx="32" cy="32" rx="28" ry="9" stroke={`url(#${cold})`} strokeWidth="3" />
        <circle cx="32" cy="32" r="15.5" fill="#050509" stroke={`url(#${hot})`} strokeWidth="4" />
        <path d="M4 32c0 5 12.5 9 28 9s28-4 28-9" stroke={`url(#${hot})`} strokeWidth="4.5" />
        <path d="M11 34.500c4 2.3 12 3.9 21 3.900s17-1.6 21-3.9" stroke="#fff1d6" strokeWidth="1.2" />
      </g>
    </svg>
  );
}
