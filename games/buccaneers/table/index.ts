/** The table of Black Hole Buccaneers, as the page's frame knows it. */
import { usualMark } from '../../pieces/marks.ts';
import type { TableModule } from '../../table.ts';
import type { Cards as Model } from '../rules/cards.ts';
import type { Move, Story, View } from '../rules/state.ts';
import { words } from '../words/index.ts';
import { Board } from './Board.tsx';
import { Face } from './cards/Face.tsx';
import { scenesOf } from './scenes/scenes.ts';

export const table: TableModule<View, Move, Story, Model> = {
  words,
  Board,
  Face,
  mark: usualMark,
  scenes: scenesOf,
  sounds: () => import('./sounds.ts').then((one) => one.sounds),
  tutorial: () => import('../guide/tutorial.ts').then((one) => one.tutorial),
  examples: () => import('./examples.ts').then((one) => one.examples),
  charts: [
    { fact: 'points', name: { en: 'Points', de: 'Punkte' } },
    { fact: 'value', name: { en: 'Value', de: 'Wert' } },
    { fact: 'weight', name: { en: 'Weight', de: 'Gewicht' } },
  ],
};
