/** What is behind the picture on a card: flat shapes around the middle of a field of 100. */
import type { ReactNode } from 'react';

const dots = (spots: readonly (readonly [number, number, number])[]): ReactNode =>
  spots.map(([x, y, r]) => <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />);

/** Spikes round the middle: a star with this many points. */
export function star(points: number, outer: number, inner: number, x = 50, y = 52): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const angle = (Math.PI * i) / points - Math.PI / 2;
    const r = i % 2 === 0 ? outer : inner;
    return `${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}

const line = { fill: 'none', stroke: 'currentColor', strokeWidth: 2.4, strokeLinecap: 'round' } as const;

const motifs = {
  disc: <circle cx={50} cy={52} r={28} />,
  stars: (
    <>
      <path d={star(4, 7, 2, 27, 38)} />
      <path d={star(4, 9, 2.4, 74, 44)} />
      <path d={star(4, 6, 1.8, 30, 70)} />
      <path d={star(4, 5, 1.6, 70, 70)} />
    </>
  ),
  sun: (
    <>
      <circle cx={50} cy={52} r={18} />
      <path d={star(14, 31, 21)} opacity={0.55} />
    </>
  ),
  burst: <path d={star(11, 32, 19)} />,
  rays: (
    <path d="M50 52L40 22H60ZM50 52L72 26L80 44ZM50 52L82 56L76 74ZM50 52L62 82H38ZM50 52L24 74L18 56ZM50 52L20 44L28 26Z" />
  ),
  orbit: (
    <>
      <ellipse cx={50} cy={52} rx={33} ry={12} transform="rotate(-24 50 52)" {...line} />
      <ellipse cx={50} cy={52} rx={33} ry={12} transform="rotate(24 50 52)" {...line} />
      <circle cx={79} cy={40} r={4} />
      <circle cx={22} cy={64} r={3} />
    </>
  ),
  streaks: (
    <path
      d="M18 74L42 50M24 82L50 56M14 60L34 40M56 80L70 66M60 34L76 26M70 48L84 40"
      {...line}
      strokeWidth={3.2}
    />
  ),
  beam: <path d="M42 30H58L78 82H22Z" />,
  moonscape: (
    <>
      <path d="M16 78C26 62 38 66 50 64S74 60 84 74V80H16Z" />
      <circle cx={74} cy={36} r={8} />
    </>
  ),
  clouds: (
    <path d="M22 46a9 9 0 0 1 17-3 7 7 0 0 1 10 6H22ZM52 72a9 9 0 0 1 17-3 7 7 0 0 1 11 6H52ZM24 74a6 6 0 0 1 12 0ZM62 42a6 6 0 0 1 13 0Z" />
  ),
  smoke: (
    <>
      {dots([
        [26, 68, 8],
        [36, 76, 6],
        [70, 34, 7],
        [78, 42, 5],
        [62, 30, 4],
        [22, 56, 4],
      ])}
    </>
  ),
  bubbles: (
    <>
      {dots([
        [24, 42, 5],
        [32, 32, 3],
        [76, 62, 7],
        [70, 38, 4],
        [80, 46, 3],
        [26, 70, 6],
        [62, 78, 3],
      ])}
    </>
  ),
  drops: (
    <path d="M26 40q5 8 0 12q-5-4 0-12ZM74 34q6 9 0 14q-6-5 0-14ZM70 66q5 8 0 12q-5-4 0-12ZM30 68q4 7 0 10q-4-3 0-10ZM50 26q3 6 0 8q-3-2 0-8Z" />
  ),
  grid: (
    <path
      d="M22 32H78M22 45H78M22 58H78M22 71H78M29 25V79M43 25V79M57 25V79M71 25V79"
      {...line}
      strokeWidth={1.4}
    />
  ),
  stairs: <path d="M18 80V70H32V60H46V50H60V40H74V30H82V80Z" />,
  eye: (
    <>
      <path d="M16 52Q50 18 84 52Q50 86 16 52Z" />
    </>
  ),
  paws: (
    <>
      {dots([
        [24, 40, 4.4],
        [19, 34, 2],
        [24, 32, 2],
        [29, 34, 2],
        [76, 68, 4.4],
        [71, 62, 2],
        [76, 60, 2],
        [81, 62, 2],
      ])}
      {dots([
        [74, 34, 3.4],
        [70, 29, 1.6],
        [74, 28, 1.6],
        [78, 29, 1.6],
        [28, 74, 3.4],
        [24, 69, 1.6],
        [28, 68, 1.6],
        [32, 69, 1.6],
      ])}
    </>
  ),
  bricks: (
    <path d="M18 66H34V74H18ZM37 66H53V74H37ZM56 66H72V74H56ZM26 76H42V82H26ZM45 76H61V82H45ZM64 76H80V82H64ZM64 30H80V38H64ZM20 32H34V40H20Z" />
  ),
  rainbow: (
    <>
      <path d="M18 78A32 32 0 0 1 82 78" {...line} strokeWidth={4} />
      <path d="M24.500 78A25.500 25.500 0 0 1 75.500 78" {...line} strokeWidth={4} opacity={0.7} />
      <path d="M31 78A19 19 0 0 1 69 78" {...line} strokeWidth={4} opacity={0.45} />
    </>
  ),
  chatter: (
    <path d="M20 44Q26 38 20 32M80 44Q74 38 80 32M18 64L26 62M82 64L74 62M26 50H18M74 50H82" {...line} />
  ),
  pixels: (
    <path d="M20 32H28V40H20ZM30 26H34V30H30ZM72 66H80V74H72ZM68 78H72V82H68ZM72 30H78V36H72ZM22 68H28V74H22ZM80 42H84V46H80ZM16 52H20V56H16Z" />
  ),
  clock: (
    <>
      <circle cx={50} cy={52} r={28} {...line} />
      <path
        d="M50 24V30M50 74V80M22 52H28M72 52H78M30 32L34 36M70 32L66 36M30 72L34 68M70 72L66 68"
        {...line}
      />
    </>
  ),
  waves: (
    <path
      d="M16 62Q22 56 28 62T40 62T52 62T64 62T76 62T86 62M16 71Q22 65 28 71T40 71T52 71T64 71T76 71T86 71M20 36Q26 30 32 36T44 36"
      {...line}
    />
  ),
  vortex: (
    <path
      d="M50 52c4-6 14-2 12 6c-2 10-18 12-24 2c-7-12 4-28 20-26c18 2 26 22 18 36M50 52c-4 6-14 2-12-6"
      {...line}
      strokeWidth={3.4}
    />
  ),
} satisfies Record<string, ReactNode>;

export type MotifName = keyof typeof motifs;

/** In the text colour, so that the card sets it. */
export const Motif = ({ name }: { readonly name: MotifName }): ReactNode => (
  <g fill="currentColor">{motifs[name]}</g>
);
