/** Matches and players for a game's own tests. They read no files, so tests of what is drawn can use them too. */
export { boxWith, openMatch, playOut, type Situation } from './opened.ts';
export { TestMatch, TestSeat } from './players.ts';
