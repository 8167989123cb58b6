/** The table of Mutant Masterworks, as the page's frame knows it. */
import type { TableModule } from '../../table.ts';
import type { Move } from '../rules/answers.ts';
import type { Book } from '../rules/book/book.ts';
import type { View } from '../rules/state.ts';
import type { Story } from '../rules/story.ts';
import { firstWords } from '../words/first.ts';
import { Board } from './Board.tsx';
import { Face } from './Face.tsx';
import { loadedParts } from './lazy.ts';
import { seatLook } from './map/looks.ts';

type Module = TableModule<View, Move, Story, Book>;

const drawn: Omit<Module, 'words' | 'whole'> = {
  Board,
  Face,
  mark: (seat) => (seat < 3 ? seatLook(seat) : null),
  scenes: (update, ruleset) => loadedParts()?.scenesOf(update, ruleset.model) ?? [],
  sounds: () => import('./sounds.ts').then((one) => one.sounds),
  tutorial: () => import('../guide/tutorial.ts').then((one) => one.tutorial),
  examples: () => import('./examples.ts').then((one) => one.examples),
};

export const table: Module = {
  ...drawn,
  words: firstWords,
  whole: async () => ({ ...drawn, words: (await import('../words/index.ts')).words }),
};
