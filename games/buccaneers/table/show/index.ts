/** The show of Black Hole Buccaneers, loaded once the table can be played. */
export { Count } from '../../../pieces/show/index.ts';
export { LivingHole } from './hole/LivingHole.tsx';
export { Coins } from './scoring/Coins.tsx';
export { Swallow } from './scoring/Swallow.tsx';
