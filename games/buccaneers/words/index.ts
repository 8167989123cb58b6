/** Everything Black Hole Buccaneers says, in both languages. */
import type { GameWords } from '../../words.ts';
import type { Cards } from '../rules/cards.ts';
import type { Move, Story, View } from '../rules/state.ts';
import { choiceText } from './choices.ts';
import { eventText, eventThings } from './events.ts';
import { nameOf } from './names.ts';
import { prompt, ruleOf } from './prompt.ts';
import { refusals } from './refusals.ts';
import { ties } from './result.ts';

export const words: GameWords<View, Move, Story, Cards> = {
  nameOf,
  prompt,
  ruleOf,
  choiceText,
  eventText,
  eventThings,
  log: () => import('./log.ts').then((one) => one.log),
  ties,
  end: () => import('./end.ts').then((one) => one.end),
  refusals,
  spoken: () => import('./spoken.ts').then((one) => one.spoken),
  pace: () => import('./doing.ts'),
  help: () => import('./help.ts').then((one) => one.help),
  fields: () => import('./fields.ts').then((one) => one.fields),
};
