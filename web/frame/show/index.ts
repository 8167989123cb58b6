/** What makes a match an event beside the game's own show: podium and sound. Loaded once a table can be played. */
export { Podium } from './podium/Podium.tsx';
export { Feedback } from './sound/Feedback.tsx';
