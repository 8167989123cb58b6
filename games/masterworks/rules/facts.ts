/** What a scenario may ask: the same functions the rules use. */
import type { Rules } from '@accretion/engine';
import type { Move, Options } from './answers.ts';
import type { Book } from './book/book.ts';
import { isShielded } from './encounter/missile.ts';
import { levelOf } from './encounter/storm.ts';
import { bandOf, gapOf } from './field/field.ts';
import { isInSight, terrainCover } from './field/sight.ts';
import type { State } from './state.ts';

type Facts = NonNullable<Rules<State, Move, Options>['facts']>;

export const factsOf = (book: Book): Facts => ({
  /** The gap between two things by mark, in thousandths. */
  gap: (state, a = 0, b = 0) => gapOf({ book, state }, a, b),
  range: (state, a = 0, b = 0) => bandOf(gapOf({ book, state }, a, b)),
  sees: (state, a = 0, b = 0) => isInSight({ book, state }, a, b),
  cover: (state, a = 0, b = 0) => terrainCover({ book, state }, a, b) >= 0,
  storm: (state) => levelOf({ book, state }),
  shielded: (state) => isShielded({ book, state }),
});
