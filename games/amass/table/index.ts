/** The table of AMASS, as the page's frame knows it. */
import type { Mark, TableModule } from '../../table.ts';
import type { Board as Model } from '../rules/board.ts';
import type { Move, Story, View } from '../rules/state.ts';
import { words } from '../words/index.ts';
import { Board } from './Board.tsx';
import { Face } from './Face.tsx';
import { loadedParts } from './lazy.ts';
import { crewLook } from './looks.ts';

/** By base, once a crew has one. */
const markOf = (base: unknown): Mark | null => (typeof base === 'number' ? crewLook(base) : null);

export const table: TableModule<View, Move, Story, Model> = {
  words,
  Board,
  Face,
  isThemed: true,
  mark: (crew, view) => markOf(view.crews[crew]?.base),
  scenes: (update, ruleset) => loadedParts()?.scenesOf(update, ruleset.model) ?? [],
  sounds: () => import('./sounds.ts').then((one) => one.sounds),
  tutorial: () => import('../guide/tutorial.ts').then((one) => one.tutorial),
  examples: () => import('./examples.ts').then((one) => one.examples),
  charts: [
    { fact: 'points', name: { en: 'Points', de: 'Punkte' } },
    { fact: 'bonus', name: { en: 'Bonus', de: 'Bonus' } },
  ],
};
