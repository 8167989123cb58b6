/** The table of Black Hole Buccaneers, as the page's frame knows it. */
import type { TableModule } from '../../table.ts';
import { choiceText } from '../words/choices.ts';
import { eventText, eventThings } from '../words/events.ts';
import { nameOf } from '../words/names.ts';
import { prompt } from '../words/prompt.ts';
import { sentences } from '../words/refusals.ts';
import { ties } from '../words/result.ts';
import { Board } from './Board.tsx';
import { Face } from './cards/Face.tsx';

export const table: TableModule = {
  Board,
  Face,
  help: () => import('../words/help.ts').then((one) => one.help),
  nameOf,
  prompt,
  choiceText,
  eventText,
  eventThings,
  ties,
  sentences,
  tutorial: () => import('../guide/tutorial.ts').then((one) => one.tutorial),
  examples: () => import('./examples.ts').then((one) => one.examples),
  charts: [
    { fact: 'points', name: { en: 'Points', de: 'Punkte' } },
    { fact: 'value', name: { en: 'Value', de: 'Wert' } },
    { fact: 'weight', name: { en: 'Weight', de: 'Gewicht' } },
  ],
  fields: () => import('../words/fields.ts').then((one) => one.fields),
  problems: () => import('../words/problems.ts').then((one) => one.problems),
};
