/** What a seat wants to do, with cards by name and spaces as text. */
import type { Matter, Size, Slot } from '../rules/content.ts';
import type { Channel, Move } from '../rules/state.ts';
import { spotOf, tokenOf } from './boards.ts';

/** Turns names into ids. */
export interface Names {
  id(kind: 'action' | 'core' | 'resource', name: string): number;
}
export type Wish = (names: Names) => Move;

export const places =
  (at: string): Wish =>
  () => ({ do: 'place', ...spotOf(at) });
export const orbits =
  (channel: Channel): Wish =>
  () => ({ do: 'orbit', channel });
export const gains =
  (at: number): Wish =>
  () => ({ do: 'gain', at });
export const picks =
  (space: number): Wish =>
  () => ({ do: 'pick', space });
export const recycles =
  (...cards: string[]): Wish =>
  (names) => ({ do: 'recycle', cards: cards.map((card) => names.id('action', card)) });
export const removes =
  (at: string, token: string): Wish =>
  () => ({ do: 'remove', ...spotOf(at), token: tokenOf(token) });
export const plays =
  (card: string): Wish =>
  (names) => ({ do: 'playCard', card: names.id('action', card) });
export const discards =
  (card: string): Wish =>
  (names) => ({ do: 'discard', card: names.id('action', card) });
export const empowers =
  (yes: boolean): Wish =>
  () => ({ do: 'empower', yes });
export const uses =
  (anomaly: Slot): Wish =>
  () => ({ do: 'use', anomaly });
export const usesCore =
  (core: string): Wish =>
  (names) => ({ do: 'useCore', core: names.id('core', core) });
export const takesCore =
  (core: string): Wish =>
  (names) => ({ do: 'takeCore', core: names.id('core', core) });
export const discovers =
  (anomaly: Slot): Wish =>
  () => ({ do: 'discover', anomaly });
export const passes: Wish = () => ({ do: 'pass' });
export const siphons =
  (size: Size, option: number): Wish =>
  () => ({ do: 'siphon', size, option });
/** A pair of Wormholes by their numbers. */
export const activates =
  (first: number, second: number): Wish =>
  () => ({ do: 'activate', first, second });
export const exchanges =
  (counters: number): Wish =>
  () => ({ do: 'exchange', counters });
export const upgrades =
  (at: string, token: string): Wish =>
  () => ({ do: 'upgrade', ...spotOf(at), token: tokenOf(token) as Matter });
export const movesStack =
  (at: string, by: number): Wish =>
  () => ({ do: 'moveStack', ...spotOf(at), by });
export const opens =
  (wormhole: number): Wish =>
  () => ({ do: 'openWormhole', wormhole });
export const isDone: Wish = () => ({ do: 'done' });
export const ends: Wish = () => ({ do: 'end' });
export const keeps =
  (card: string): Wish =>
  (names) => ({ do: 'keep', card: names.id('resource', card) });
export const putsWormholes =
  (spots: string): Wish =>
  () => ({ do: 'placeWormholes', spots: spots.split(',').map(spotOf) });
