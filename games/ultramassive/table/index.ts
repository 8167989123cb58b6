/** The table of ULTRAMASSIVE, as the page's frame knows it. */
import { usualMark } from '../../pieces/marks.ts';
import type { TableModule } from '../../table.ts';
import type { Cards as Model } from '../rules/cards.ts';
import type { Move, Story, View } from '../rules/state.ts';
import { words } from '../words/index.ts';
import { Board } from './Board.tsx';
import { Face } from './cards/Face.tsx';
import { lazyPartsNow } from './lazy.ts';

export const table: TableModule<View, Move, Story, Model> = {
  words,
  Board,
  Face,
  isThemed: true,
  mark: usualMark,
  // Loaded before anything can happen, but for the quickest of first moves, which is then shown at once.
  scenes: (update) => lazyPartsNow()?.scenesOf(update) ?? [],
  sounds: () => import('./sounds.ts').then((one) => one.sounds),
  tutorial: () => import('../guide/tutorial.ts').then((one) => one.tutorial),
  examples: () => import('./examples.ts').then((one) => one.examples),
  charts: [
    { fact: 'mass', name: { en: 'Solar Mass', de: 'Sonnenmasse' } },
    { fact: 'discovery', name: { en: 'Discovery Counters', de: 'Entdeckungsmarker' } },
    { fact: 'anomalies', name: { en: 'Anomalies', de: 'Anomalien' } },
  ],
};
