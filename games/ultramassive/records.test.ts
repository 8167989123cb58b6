import { testRecords } from '@accretion/engine/kit';
import { ultramassive } from './index.ts';

testRecords(ultramassive, new URL('./records/', import.meta.url), {
  'two-players': { seats: 2, undoes: true },
  'advanced-clock': { seats: 3, options: { advancedDraft: true }, isSilent: true },
  'earlier-one-by-one': { seats: 2, options: { edition: 'earlier', turns: 'oneByOne' } },
  'solo-hard': { seats: 1, options: { mode: 'soloHard' }, undoes: true },
});
