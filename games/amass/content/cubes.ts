/** The cubes: what each colour is worth, and how many there are. */
import type { Content } from '../rules/content.ts';

export const cubes: Content['cubes'] = {
  green: { points: 1, count: 48, from: { points: 'printed', count: 'stand-in' } },
  blue: { points: 2, count: 36, from: { points: 'printed', count: 'stand-in' } },
  pink: { points: 3, count: 24, from: { points: 'printed', count: 'stand-in' } },
  orange: { points: 4, count: 12, from: { points: 'printed', count: 'stand-in' } },
};
