/** ULTRAMASSIVE for the ear: fifths that climb as a hole does; growing is its great moment. */
import type { TableSounds } from '../../table.ts';
import type { Story } from '../rules/state.ts';

export const sounds: TableSounds<Story> = {
  signature: { root: 196, notes: [0, 7, 14, 19] },
  events: {
    ...{ pick: 'step', gain: 'gain', playCard: 'reveal', use: 'step', useCore: 'step', place: 'step' },
    ...{ absorb: 'gain', orbit: 'step', detonate: 'hit', activate: 'reveal', discover: 'gain' },
    ...{ expand: 'great', challenge: 'great', missed: 'lose', bonus: 'gain' },
  },
  tense: ['growth'],
};
