/** What the lobby says about the game before anything of it is loaded. */
import type { LobbyCard } from '../../table.ts';

export const lobby: Omit<LobbyCard, 'load' | 'poster' | 'optionTexts'> = {
  id: 'amass',
  name: {
    en: 'AMASS: Battle for Resources on Planet XS',
    de: 'AMASS: Kampf um die Rohstoffe des Planeten XS',
  },
  tagline: {
    en: 'Plan in secret, mine, raid and defend, and stay out of the Alien’s way.',
    de: 'Plane geheim, bau ab, überfalle und verteidige, und geh dem Alien aus dem Weg.',
  },
  seats: { min: 1, max: 6 },
  usualSeats: 3,
  starts: [
    { seats: 1, options: {}, name: { en: 'Solo against AI crews', de: 'Allein gegen KI-Crews' } },
    { seats: 2, options: { coop: true }, name: { en: 'Co-op', de: 'Gemeinsam' } },
  ],
  minutes: [30, 90],
  difficulty: 3,
};
