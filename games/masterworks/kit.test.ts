import { testGame } from '@accretion/engine/kit';
import { masterworks } from './index.ts';

testGame(masterworks, {
  name: 'Mutant Masterworks',
  seatings: [{ seats: 3 }],
  matches: 1,
  bound: 5_000,
  // Whoever falls loses the condition it was given in the same breath: everybody heard which.
  reveals: ['gainCondition'],
});
