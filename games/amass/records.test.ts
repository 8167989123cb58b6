import { testRecords } from '@accretion/engine/kit';
import { amass } from './index.ts';

testRecords(amass, new URL('./records/', import.meta.url), {
  'solo-with-two': { seats: 1, options: { cards: 8 }, undoes: true },
  'coop-clock': { seats: 2, options: { coop: true, cards: 5 }, isSilent: true },
  'three-humans': { seats: 3, options: { cards: 5 }, isSilent: true, undoes: true },
});
