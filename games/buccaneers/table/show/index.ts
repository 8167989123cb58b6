/** The show of Black Hole Buccaneers, loaded once the table can be played. */
export { LivingHole } from './hole/LivingHole.tsx';
