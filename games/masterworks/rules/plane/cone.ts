/** MC31: "toward" and "away" are within 45° of the line through the two centres, the 45° included. */
import { vectorX, vectorY } from './directions.ts';
import type { Direction } from './types.ts';

/** Does a direction lead toward what lies at dx, dy from the mover's centre? Concentric: any does. */
export function isToward(direction: Direction, dx: number, dy: number): boolean {
  const vx = vectorX(direction);
  const vy = vectorY(direction);
  return vx * dx + vy * dy >= Math.abs(vx * dy - vy * dx);
}

/** Does it lead away? */
export const isAway = (direction: Direction, dx: number, dy: number): boolean =>
  isToward(direction, -dx, -dy);
