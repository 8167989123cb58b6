import { testGame } from '../index.ts';
import { darts } from './darts.ts';

testGame(darts, { seatings: [{ seats: 2 }], bound: 20 });
