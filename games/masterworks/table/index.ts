/** The table of Mutant Masterworks, as the page's frame knows it. */
import type { TableModule } from '../../table.ts';
import type { Move } from '../rules/answers.ts';
import type { Book } from '../rules/book/book.ts';
import type { View } from '../rules/state.ts';
import type { Story } from '../rules/story.ts';
import { words } from '../words/index.ts';
import { Board } from './Board.tsx';
import { Face } from './Face.tsx';
import { loadedParts } from './lazy.ts';
import { seatLook } from './map/looks.ts';

export const table: TableModule<View, Move, Story, Book> = {
  words,
  Board,
  Face,
  mark: (seat) => (seat < 3 ? seatLook(seat) : null),
  scenes: (update, ruleset) => loadedParts()?.scenesOf(update, ruleset.model) ?? [],
  tutorial: () => import('../guide/tutorial.ts').then((one) => one.tutorial),
  examples: () => import('./examples.ts').then((one) => one.examples),
};
