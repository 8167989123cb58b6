/** The poster in the lobby: two crews at a heap of cubes, and what looks on from behind the hills. Drawn by us. */
import { type ReactNode, useId } from 'react';

const stars = Array.from({ length: 60 }, (_, i) => {
  const at = Math.abs(Math.sin((i + 1) * 78.233) * 43758.5453);
  return { x: (at * 31) % 300, y: (at * 57) % 190, r: 0.4 + ((at * 7) % 1) };
});

/** Top, left and right side of a cube. */
const paints = {
  green: ['#c8ffb0', '#58c94f', '#2c8a3a'],
  blue: ['#bfe8ff', '#3f9df0', '#2463b8'],
  pink: ['#ffd3ec', '#f264b0', '#b23583'],
  orange: ['#ffe3a8', '#ff9f2e', '#c7650c'],
} as const;

type Paint = keyof typeof paints;

function Cube({ x, y, s, of }: { x: number; y: number; s: number; of: Paint }): ReactNode {
  const [top, left, right] = paints[of];
  const w = s * 0.87;
  const h = s / 2;
  return (
    <g transform={`translate(${x} ${y})`} stroke="#1a0d22" strokeWidth={1.4} strokeLinejoin="round">
      <path d={`M0 ${-s}L${w} ${-h}L0 0L${-w} ${-h}Z`} fill={top} />
      <path d={`M${-w} ${-h}L0 0V${s}L${-w} ${h}Z`} fill={left} />
      <path d={`M${w} ${-h}L0 0V${s}L${w} ${h}Z`} fill={right} />
    </g>
  );
}

const edge = 17;

/** How high the heap is, from the corner at the back to the one in front. */
const heights = [
  [4, 3, 2, 1],
  [3, 2, 2, 1],
  [2, 1, 1, 0],
  [1, 1, 0, 0],
];
const layers: readonly Paint[] = ['green', 'blue', 'pink', 'orange'];

/** Its cubes, drawn from the back to the front: valuable ones on top, and a few that have slipped. */
const heap = heights
  .flatMap((row, i) => row.flatMap((height, j) => Array.from({ length: height }, (_, k) => ({ i, j, k }))))
  .sort((a, b) => a.i + a.j - b.i - b.j || a.k - b.k)
  .map(({ i, j, k }) => ({
    key: `${i} ${j} ${k}`,
    x: 150 + (i - j) * edge * 0.87,
    y: 334 + ((i + j) * edge) / 2 - k * edge,
    of: layers[(i * 5 + j * 3) % 7 === 1 ? (k + 2) % 3 : k] ?? 'orange',
  }));

export function Poster({ title }: { readonly title: string }): ReactNode {
  const id = useId();
  return (
    <svg viewBox="0 0 300 420" role="img" aria-label={title} preserveAspectRatio="xMidYMid slice">
      <defs>
        <linearGradient id={`${id}sky`} x2="0" y2="1">
          <stop offset="0" stopColor="#0d0a26" />
          <stop offset="0.38" stopColor="#3b1d5e" />
          <stop offset="0.58" stopColor="#b3405f" />
          <stop offset="0.68" stopColor="#ff9e54" />
        </linearGradient>
        <linearGradient id={`${id}land`} x2="0" y2="1">
          <stop offset="0" stopColor="#6b2f4c" />
          <stop offset="1" stopColor="#1a0c22" />
        </linearGradient>
        <radialGradient id={`${id}glow`}>
          <stop offset="0" stopColor="#ffe9a8" stopOpacity="0.85" />
          <stop offset="1" stopColor="#ff9f2e" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width={300} height={420} fill={`url(#${id}sky)`} />
      <g fill="#fff">
        {stars.map(({ x, y, r }) => (
          <circle key={`${x} ${y}`} cx={x.toFixed(1)} cy={y.toFixed(1)} r={r.toFixed(2)} opacity={0.7} />
        ))}
      </g>
      <Moon />
      <Alien />
      <path
        d="M0 252L34 222L62 240L98 206L132 238L160 226L196 212L232 242L262 220L300 244V420H0Z"
        fill="#451d45"
      />
      <Dome x={44} y={262} lit="#7fe0ff" />
      <Dome x={256} y={258} lit="#ffb27a" />
      <path d="M0 262Q70 244 150 256T300 256V420H0Z" fill={`url(#${id}land)`} />
      <g fill="none" stroke="#f08a6a" strokeOpacity={0.35} strokeWidth={2}>
        <ellipse cx={150} cy={346} rx={132} ry={52} />
        <ellipse cx={150} cy={350} rx={108} ry={40} />
      </g>
      <ellipse cx={150} cy={352} rx={104} ry={38} fill="#12081a" />
      <circle cx={150} cy={330} r={120} fill={`url(#${id}glow)`} opacity={0.6} />
      {heap.map(({ key, x, y, of }) => (
        <Cube key={key} x={x} y={y} s={edge} of={of} />
      ))}
      <Member x={56} y={352} suit="#2f9fb8" isArmed={false} />
      <g transform="translate(300 0) scale(-1 1)">
        <Member x={54} y={350} suit="#d2513f" isArmed />
      </g>
      <path d="M0 420V398Q40 386 74 404T150 402T232 400T300 394V420Z" fill="#0d0614" />
    </svg>
  );
}

const Moon = (): ReactNode => (
  <g transform="translate(240 64) rotate(-20)" fill="none" stroke="#ffe4c4" strokeWidth={3}>
    <path d="M-50 0A50 11 0 0 1 50 0" opacity={0.7} />
    <circle r={28} fill="#f3c9a8" stroke="none" />
    <path d="M-28 4A28 28 0 0 0 28 4A44 30 0 0 1 -28 4Z" fill="#c98a86" stroke="none" opacity={0.7} />
    <circle cx={-8} cy={-12} r={5} fill="#dba690" stroke="none" />
    <circle cx={10} cy={-14} r={3} fill="#dba690" stroke="none" />
    <path d="M-50 0A50 11 0 0 0 50 0" />
  </g>
);

/** It leans over the hills, three eyes and too many arms. */
const Alien = (): ReactNode => (
  <g stroke="#150a26" strokeWidth={2.5} strokeLinejoin="round">
    <path
      d="M88 250C60 236 52 206 66 176C72 164 82 168 80 180C74 204 84 222 104 224ZM212 250C244 234 250 200 232 172C224 162 214 168 218 180C228 204 214 222 196 224Z"
      fill="#2f6b58"
    />
    <path d="M88 260C84 196 92 122 150 96C208 122 216 196 212 260Z" fill="#3f8d6d" />
    <path
      d="M150 60C196 60 210 102 200 140C192 172 172 188 150 188C128 188 108 172 100 140C90 102 104 60 150 60Z"
      fill="#57b888"
    />
    <path
      d="M112 84C96 66 92 46 100 30M188 84C204 66 208 46 200 30"
      fill="none"
      stroke="#57b888"
      strokeWidth={6}
    />
    <circle cx={100} cy={28} r={7} fill="#d8ff7a" />
    <circle cx={200} cy={28} r={7} fill="#d8ff7a" />
    <g fill="#f6ffd0">
      <ellipse cx={124} cy={118} rx={15} ry={18} />
      <ellipse cx={176} cy={118} rx={15} ry={18} />
      <ellipse cx={150} cy={88} rx={13} ry={15} />
    </g>
    <g fill="#150a26" stroke="none">
      <ellipse cx={127} cy={124} rx={6} ry={10} />
      <ellipse cx={173} cy={124} rx={6} ry={10} />
      <ellipse cx={150} cy={94} rx={5} ry={8} />
    </g>
    <path d="M122 158Q150 178 178 158Q172 176 150 176T122 158Z" fill="#150a26" />
    <path d="M132 163L137 170L142 166L147 172L152 166L158 172L162 166L168 164" fill="none" stroke="#f6ffd0" />
    <path d="M104 150C108 176 128 190 150 190" fill="none" stroke="#8ff0b8" strokeOpacity={0.5} />
  </g>
);

const Dome = ({ x, y, lit }: { x: number; y: number; lit: string }): ReactNode => (
  <g transform={`translate(${x} ${y})`} stroke="#150a26" strokeWidth={2}>
    <path d="M0 -34V-50" stroke="#d9c6e6" />
    <circle cy={-51} r={3} fill={lit} stroke="none" />
    <path d="M-32 0C-32 -44 32 -44 32 0Z" fill="#7a6a94" />
    <path d="M-30 -2C-29 -20 -20 -30 -8 -32C-19 -26 -23 -14 -23 -2Z" fill="#b7a8d2" stroke="none" />
    <rect x={-36} y={-4} width={72} height={10} rx={4} fill="#594b72" />
    <g fill={lit} stroke="none">
      <rect x={-14} y={-20} width={8} height={8} rx={2} />
      <rect x={0} y={-20} width={8} height={8} rx={2} />
      <rect x={14} y={-17} width={7} height={7} rx={2} />
    </g>
  </g>
);

/** A crew member, turned to the heap: with a cube in the arms, or with a blaster. */
function Member({
  x,
  y,
  suit,
  isArmed,
}: {
  x: number;
  y: number;
  suit: string;
  isArmed: boolean;
}): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`} stroke="#12081a" strokeWidth={2.5} strokeLinejoin="round">
      <path d="M-14 8L-18 44H-4L0 18L6 44H20L12 8Z" fill={suit} />
      <path d="M-22 40H-2V48H-24ZM4 40H24L26 48H4Z" fill="#3a2a4a" />
      <rect x={-30} y={-26} width={16} height={34} rx={5} fill="#8a7fa0" />
      <path d="M-18 -28C-8 -34 10 -34 16 -26L18 14C8 20 -10 20 -18 14Z" fill={suit} />
      <path d="M-16 4H18" stroke="#12081a" strokeOpacity={0.5} />
      <circle cx={3} cy={-46} r={19} fill="#e8e1f2" />
      <path d="M-2 -58C14 -62 24 -52 22 -42C20 -34 8 -32 -2 -36C-8 -44 -8 -54 -2 -58Z" fill="#24314f" />
      <path d="M4 -55C12 -57 18 -52 18 -47" fill="none" stroke="#9fe8ff" strokeWidth={2} />
      {isArmed ? (
        <>
          <path d="M-4 -20L22 -10L20 -1L-8 -8Z" fill={suit} />
          <path d="M16 -16H46V-10H30V-6H24V2H17Z" fill="#4b4560" />
          <path
            d="M48 -13H62M48 -18L58 -23M48 -8L58 -3"
            stroke="#ffe36a"
            strokeWidth={3}
            strokeLinecap="round"
          />
        </>
      ) : (
        <>
          <Cube x={26} y={-8} s={15} of="pink" />
          <path d="M-6 -20L18 -2L26 4L22 12L8 6L-12 -8Z" fill={suit} />
        </>
      )}
    </g>
  );
}
