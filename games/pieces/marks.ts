/** The usual marks of players. */
import type { Mark } from '../table.ts';

const circle: Mark = { fill: '#ff8577', path: 'M-0.92 0a0.92 0.92 0 1 0 1.84 0a0.92 0.92 0 1 0 -1.84 0Z' };

const marks: readonly Mark[] = [
  circle,
  { fill: '#f3cd58', path: 'M-0.88 -0.88H0.88V0.88H-0.88Z' },
  { fill: '#5ed6bf', path: 'M0 -1L1 0.85H-1Z' },
  { fill: '#7fb2ff', path: 'M0 -1.05L1.05 0L0 1.05L-1.05 0Z' },
  { fill: '#d79bff', path: 'M1 0L0.5 0.87L-0.5 0.87L-1 0L-0.5 -0.87L0.5 -0.87Z' },
  { fill: '#e6e3ef', path: 'M-0.35 -1H0.35V-0.35H1V0.35H0.35V1H-0.35V0.35H-1V-0.35H-0.35Z' },
];

/** By seat, for games whose table has no marks of its own. */
export const usualMark = (seat: number): Mark => marks[seat % marks.length] ?? circle;
