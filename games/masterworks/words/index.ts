/** Everything Mutant Masterworks says, in both languages. */
import type { GameWords } from '../../words.ts';
import type { Move } from '../rules/answers.ts';
import type { Book } from '../rules/book/book.ts';
import type { View } from '../rules/state.ts';
import type { Story } from '../rules/story.ts';
import { eventText } from './events/index.ts';
import { firstWords } from './first.ts';
import { choiceText } from './questions/choices.ts';
import { refusals } from './refusals/sentences.ts';
import { refusalValues } from './refusals/values.ts';

export const words: GameWords<View, Move, Story, Book> = {
  ...firstWords,
  choiceText,
  eventText,
  log: () => import('./log.ts').then((one) => one.log),
  end: () => import('./end.ts').then((one) => one.end),
  refusals,
  refusalValues,
  spoken: () => import('./spoken.ts').then((one) => one.spoken),
  pace: () => import('./doing.ts'),
  fields: () => import('./fields.ts').then((one) => one.fields),
};
