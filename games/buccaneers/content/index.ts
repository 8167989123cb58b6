/** The standard cards. A pack may change any entry. */
import type { Content } from '../rules/content.ts';
import { holes } from './holes.ts';
import { modifiers, scoreCards } from './sideCards.ts';
import { trash } from './trash.ts';

export const content: Content = {
  trash,
  holes,
  scoreCards,
  modifiers,
  rounds: 3,
  firstGame: ['BH-DNG2', 'BH-PRE3', 'BH-DIR4'],
  heaviestToys: 'WGT-6',
};
