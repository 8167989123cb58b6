/** The poster in the lobby: a hole that swallows junk, and a pirate who wants it. It has a file of its own because the lobby loads it. */
import { type ReactNode, useId } from 'react';

const stars = Array.from({ length: 70 }, (_, i) => {
  const at = Math.abs(Math.sin((i + 1) * 78.233) * 43758.5453);
  return { x: (at * 31) % 300, y: (at * 57) % 420, r: 0.4 + ((at * 7) % 1) };
});

const rings = [0, 1, 2, 3, 4, 5, 6, 7];
const glow = (i: number): string => `hsl(${44 - i * 7} ${96 - i * 3}% ${80 - i * 8}%)`;

/** Half of the disc: behind the hole, or in front of it. */
const half = (i: number, sweep: 0 | 1): string => {
  const rx = 70 + i * 13;
  return `M${-rx} 0A${rx} ${(rx * 0.3).toFixed(1)} 0 0 ${sweep} ${rx} 0`;
};

export function Poster({ title }: { readonly title: string }): ReactNode {
  const id = useId();
  return (
    <svg viewBox="0 0 300 420" role="img" aria-label={title} preserveAspectRatio="xMidYMid slice">
      <defs>
        <radialGradient id={`${id}sky`} cx="0.5" cy="0.42" r="0.75">
          <stop offset="0" stopColor="#3a1c3f" />
          <stop offset="0.5" stopColor="#160f2b" />
          <stop offset="1" stopColor="#06060d" />
        </radialGradient>
        <radialGradient id={`${id}heat`} cx="0.5" cy="0.5" r="0.5">
          <stop offset="0.35" stopColor="#ffb35c" stopOpacity="0.75" />
          <stop offset="1" stopColor="#ff6a3c" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width={300} height={420} fill={`url(#${id}sky)`} />
      <g fill="#fff">
        {stars.map(({ x, y, r }) => (
          <circle key={`${x} ${y}`} cx={x.toFixed(1)} cy={y.toFixed(1)} r={r.toFixed(2)} opacity={0.65} />
        ))}
      </g>
      <g transform="translate(150 176) rotate(-14)" fill="none">
        <ellipse rx={190} ry={110} fill={`url(#${id}heat)`} />
        {rings.map((i) => (
          <path key={i} d={half(i, 1)} stroke={glow(i)} strokeWidth={13} opacity={0.9 - i * 0.08} />
        ))}
        <circle r={66} fill="#000" />
        <circle r={67} stroke="#ffe9c4" strokeWidth={3} />
        <circle r={71} stroke="#ffb35c" strokeWidth={2} opacity={0.6} />
        {rings.map((i) => (
          <path key={i} d={half(i, 0)} stroke={glow(i)} strokeWidth={13} opacity={0.9 - i * 0.08} />
        ))}
      </g>
      <Junk />
      <Ship />
    </svg>
  );
}

/** Trash falling in: each piece leans along its path. */
const Junk = (): ReactNode => (
  <g stroke="#0b0912" strokeWidth={2} strokeLinejoin="round">
    <path
      d="M40 66Q90 70 118 128M262 92Q232 120 204 136M52 250Q80 232 102 212M252 262Q226 250 204 222"
      fill="none"
      stroke="#ffca8a"
      strokeWidth={1.5}
      strokeDasharray="1 7"
      strokeLinecap="round"
      opacity={0.8}
    />
    <g transform="translate(34 52) rotate(24)">
      <rect x={-15} y={-12} width={30} height={24} rx={4} fill="#c9d3e0" />
      <path d="M0 -12V-20" stroke="#c9d3e0" strokeWidth={3} />
      <circle cy={-21} r={3} fill="#ff6d6d" />
      <circle cx={-6} cy={-2} r={4} fill="#11151d" stroke="none" />
      <circle cx={6} cy={-2} r={4} fill="#11151d" stroke="none" />
      <path d="M-6 6H6" stroke="#11151d" />
    </g>
    <g transform="translate(264 76) rotate(-30)">
      <path d="M0 -26C10 -16 12 -4 10 10H-10C-12 -4 -10 -16 0 -26Z" fill="#5fb0ff" />
      <path d="M-10 2L-18 16L-9 12ZM10 2L18 16L9 12Z" fill="#ff8a70" />
      <circle cy={-8} r={4} fill="#e8f3ff" />
    </g>
    <g transform="translate(44 262) rotate(-18)">
      <path d="M-16 4C-18 -8 -2 -10 2 -4C4 -14 18 -16 19 -5L26 -3L19 1C18 14 -10 18 -16 4Z" fill="#ffd75a" />
      <circle cx={12} cy={-7} r={1.8} fill="#11151d" stroke="none" />
    </g>
    <g transform="translate(262 268) rotate(20)">
      <path d="M-17 -8L0 -16L17 -8V10L0 18L-17 10Z" fill="#b98b5a" />
      <path d="M-17 -8L0 0L17 -8M0 0V18" fill="none" />
    </g>
    <g transform="translate(150 52) rotate(8)">
      <circle r={11} fill="none" stroke="#ffd75a" strokeWidth={5} />
      <path d="M-6 -12L0 -22L6 -12Z" fill="#9ff0ff" />
    </g>
  </g>
);

/** The pirate ship, its flag up, below the hole and well lit by it. */
const Ship = (): ReactNode => (
  <g transform="translate(150 346)" stroke="#05050a" strokeWidth={2.5} strokeLinejoin="round">
    <path d="M-96 8C-60 20 58 20 100 -8L86 34C60 52 -52 54 -80 36Z" fill="#4a2f63" />
    <path d="M-96 8C-60 20 58 20 100 -8L96 4C56 28 -58 30 -92 19Z" fill="#ffb35c" />
    <path d="M-86 34L-112 26L-106 46Z" fill="#74e0ea" />
    <g fill="#ffe9c4">
      <circle cx={-48} cy={33} r={6} />
      <circle cx={-20} cy={36} r={6} />
      <circle cx={8} cy={36} r={6} />
      <circle cx={36} cy={32} r={6} />
    </g>
    <path d="M0 14V-66" stroke="#e9d8ff" strokeWidth={4} />
    <path
      d="M2 -64Q34 -74 52 -58Q66 -48 84 -56L80 -16Q60 -8 44 -18Q26 -30 2 -20Z"
      fill="#0c0a14"
      stroke="#e9d8ff"
    />
    <g transform="translate(42 -42)" stroke="none" fill="#f4efff">
      <path d="M0 -14C9 -14 13 -8 13 -2C13 3 10 5 8 7V12H-8V7C-10 5 -13 3 -13 -2C-13 -8 -9 -14 0 -14Z" />
      <circle cx={-5} cy={-2} r={3.6} fill="#0c0a14" />
      <circle cx={5} cy={-2} r={3.6} fill="#0c0a14" />
      <path d="M0 2L2 6H-2Z" fill="#0c0a14" />
      <ellipse cy={0} rx={23} ry={5} fill="none" stroke="#ffb35c" strokeWidth={2.2} transform="rotate(-14)" />
    </g>
    <path d="M-14 12V-40Q-44 -34 -58 10Z" fill="#ff8a70" />
  </g>
);
