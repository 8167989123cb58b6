/** What the lobby says about the game before anything of it is loaded. */
import type { LobbyCard } from '../../table.ts';

export const lobby: Omit<LobbyCard, 'load' | 'poster' | 'optionTexts'> = {
  id: 'masterworks',
  name: { en: 'Mutant Masterworks', de: 'Mutant Masterworks' },
  tagline: {
    en: 'Two squads of heroes against Magneto: move, measure, fight, and stop the missile.',
    de: 'Zwei Trupps von Helden gegen Magneto: bewegen, messen, kämpfen und die Rakete stoppen.',
  },
  seats: { min: 3, max: 3 },
  usualSeats: 3,
  roles: {
    crisisA: { en: 'Crisis A', de: 'Krise A' },
    crisisB: { en: 'Crisis B', de: 'Krise B' },
    cosmic: { en: 'Magneto', de: 'Magneto' },
  },
  starts: [
    { seats: 3, options: {}, mine: [0], name: { en: 'Solo against Magneto', de: 'Allein gegen Magneto' } },
    {
      seats: 3,
      options: {},
      mine: [0, 1],
      name: { en: 'Two squads, one player', de: 'Zwei Trupps, ein Spieler' },
    },
    { seats: 3, options: {}, mine: [2], name: { en: 'Be Magneto', de: 'Magneto sein' } },
  ],
  friends: { en: 'With friends', de: 'Mit Freunden' },
  minutes: [60, 120],
  difficulty: 5,
};
