/** What the lobby says about the game before anything of it is loaded. */
import type { LobbyCard } from '../../table.ts';

export const lobby: Omit<LobbyCard, 'load' | 'poster' | 'optionTexts'> = {
  id: 'ultramassive',
  name: { en: 'ULTRAMASSIVE', de: 'ULTRAMASSIVE' },
  tagline: {
    en: 'Be the Black Hole: draw in stars, devour them, and outgrow everyone else.',
    de: 'Sei das Schwarze Loch: Zieh Sterne nach innen, verschling sie und wachse über alle anderen hinaus.',
  },
  seats: { min: 1, max: 4 },
  usualSeats: 3,
  minutes: [30, 60],
  difficulty: 3,
  starts: [{ name: { en: 'Play solo', de: 'Solo spielen' }, seats: 1, options: { mode: 'soloNormal' } }],
};
