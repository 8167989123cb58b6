/** Black Hole Buccaneers for the ear: a shanty that falls into the hole; the weighing is tense. */
import type { TableSounds } from '../../table.ts';
import type { Story } from '../rules/state.ts';

export const sounds: TableSounds<Story> = {
  signature: { root: 293.7, notes: [0, 7, 5, 3, 7, 12] },
  events: {
    ...{ turnUpHole: 'threat', reveal: 'reveal', pass: 'step', fillPile: 'step', find: 'gain' },
    ...{ clash: 'hit', discard: 'lose', turn: 'step', take: 'gain', weigh: 'step', turnUpPile: 'reveal' },
    ...{ drawnIn: 'lose', noneDrawnIn: 'gain', rank: 'gain' },
  },
  tense: ['score', 'pile'],
};
