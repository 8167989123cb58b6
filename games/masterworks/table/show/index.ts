/** What makes the table an event, loaded after it can be played. */
export { Emblem } from './figures/Emblem.tsx';
export { Countdown } from './missile/Countdown.tsx';
export { Storm } from './storm/Storm.tsx';
