import { darts } from './darts.ts';
import { testGame } from './index.ts';

testGame(darts, { seatings: [{ seats: 2 }], bound: 20 });
