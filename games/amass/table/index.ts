/** The table of AMASS, as the page's frame knows it. */
import type { TableModule } from '../../table.ts';
import type { Board as Model } from '../rules/board.ts';
import type { Move, Story, View } from '../rules/state.ts';
import { words } from '../words/index.ts';
import { Board } from './Board.tsx';
import { Face } from './Face.tsx';

export const table: TableModule<View, Move, Story, Model> = {
  words,
  Board,
  Face,
  tutorial: () => import('../guide/tutorial.ts').then((one) => one.tutorial),
  examples: () => import('./examples.ts').then((one) => one.examples),
  charts: [
    { fact: 'points', name: { en: 'Points', de: 'Punkte' } },
    { fact: 'bonus', name: { en: 'Bonus', de: 'Bonus' } },
  ],
};
