/** The small wooden things: marks of crews, cubes, dice. As parts of a drawing, and each by itself. */
import type { ReactNode } from 'react';
import type { Colour } from '../rules/content.ts';
import { colours } from '../rules/content.ts';
import { crewLook, cubeLooks } from './looks.ts';
import style from './Pieces.module.css';

/** The sign of a crew beside a text, with a number where it stands for several members. */
export function Mark({
  base,
  size = '1.1em',
  count = 1,
}: {
  readonly base: number;
  readonly size?: string;
  readonly count?: number;
}): ReactNode {
  const { fill, path } = crewLook(base);
  return (
    <svg viewBox="-11.5 -11.5 23 23" width={size} height={size} aria-hidden="true" className={style['mark']}>
      <path
        d={path}
        transform="scale(10)"
        fill={fill}
        vectorEffect="non-scaling-stroke"
        className={style['token']}
      />
      {count > 1 && (
        <text y={4} fontSize={11.5} className={style['tally']}>
          {count}
        </text>
      )}
    </svg>
  );
}

/** A cube seen from above and in front; the number is what it is worth. */
export function Cube({
  colour,
  x = 0,
  y = 0,
  size = 20,
  points,
}: {
  readonly colour: Colour;
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
  readonly points?: number;
}): ReactNode {
  const { face, top, side } = cubeLooks[colour];
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 20})`}>
      <path d="M-9 -4L-3 -10H10L4 -4Z" fill={top} />
      <path d="M4 -4L10 -10V3L4 10Z" fill={side} />
      <path d="M-9 -4H4V10H-9Z" fill={face} />
      {points !== undefined && (
        <text x={-2.5} y={7} fontSize={11} className={style['worth']}>
          {points}
        </text>
      )}
    </g>
  );
}

export const CubeMark = ({
  colour,
  points,
  size = '1.2em',
}: {
  readonly colour: Colour;
  readonly points?: number;
  readonly size?: string;
}): ReactNode => (
  <svg viewBox="-10.5 -11 22 22" width={size} height={size} aria-hidden="true" className={style['mark']}>
    <Cube colour={colour} {...(points === undefined ? {} : { points })} />
  </svg>
);

/** A cube in a slot: a bar with as many dots as the colour has rank. */
export function Bar({
  colour,
  x,
  y,
  width,
  height,
}: {
  readonly colour: Colour;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}): ReactNode {
  const rank = colours.indexOf(colour) + 1;
  const isUpright = height > width;
  const long = Math.max(width, height);
  const dot = Math.min(width, height) * 0.16;
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} rx={2} fill={cubeLooks[colour].face} />
      {Array.from({ length: rank }, (_, i) => (i - (rank - 1) / 2) * (long / 4.6)).map((along) => (
        <circle
          key={along}
          cx={x + width / 2 + (isUpright ? 0 : along)}
          cy={y + height / 2 + (isUpright ? along : 0)}
          r={dot}
          fill="#10101c"
        />
      ))}
    </g>
  );
}

/** Where the dots of each face are, from the middle. */
export const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** A die of a crew: in its colour, with its shape in a corner. */
export function Die({
  face,
  base,
  isDroid = false,
  size = '2.6rem',
}: {
  readonly face: number;
  readonly base: number;
  readonly isDroid?: boolean;
  readonly size?: string;
}): ReactNode {
  const { fill } = crewLook(base);
  return (
    <svg viewBox="-13 -13 26 26" width={size} height={size} aria-hidden="true" className={style['die']}>
      <rect x={-12} y={-12} width={24} height={24} rx={5} fill={fill} />
      {isDroid && <rect x={-10.4} y={-10.4} width={20.8} height={20.8} rx={4} className={style['droid']} />}
      {(pips[face] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x * 5.6} cy={y * 5.6} r={2.3} fill="#15151f" />
      ))}
    </svg>
  );
}
