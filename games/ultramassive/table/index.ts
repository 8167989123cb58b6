/** The table of ULTRAMASSIVE, as the page's frame knows it. */
import type { TableModule } from '../../table.ts';
import { sentences } from '../guide/sentences.ts';
import { Board } from './Board.tsx';
import { choiceText } from './choices.ts';
import { eventText, eventThings } from './events.ts';
import { Face } from './Face.tsx';
import { nameOf } from './naming.ts';
import { prompt, waiting } from './prompt.ts';
import { ties } from './ties.ts';

export const table: TableModule = {
  Board,
  Face,
  help: () => import('./help.ts').then((one) => one.help),
  nameOf,
  prompt,
  waiting,
  ties,
  choiceText,
  eventText,
  eventThings,
  sentences,
  guide: (language) =>
    (language === 'de' ? import('../guide/rules.de.md?raw') : import('../guide/rules.en.md?raw')).then(
      (one) => one.default,
    ),
  tutorial: () => import('../guide/tutorial.ts').then((one) => one.tutorial),
  examples: () => import('./examples.ts').then((one) => one.examples),
  charts: [
    { fact: 'mass', name: { en: 'Solar Mass', de: 'Sonnenmasse' } },
    { fact: 'discovery', name: { en: 'Discovery Counters', de: 'Entdeckungsmarker' } },
    { fact: 'anomalies', name: { en: 'Anomalies', de: 'Anomalien' } },
  ],
  fields: () => import('../guide/fields.ts').then((one) => one.fields),
  problems: () => import('../guide/problems.ts').then((one) => one.problems),
};
