/**
 * Mutant Masterworks: two squads of heroes against Magneto on a table of 36 by 36 inches, moved with hinged tools,
 * measured with rulers, decided with dice. The rules are in guide/rules.en.md.
 */
import type { Game } from '@accretion/engine';
import { content } from './content/index.ts';
import { defaults, type Move, moveShape, type Options, optionsShape } from './rules/answers.ts';
import { type Book, bookOf } from './rules/book/book.ts';
import { contentProblems } from './rules/content/problems/index.ts';
import { type Content, contentShape } from './rules/content/shape.ts';
import { rulesOf } from './rules/index.ts';
import { seatingOf } from './rules/setup/setup.ts';
import type { State } from './rules/state.ts';
import { eventShape } from './rules/story.ts';
import { problems } from './words/problems.ts';

export const masterworks: Game<State, Move, Options, Content, Book> = {
  id: 'masterworks',
  name: { en: 'Mutant Masterworks', de: 'Mutant Masterworks' },
  version: 1,
  seats: { min: 3, max: 3 },
  options: optionsShape,
  defaults,
  move: moveShape,
  event: eventShape,
  content,
  contentShape,
  contentProblems,
  problems,
  seating: seatingOf,
  model: bookOf,
  rules: rulesOf,
};
