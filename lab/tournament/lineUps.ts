/** Which line-ups a tournament of some bots has. */
import type { Seating } from '@accretion/engine';
import { Complaint } from '../terminal.ts';

export const lineUpKinds = ['mixed', 'one-among'] as const;
export type LineUps = (typeof lineUpKinds)[number];

/** More line-ups than anybody waits for. */
const mostLineUps = 5000;

/**
 * `mixed`: every choice of different bots that fills the sides; with fewer bots than sides, every mixture of them.
 * `one-among`: of every two bots, one against sides that are all the other's, and the other way round. Where there is only
 * one side every bot plays it alone, and they are compared by how often they reach the goal.
 */
export function lineUpsOf(pool: readonly string[], { sides }: Seating, kind: LineUps): string[][] {
  const different = [...new Set(pool)];
  if (different.length < pool.length) throw new Complaint('bots: a tournament names each bot once');
  const places = sides.length;
  if (pool.length < 2) throw new Complaint('bots: a tournament needs at least two bots');
  const bySide =
    places === 1
      ? pool.map((bot) => [bot])
      : kind === 'one-among'
        ? pairs(pool).map(([one, other]) => sides.map((_, side) => (side === 0 ? one : other)))
        : pool.length >= places
          ? choices(pool, places)
          : mixtures(pool, places).filter((line) => new Set(line).size > 1);
  const lineUps = places === 2 && kind === 'one-among' ? choices(pool, 2) : bySide;
  if (lineUps.length > mostLineUps)
    throw new Complaint(`bots: these make ${lineUps.length} line-ups; name fewer bots`);
  return lineUps.map((line) => seatsOfSides(line, sides));
}

function seatsOfSides(line: readonly string[], sides: Seating['sides']): string[] {
  const seats: string[] = [];
  sides.forEach((side, i) => {
    for (const seat of side) seats[seat] = line[i] ?? '';
  });
  return seats;
}

const pairs = (pool: readonly string[]): [string, string][] =>
  pool.flatMap((one) => pool.flatMap((other): [string, string][] => (one === other ? [] : [[one, other]])));

/** So many different ones, in the order of the pool. */
function choices(pool: readonly string[], size: number): string[][] {
  if (size === 0) return [[]];
  return pool.flatMap((one, i) => choices(pool.slice(i + 1), size - 1).map((rest) => [one, ...rest]));
}

/** So many, the same one more than once if need be. */
function mixtures(pool: readonly string[], size: number): string[][] {
  if (size === 0) return [[]];
  return pool.flatMap((one, i) => mixtures(pool.slice(i), size - 1).map((rest) => [one, ...rest]));
}
