/** Rolling (MC1, MC2, MA69). */
import { type Rng, roll } from '@accretion/engine';

const sides = 8;

export function rollDice(rng: Rng, count: number): number[] {
  const dice: number[] = [];
  for (let i = 0; i < count; i++) dice.push(roll(rng, sides));
  return dice;
}
