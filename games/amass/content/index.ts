/** The content of the built-in box. A pack may change any entry. */
import type { Content } from '../rules/content.ts';
import { actions } from './actions.ts';
import { cubes } from './cubes.ts';
import { levels } from './levels.ts';
import { alien, bases, mines, spread } from './map.ts';
import { orders } from './orders.ts';
import { resources } from './resources.ts';

export const content: Content = {
  mines,
  bases,
  spread,
  alien,
  cubes,
  members: { 2: 8, 3: 8, 4: 7, 5: 6, 6: 5 }, // printed (A2)
  caps: { mine: 3, defence: 3, camp: 3, raid: 3 }, // printed; that the last is per base is derived (AA10)
  slotsPerFacing: 5, // printed
  facingBonus: 3, // printed
  crossedFrom: 5, // printed
  camp: { cards: [1, 1, 1, 1, 2, 2], from: 'stand-in' }, // printed: 1 or 2 cards; which pips is a stand-in (AA22)
  gain: { perMajor: 1, forModerate: 2, from: 'printed' },
  actions,
  resources,
  orders,
  levels,
};
