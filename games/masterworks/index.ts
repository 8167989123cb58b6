/**
 * Mutant Masterworks: two squads of heroes against Magneto on a table of 36 by 36 inches, moved with hinged tools,
 * measured with rulers, decided with dice. The rules are in guide/rules.en.md.
 */
import type { Game } from '@accretion/engine';
import { opening } from './opening.ts';
import type { Move, Options } from './rules/answers.ts';
import type { Book } from './rules/book/book.ts';
import { contentProblems } from './rules/content/problems/index.ts';
import type { Content } from './rules/content/shape.ts';
import { rulesOf } from './rules/index.ts';
import type { State } from './rules/state.ts';
import { problems } from './words/problems.ts';

export const masterworks: Game<State, Move, Options, Content, Book> = {
  ...opening,
  contentProblems,
  problems,
  rules: rulesOf,
};
