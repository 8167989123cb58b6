/** AA81: sentries, the standing droids of AI bases. */
import { countCubes } from './cubes.ts';
import type { Cubes } from './state.ts';

/** How many a base with these cubes has: one for each number of the level that it reaches. */
export const sentriesFor = (levels: readonly number[], stored: Cubes): number => {
  const cubes = countCubes(stored);
  return levels.filter((from) => cubes >= from).length;
};
