/** Things drawn by us where no icon fits, in a field of 100 round (50, 52). */
import type { ReactNode } from 'react';
import { star } from './Motif.tsx';

export interface Tones {
  readonly light: string;
  readonly mid: string;
  readonly dark: string;
}

const scrambleCube = ({ light, mid, dark }: Tones): ReactNode => (
  <g stroke={dark} strokeWidth={1.6} strokeLinejoin="round">
    <path d="M50 28L71 39L50 50L29 39Z" fill={light} />
    <path d="M29 39L50 50V76L29 65Z" fill={mid} />
    <path d="M71 39L50 50V76L71 65Z" fill="#5aa9ff" />
    <path
      d="M36 35.300L57 46.300M43 31.700L64 42.700M43 46.300L64 35.300M36 42.700L57 31.700M36 42.700V68.700M43 46.300V72.300M29 47.700L50 58.700M29 56.300L50 67.300M57 46.300V72.300M64 42.700V68.700M50 58.700L71 47.700M50 67.300L71 56.300"
      fill="none"
    />
    <path d="M36 51.300L43 55V63.600L36 60ZM57 63.700L64 60V68.600L57 72.300Z" fill="#ffd75a" stroke="none" />
    <path d="M50 35.300L57 39L50 42.700L43 39Z" fill="#7ee0a2" stroke="none" />
  </g>
);

const furball = ({ light, mid, dark }: Tones): ReactNode => (
  <g>
    <path d={star(26, 25, 18.5, 50, 54)} fill={mid} stroke={dark} strokeWidth={1.2} strokeLinejoin="round" />
    <path
      d="M36 36L30 22L45 32ZM64 36L70 22L55 32Z"
      fill={mid}
      stroke={dark}
      strokeWidth={1.2}
      strokeLinejoin="round"
    />
    <circle cx={42} cy={48} r={7} fill="#fff" />
    <circle cx={58} cy={48} r={7} fill="#fff" />
    <circle cx={43.5} cy={49} r={3.2} fill={dark} />
    <circle cx={56.5} cy={49} r={3.2} fill={dark} />
    <path d="M46 58H54L50 66Z" fill={light} stroke={dark} strokeWidth={1.2} strokeLinejoin="round" />
  </g>
);

const egg = ({ light, mid, dark }: Tones): ReactNode => (
  <g stroke={dark} strokeWidth={1.4} strokeLinejoin="round">
    <path d="M50 27C62 27 70 46 70 58A20 19 0 0 1 30 58C30 46 38 27 50 27Z" fill={light} />
    <path
      d="M31.500 49L38 43L44 49L50 43L56 49L62 43L68.500 49V56L62 50L56 56L50 50L44 56L38 50L31.200 56Z"
      fill={mid}
    />
    <path d="M31 63H69Q68 69 63 73H37Q32 69 31 63Z" fill="#5fd0ff" />
    <circle cx={50} cy={36} r={3} fill="#ff8fb8" />
  </g>
);

const pool = ({ light, mid, dark }: Tones): ReactNode => (
  <g stroke={dark} strokeWidth={1.4}>
    <ellipse cx={50} cy={66} rx={31} ry={13} fill={mid} />
    <ellipse cx={50} cy={62} rx={31} ry={12} fill={light} />
    <ellipse cx={50} cy={62} rx={23} ry={8} fill="#2f7fd0" />
    <path d="M23 68V74M36 73V79M50 75V80M64 73V79M77 68V74" strokeWidth={2.4} strokeLinecap="round" />
  </g>
);

const carpet = ({ light, mid, dark }: Tones): ReactNode => (
  <g stroke={dark} strokeWidth={1.4} strokeLinejoin="round">
    <path d="M20 56Q34 40 50 50T80 44L76 64Q62 72 48 62T22 74Z" fill={mid} />
    <path d="M26 58Q36 48 50 56T74 51L72 60Q60 65 49 57.500T28 67Z" fill={light} />
    <path d="M44 56L50 52L57 56.500L51 61Z" fill="#ffd75a" />
    <path
      d="M20 56L15 58M21 62L16 64M21.500 68L17 71M22 74L18 77M80 44L85 42M79 51L84 49M77.500 58L82 57M76 64L81 64"
      strokeWidth={2}
      strokeLinecap="round"
    />
    <path
      d="M30 82H44M52 80H70"
      fill="none"
      strokeWidth={2}
      strokeLinecap="round"
      stroke={light}
      opacity={0.6}
    />
  </g>
);

const shapes = { scrambleCube, furball, egg, pool, carpet } satisfies Record<
  string,
  (tones: Tones) => ReactNode
>;

export type ShapeName = keyof typeof shapes;

export const Shape = ({ name, tones }: { readonly name: ShapeName; readonly tones: Tones }): ReactNode =>
  shapes[name](tones);
