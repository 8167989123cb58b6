/** Piles are sorted lists of ids, cubes are counted by colour; both are never changed, only replaced. */
import type { Colour } from './content.ts';
import type { Cubes } from './state.ts';

export const withoutId = (ids: readonly number[], id: number): number[] => {
  const rest: number[] = [];
  for (let i = 0; i < ids.length; i++) if (ids[i] !== id) rest.push(ids[i] as number);
  return rest;
};

export function withId(ids: readonly number[], id: number): number[] {
  const more: number[] = [];
  let i = 0;
  for (; i < ids.length && (ids[i] as number) < id; i++) more.push(ids[i] as number);
  more.push(id);
  for (; i < ids.length; i++) more.push(ids[i] as number);
  return more;
}

/** A list with one entry replaced. */
export function withAt<T>(list: readonly T[], at: number, value: T): T[] {
  const copy = list.slice();
  copy[at] = value;
  return copy;
}

export const noCubes: Cubes = { green: 0, blue: 0, pink: 0, orange: 0 };

export const moreCubes = (cubes: Cubes, colour: Colour, count: number): Cubes => ({
  green: cubes.green + (colour === 'green' ? count : 0),
  blue: cubes.blue + (colour === 'blue' ? count : 0),
  pink: cubes.pink + (colour === 'pink' ? count : 0),
  orange: cubes.orange + (colour === 'orange' ? count : 0),
});

export const sumCubes = (a: Cubes, b: Cubes): Cubes => ({
  green: a.green + b.green,
  blue: a.blue + b.blue,
  pink: a.pink + b.pink,
  orange: a.orange + b.orange,
});

export const countCubes = (cubes: Cubes): number => cubes.green + cubes.blue + cubes.pink + cubes.orange;
