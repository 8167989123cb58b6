/** The Alien: more eyes than needed, too many teeth, and claws. Drawn around its middle, about 90 wide and 100 high. */
import type { ReactNode } from 'react';
import style from './Alien.module.css';

const arm =
  'M-25 -9C-46 -18 -58 2 -48 20L-55 31L-46 28L-44 37L-38 28L-31 33L-35 19C-40 8 -36 1 -26 6C-20 2 -20 -6 -25 -9Z';

export const AlienFigure = (): ReactNode => (
  <g className={style['alien']}>
    <ellipse cy={38} rx={46} ry={10} className={style['shade']} />
    <path d="M-6 -48L0 -68L6 -48ZM-19 -41L-33 -58L-11 -49ZM19 -41L33 -58L11 -49Z" fill="#2c6b3f" />
    <path d={arm} fill="#3f9550" />
    <path d={arm} transform="scale(-1 1)" fill="#3f9550" />
    <path
      d="M-30 38C-40 14 -38 -8 -25 -20C-28 -38 -15 -53 0 -53C15 -53 28 -38 25 -20C38 -8 40 14 30 38C22 31 16 40 8 35C4 42 -4 42 -8 35C-16 40 -22 31 -30 38Z"
      fill="#63c76b"
    />
    <path
      d="M-20 28C-24 22 -25 16 -24 10M20 28C24 22 25 16 24 10M-9 30L-8 24M9 30L8 24"
      className={style['crease']}
    />
    <path d="M-21 -9Q0 -19 21 -9Q22 17 0 20Q-22 17 -21 -9Z" fill="#230a1c" />
    <path d="M-20 -9L-15 2L-10 -12L-5 1L0 -14L5 1L10 -12L15 2L20 -9Q0 -18 -20 -9Z" fill="#fbffe2" />
    <path d="M-15 13L-11 5L-6 17L-1 7L4 18L9 6L14 14Q8 20 0 20Q-9 20 -15 13Z" fill="#fbffe2" />
    <g className={style['eyes']}>
      <ellipse cx={-12} cy={-28} rx={8} ry={7} />
      <ellipse cx={12} cy={-28} rx={8} ry={7} />
      <ellipse cy={-41} rx={6} ry={5.5} />
    </g>
    <path d="M-12 -34V-22M12 -34V-22M0 -46V-36" className={style['slits']} />
    <path d="M-24 -37L-5 -30M24 -37L5 -30" className={style['brows']} />
  </g>
);
