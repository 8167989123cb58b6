/** Mutant Masterworks for the ear: a fanfare over a threat; attacks are tense. */
import type { TableSounds } from '../../table.ts';
import type { Story } from '../rules/story.ts';

export const sounds: TableSounds<Story> = {
  signature: { root: 174.6, notes: [0, 7, 6, 12, 15] },
  events: {
    ...{ round: 'step', activate: 'step', advance: 'step', use: 'reveal', card: 'reveal', attack: 'threat' },
    ...{
      roll: 'dice',
      reroll: 'dice',
      dodge: 'dice',
      dice: 'dice',
      throw: 'hit',
      suffer: 'hit',
      push: 'step',
    },
    ...{ heal: 'gain', daze: 'lose', ko: 'lose', destroy: 'hit', storm: 'threat', missile: 'threat' },
    ...{ hold: 'gain', deliver: 'great', shieldDown: 'great', drop: 'lose', soldier: 'threat' },
  },
  tense: ['call', 'roll', 'change'],
};
