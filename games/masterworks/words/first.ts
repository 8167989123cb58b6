/** What a first look at the table reads: names, what is asked, and the first choices. The whole is in index.ts. */
import type { GameWords } from '../../words.ts';
import type { Move } from '../rules/answers.ts';
import type { Book } from '../rules/book/book.ts';
import type { View } from '../rules/state.ts';
import type { Story } from '../rules/story.ts';
import { firstChoiceText } from './questions/firstChoices.ts';
import { prompt, ruleOf } from './questions/prompt.ts';
import { eventThings, nameOf } from './things.ts';

export const firstWords: GameWords<View, Move, Story, Book> = {
  nameOf,
  prompt,
  ruleOf,
  eventThings,
  help: () => import('./help/index.ts').then((one) => one.help),
  choiceText: firstChoiceText,
  // With the log and refusals.
  eventText: () => null,
  refusals: {},
};
