/** The table of ULTRAMASSIVE, as the page's frame knows it. */
import type { TableModule } from '../../table.ts';
import type { Cards as Model } from '../rules/cards.ts';
import type { Move, Story, View } from '../rules/state.ts';
import { words } from '../words/index.ts';
import { Board } from './Board.tsx';
import { Face } from './cards/Face.tsx';

export const table: TableModule<View, Move, Story, Model> = {
  words,
  Board,
  Face,
  tutorial: () => import('../guide/tutorial.ts').then((one) => one.tutorial),
  examples: () => import('./examples.ts').then((one) => one.examples),
  charts: [
    { fact: 'mass', name: { en: 'Solar Mass', de: 'Sonnenmasse' } },
    { fact: 'discovery', name: { en: 'Discovery Counters', de: 'Entdeckungsmarker' } },
    { fact: 'anomalies', name: { en: 'Anomalies', de: 'Anomalien' } },
  ],
};
