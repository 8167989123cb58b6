/** Cubes are counted by colour; the counts are never changed, only replaced. */
import type { Colour } from './content.ts';
import type { Cubes } from './state.ts';

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
