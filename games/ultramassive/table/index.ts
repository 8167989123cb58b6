/** The table of ULTRAMASSIVE, as the page's frame knows it. */
import type { TableModule } from '../../table.ts';
import { choiceText } from '../words/choices.ts';
import { eventText, eventThings } from '../words/events.ts';
import { nameOf } from '../words/names.ts';
import { prompt, waiting } from '../words/prompt.ts';
import { sentences } from '../words/refusals.ts';
import { ties } from '../words/ties.ts';
import { Board } from './Board.tsx';
import { Face } from './cards/Face.tsx';

export const table: TableModule = {
  Board,
  Face,
  help: () => import('../words/help/index.ts').then((one) => one.help),
  nameOf,
  prompt,
  waiting,
  ties,
  choiceText,
  eventText,
  eventThings,
  sentences,
  tutorial: () => import('../guide/tutorial.ts').then((one) => one.tutorial),
  examples: () => import('./examples.ts').then((one) => one.examples),
  charts: [
    { fact: 'mass', name: { en: 'Solar Mass', de: 'Sonnenmasse' } },
    { fact: 'discovery', name: { en: 'Discovery Counters', de: 'Entdeckungsmarker' } },
    { fact: 'anomalies', name: { en: 'Anomalies', de: 'Anomalien' } },
  ],
  fields: () => import('../words/fields.ts').then((one) => one.fields),
  problems: () => import('../words/problems.ts').then((one) => one.problems),
};
