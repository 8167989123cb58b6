/** The lobby card: what the lobby says about the game before loading it. */
import type { LobbyCard } from '../../table.ts';

export const lobby: Omit<LobbyCard, 'load' | 'poster' | 'optionTexts'> = {
  id: 'buccaneers',
  name: { en: 'Black Hole Buccaneers', de: 'Black Hole Buccaneers' },
  tagline: {
    en: 'Grab the most valuable trash in space, and stay light enough to get away with it.',
    de: 'Schnapp dir den wertvollsten Müll im All und bleib leicht genug, um damit zu entkommen.',
  },
  seats: { min: 3, max: 6 },
  usualSeats: 4,
  firstMatch: { holes: { are: 'first' } }, // B2
  minutes: [15, 30],
  difficulty: 2,
};
