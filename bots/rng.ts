/** A fast generator for search and simulation. It can be predicted, so no match ever draws from it. */
import { type Rng, seedOf } from '@accretion/engine';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

const range = 0x100000000;

/** The same name, the same numbers. */
export function fastRng(name: string | number): Rng {
  const seed = seedOf(name);
  const words = [0, 8, 16, 24].map((at) => Number.parseInt(seed.slice(at, at + 8), 16) | 0);
  const generator = xoroshiro128plusFromState(words);
  const below = (n: number): number => Math.floor(((generator.next() >>> 0) / range) * n);
  return { below, from: (ids) => ids[below(ids.length)] as number };
}
