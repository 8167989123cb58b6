/** As much of the game as a page needs to set a match up and ask its first question. The whole is in index.ts. */
import type { Game } from '@accretion/engine';
import { content } from './content/index.ts';
import { defaults, type Move, moveShape, type Options, optionsShape } from './rules/answers.ts';
import { type Book, bookOf } from './rules/book/book.ts';
import { type Content, contentShape } from './rules/content/shape.ts';
import { rulesWith } from './rules/opening.ts';
import { seatingOf, withCaptain } from './rules/setup/setup.ts';
import type { State } from './rules/state.ts';
import { eventShape } from './rules/story.ts';

export const opening: Game<State, Move, Options, Content, Book> = {
  id: 'masterworks',
  name: { en: 'Mutant Masterworks', de: 'Mutant Masterworks' },
  version: 2,
  seats: { min: 3, max: 3 },
  options: optionsShape,
  defaults,
  move: moveShape,
  event: eventShape,
  content,
  contentShape,
  contentProblems(given) {
    if (given !== content) throw new Error('a pack is for the whole game');
    return [];
  },
  seating: seatingOf,
  seated: withCaptain,
  partners: true, // MD15, MK1
  model: bookOf,
  rules: (book) => rulesWith(book, []),
};
