/** The map: a mine in each of eight zones, clockwise, and a base in six of them. */
import type { Content } from '../rules/content.ts';

// biome-ignore format: one mine, one line
export const mines: Content['mines'] = {
  B1: { zone: 1, colour: 'orange', from: { name: 'printed', colour: 'printed', zone: 'derived' } },
  F2: { zone: 2, colour: 'blue', from: { name: 'printed', colour: 'printed', zone: 'derived' } },
  G3: { zone: 3, colour: 'pink', from: { name: 'printed', colour: 'printed', zone: 'derived' } },
  J4: { zone: 4, colour: 'green', from: { name: 'stand-in', colour: 'stand-in', zone: 'derived' } },
  M5: { zone: 5, colour: 'blue', from: { name: 'printed', colour: 'printed', zone: 'derived' } },
  P6: { zone: 6, colour: 'green', from: { name: 'stand-in', colour: 'stand-in', zone: 'derived' } },
  R7: { zone: 7, colour: 'pink', from: { name: 'printed', colour: 'printed', zone: 'derived' } },
  U8: { zone: 8, colour: 'green', from: { name: 'printed', colour: 'derived', zone: 'derived' } },
};

// biome-ignore format: one base, one line
export const bases: Content['bases'] = {
  Alpha: { zone: 1, from: { name: 'printed', zone: 'derived' } },
  Delta: { zone: 2, from: { name: 'printed', zone: 'stand-in' } },
  Echo: { zone: 3, from: { name: 'printed', zone: 'stand-in' } },
  Kilo: { zone: 5, from: { name: 'stand-in', zone: 'stand-in' } },
  Tango: { zone: 6, from: { name: 'stand-in', zone: 'stand-in' } },
  Xray: { zone: 7, from: { name: 'printed', zone: 'stand-in' } },
};

/** Which bases are in play when nobody chooses (AA53): stand-ins. */
export const spread: Content['spread'] = {
  2: ['Alpha', 'Kilo'],
  3: ['Alpha', 'Echo', 'Tango'],
  4: ['Alpha', 'Echo', 'Kilo', 'Xray'],
  5: ['Alpha', 'Delta', 'Echo', 'Kilo', 'Xray'],
  6: ['Alpha', 'Delta', 'Echo', 'Kilo', 'Tango', 'Xray'],
};

/** Printed: just right of the camp. Which zone that is, is a stand-in. */
export const alien: Content['alien'] = { start: 8, from: 'stand-in' };
