/** What makes a match an event beside the game's own show: the podium. Loaded once a table can be played. */
export { Podium } from './podium/Podium.tsx';
