/** Everything Black Hole Buccaneers says, in both languages. */
import type { GameWords } from '../../words.ts';
import type { Cards } from '../rules/cards.ts';
import type { Move, Story, View } from '../rules/state.ts';
import { choiceText } from './choices.ts';
import { eventText, eventThings } from './events.ts';
import { nameOf } from './names.ts';
import { prompt } from './prompt.ts';
import { refusals } from './refusals.ts';
import { ties } from './result.ts';

export const words: GameWords<View, Move, Story, Cards> = {
  nameOf,
  prompt,
  choiceText,
  eventText,
  eventThings,
  ties,
  refusals,
  help: () => import('./help.ts').then((one) => one.help),
  fields: () => import('./fields.ts').then((one) => one.fields),
};
