import { testRecords } from '@accretion/engine/kit';
import { masterworks } from './index.ts';

testRecords(masterworks, new URL('./records/', import.meta.url), {
  'ready-squads': { seats: 3, undoes: true },
  'hard-clock': {
    seats: 3,
    options: { difficulty: 'hard', squads: { are: 'ready', a: 'x-men-jean', b: 'avengers-heavy' } },
    isSilent: true,
  },
  'mustered-freely': { seats: 3, options: { squads: { are: 'mustered' } }, isSilent: true, undoes: true },
});
