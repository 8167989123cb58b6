/** The faces of the die. */
import type { Face } from '../content/vocabulary.ts';

/** MC1, MA69: the numbers that show a face. */
const numbers: Readonly<Record<Face, readonly number[]>> = {
  critical: [1],
  wild: [2],
  hit: [3, 4],
  block: [5],
  blank: [6, 7],
  failure: [8],
};
export const facesOf = (face: Face): readonly number[] => numbers[face];

const shown: readonly Face[] = [
  'critical',
  'critical',
  'wild',
  'hit',
  'hit',
  'block',
  'blank',
  'blank',
  'failure',
];
/** The face a die shows. */
export const faceOf = (die: number): Face => shown[die] ?? 'failure';
