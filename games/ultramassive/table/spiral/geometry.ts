/** Two spirals of seven spaces round the Black Hole, in a field of 400. A space between two spaces is a number too. */
import type { Channel } from '../../rules/state.ts';
import type { Rank } from './rank.ts';

export const field = 400;
/** Above and below the spirals nothing is drawn. */
export const above = 16;
export const height = field - 2 * above;
export const viewBox = `0 ${above} ${field} ${height}`;
export const middle = field / 2;
export const spaceRadius = 25;
export const bandWidth = 46;

const outermost = 172;
const inward = 18; // nearer to the middle with each space
const turn = 72; // degrees with each space
const last = 7;
const fall = 1.5; // so many spaces from the last one to the middle
const begin: Readonly<Record<Channel, number>> = { blue: 198, pink: 18 };

export interface Point {
  readonly x: number;
  readonly y: number;
}

const distanceAt = (space: number): number =>
  space <= last
    ? outermost - inward * (space - 1)
    : (outermost - inward * (last - 1)) * Math.max(0, 1 - (space - last) / fall);

/** Where a space lies; past the last one it falls into the middle. */
export function pointAt(channel: Channel, space: number): Point {
  const angle = ((begin[channel] + turn * (space - 1)) * Math.PI) / 180;
  const far = distanceAt(space);
  return { x: middle + far * Math.cos(angle), y: middle + far * Math.sin(angle) };
}

/** The place in the middle of the hole: what has gone so far is gone. */
export const inTheMiddle = last + fall;

const rounded = (value: number): string => value.toFixed(1);

/** The line of a Channel between two spaces. */
export function lineOf(channel: Channel, from: number, to: number): string {
  const steps = Math.max(2, Math.ceil((to - from) * 8));
  const points = Array.from({ length: steps + 1 }, (_, i) =>
    pointAt(channel, from + ((to - from) * i) / steps),
  );
  return `M${points.map(({ x, y }) => `${rounded(x)} ${rounded(y)}`).join('L')}`;
}

/** R54: the hole grows over the spaces it covers; those that are left lie on its rim. */
export const holeRadius: Readonly<Record<Rank, number>> = {
  ...{ primordial: 37, stellar: 64, supermassive: 83, ultramassive: 88 },
};

/** Percentages of a place, for what lies over the drawing. */
export const percent = ({ x, y }: Point): { left: string; top: string } => ({
  left: `${(x / field) * 100}%`,
  top: `${((y - above) / height) * 100}%`,
});

/** Where the tokens of one space lie round its middle, and how large they are. */
export function clusterOf(count: number): { readonly at: readonly Point[]; readonly radius: number } {
  if (count <= 1) return { at: [{ x: 0, y: 0 }], radius: 17 };
  if (count === 2)
    return {
      at: [
        { x: -11, y: 0 },
        { x: 11, y: 0 },
      ],
      radius: 13,
    };
  const far = count === 3 ? 12.5 : 14;
  const first = count === 4 ? -45 : -90;
  const at = Array.from({ length: count }, (_, i) => {
    const angle = ((first + (360 / count) * i) * Math.PI) / 180;
    return { x: far * Math.cos(angle), y: far * Math.sin(angle) };
  });
  return { at, radius: count <= 4 ? 11 : 9 };
}
