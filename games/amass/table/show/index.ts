/** What makes the table an event, loaded after it can be played. */
export { Duel } from './Duel.tsx';
export { Movers } from './Movers.tsx';
export { movesIn } from './movesIn.ts';
