/** AMASS for the ear: a march of four crews; the Alien threatens, fights and thefts are tense. */
import type { TableSounds } from '../../table.ts';
import type { Story } from '../rules/state.ts';

export const sounds: TableSounds<Story> = {
  signature: { root: 220, notes: [0, 0, 3, 7, 3, 10] },
  events: {
    ...{ playResource: 'step', moveAlien: 'threat', clear: 'lose', distribute: 'step', deploy: 'reveal' },
    ...{ play: 'reveal', fight: 'threat', roll: 'dice', reroll: 'dice', pairs: 'hit', wound: 'hit' },
    ...{ mine: 'gain', camp: 'dice', stealRoll: 'dice', steal: 'great', store: 'gain', droidLost: 'lose' },
  },
  tense: ['call', 'roll', 'card', 'steal'],
};
