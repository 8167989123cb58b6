/** ME13: cards for each player and starting debris are printed; graded Stamina of the boss is ours (MD19). */
import type { Content } from '../rules/content/shape.ts';

// biome-ignore format: one entry, one line
export const difficulties: Content['difficulties'] = {
  narrative: { name: { en: 'Narrative', de: 'Erzählung' }, tactics: 0, debris: 5, bossStamina: 8, from: { tactics: 'printed', debris: 'printed', bossStamina: 'stand-in' } },
  normal: { name: { en: 'Normal', de: 'Normal' }, tactics: 3, debris: 8, bossStamina: 10, from: { tactics: 'printed', debris: 'printed', bossStamina: 'stand-in' } },
  hard: { name: { en: 'Hard', de: 'Schwer' }, tactics: 2, debris: 10, bossStamina: 12, from: { tactics: 'printed', debris: 'printed', bossStamina: 'stand-in' } },
  homoSuperior: { name: { en: 'Homo Superior', de: 'Homo Superior' }, tactics: 1, debris: 12, bossStamina: 14, from: { tactics: 'printed', debris: 'printed', bossStamina: 'stand-in' } },
};
