/** Everything Mutant Masterworks says, in both languages. */
import type { GameWords } from '../../words.ts';
import type { Move } from '../rules/answers.ts';
import type { Book } from '../rules/book/book.ts';
import type { View } from '../rules/state.ts';
import type { Story } from '../rules/story.ts';
import { eventText } from './events/index.ts';
import { choiceText } from './questions/choices.ts';
import { prompt, ruleOf } from './questions/prompt.ts';
import { refusals } from './refusals/sentences.ts';
import { refusalValues } from './refusals/values.ts';
import { eventThings, nameOf } from './things.ts';

export const words: GameWords<View, Move, Story, Book> = {
  nameOf,
  prompt,
  ruleOf,
  choiceText,
  eventText,
  eventThings,
  log: () => import('./log.ts').then((one) => one.log),
  refusals,
  refusalValues,
  spoken: () => import('./spoken.ts').then((one) => one.spoken),
  pace: () => import('./doing.ts'),
  help: () => import('./help/index.ts').then((one) => one.help),
  fields: () => import('./fields.ts').then((one) => one.fields),
};
