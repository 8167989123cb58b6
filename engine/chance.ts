import { sha256Words } from './sha256.ts';

/** Where all chance comes from. A match, a search and a scenario each bring their own kind. */
export interface Rng {
  /** A whole number from 0 to n-1, each equally likely. */
  below(n: number): number;
  /** One of these component ids, each equally likely. A scenario may name which. */
  from(ids: readonly number[]): number;
}

/** A die with faces 1 to `sides`. */
export const roll = (rng: Rng, sides: number): number => 1 + rng.below(sides);

/** Puts a list in random order, in place. Sort first where the old order could tell something. */
export function shuffle<T>(rng: Rng, list: T[]): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = rng.below(i + 1);
    const kept = list[i] as T;
    list[i] = list[j] as T;
    list[j] = kept;
  }
  return list;
}

/** An Rng from a source of 32-bit words; rejects the uneven rest, so every number is equally likely. */
export function rngFrom(word: () => number): Rng {
  const below = (n: number): number => {
    const fair = 0x100000000 - (0x100000000 % n);
    let drawn = word() >>> 0;
    while (drawn >= fair) drawn = word() >>> 0;
    return drawn % n;
  };
  return { below, from: (ids) => ids[below(ids.length)] as number };
}

/**
 * The chance of one log entry: SHA-256 of seed, entry number and a counter. Nothing is kept between entries, so
 * nothing can be predicted, imagined or rewound. The seed has 256 bits, as 64 hex digits.
 */
export function chanceOf(seed: string, entry: number): Rng {
  let block: Int32Array | null = null;
  let used = 0;
  return rngFrom(() => {
    if (block === null || used % 8 === 0) block = sha256Words(`accretion/${seed}/${entry}/${used / 8}`);
    return block[used++ % 8] as number;
  });
}

/** A small fast generator (Marsaglia's xorshift32) for tests of the engine itself and for imagining in a page. */
export function quickRng(seed: number): Rng {
  let x = (seed ^ 0x9e3779b9) | 0 || 1;
  const word = (): number => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return x;
  };
  for (let i = 0; i < 8; i++) word();
  return {
    below: (n) => (((word() >>> 0) / 0x100000000) * n) | 0,
    from: (ids) => ids[(((word() >>> 0) / 0x100000000) * ids.length) | 0] as number,
  };
}

/** Notices whether chance was used. */
export function watched(rng: Rng): Rng & { used: boolean } {
  const watch = {
    used: false,
    below(n: number) {
      watch.used = true;
      return rng.below(n);
    },
    from(ids: readonly number[]) {
      watch.used = true;
      return rng.from(ids);
    },
  };
  return watch;
}
