/** Everything ULTRAMASSIVE says, in both languages. */
import type { GameWords } from '../../words.ts';
import type { Cards } from '../rules/cards.ts';
import type { Move, Story, View } from '../rules/state.ts';
import { choiceText } from './choices.ts';
import { eventText, eventThings } from './events.ts';
import { nameOf } from './names.ts';
import { prompt, waiting } from './prompt.ts';
import { refusals } from './refusals.ts';
import { ties } from './ties.ts';

export const words: GameWords<View, Move, Story, Cards> = {
  nameOf,
  prompt,
  waiting,
  choiceText,
  eventText,
  eventThings,
  ties,
  refusals,
  help: () => import('./help/index.ts').then((one) => one.help),
  fields: () => import('./fields.ts').then((one) => one.fields),
};
