/**
 * Fairness: before anyone sits down the host commits to a secret; each seat adds a number of its own when it joins;
 * the seed is the hash of all. Neither host nor player can choose a shuffle, and when the secret is revealed at
 * the end anyone can check every shuffle and die.
 */
import { sha256Hex } from './sha256.ts';

export interface Fairness {
  readonly commitment: string;
  readonly secret: string;
  readonly nonces: readonly string[];
}

const hex256 = /^[0-9a-f]{64}$/;
export const isHex256 = (text: unknown): text is string => typeof text === 'string' && hex256.test(text);

export const commitmentTo = (secret: string): string => sha256Hex(`accretion/commitment/${secret}`);

export const seedFrom = (secret: string, nonces: readonly string[]): string =>
  sha256Hex(`accretion/seed/${secret}/${nonces.join('/')}`);

/** Is this seed the one that follows from a secret committed to beforehand and the numbers of the seats? */
export const isFair = (fairness: Fairness, seed: string): boolean =>
  commitmentTo(fairness.secret) === fairness.commitment &&
  seedFrom(fairness.secret, fairness.nonces) === seed;

/** A seed for tests, simulations and scenarios, where nobody needs to be kept from choosing it. */
export const seedOf = (name: string | number): string => sha256Hex(`accretion/named/${name}`);
